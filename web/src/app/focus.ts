// Whoever goes by key never falls out of the page: where the thing that had the focus is gone, the screen has it.

/** The screen itself looks after its focus first. */
const PATIENCE = 60;

/** Watches over the focus; called once. */
export function keepFocus(): void {
  let last: Element | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  const isLost = () => last !== null && document.activeElement === document.body && (!last.isConnected || last.matches(":disabled"));
  const look = () => {
    if (!isLost()) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => isLost() && document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }), PATIENCE);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
}
