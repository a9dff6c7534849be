// How richly a board can be drawn here: in full, or plainly where graphics are slow.

/** `full` has shaders, mirrors and shadows; `plain` has one colour for each thing. */
export type Tier = "full" | "plain";

/** A frame that takes longer is too slow, in milliseconds. */
export const SLOW = 250;

let found: Tier | null = null;

/** What the address asks for, as `tier=plain` or `tier=full` in its query or its hash. */
export function wished(address: { search: string; hash: string }): Tier | null {
  const tier = /[?&#]tier=(plain|full)\b/.exec(`${address.search}${address.hash}`)?.[1];
  return tier === "plain" || tier === "full" ? tier : null;
}

/** Whether a renderer's name is that of one without a graphics card. */
export function isSoftware(name: string): boolean {
  return /swiftshader|llvmpipe|software|softpipe|basic render/i.test(name);
}

/** The tier to begin with, and whether the first frame is to be timed. */
export function firstTier(plain: boolean | undefined): { tier: Tier; measure: boolean } {
  if (plain !== undefined) return { tier: plain ? "plain" : "full", measure: false };
  const asked = wished(location);
  if (asked) return { tier: asked, measure: false };
  found ??= isSoftware(rendererName()) ? "plain" : null;
  return { tier: found ?? "full", measure: found === null };
}

/** Remembers that full drawing is too slow here, or that it is not. */
export function remember(tier: Tier): void {
  found = tier;
}

function rendererName(): string {
  const context = document.createElement("canvas").getContext("webgl2");
  const about = context?.getExtension("WEBGL_debug_renderer_info");
  const name = context && about ? String(context.getParameter(about.UNMASKED_RENDERER_WEBGL)) : "";
  // Browsers allow few contexts at once: this one is given back.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return name;
}
