// What the player has chosen for this browser: kept where the browser lets us, else for this visit only.
import type { Lang } from "../wire";

/** The settings, and what they can be. */
export interface Settings {
  lang: Lang;
  theme: "system" | "day" | "evening";
  /** Boards in three dimensions. */
  solid: boolean;
  coordinates: boolean;
  sounds: boolean;
  motion: "system" | "full" | "none";
  /** Touching twice plays: the first touch shows what would happen. */
  confirm: boolean;
  /** Typed moves have a field below the board. */
  typing: boolean;
}

const KEY = "tabuleiro.settings";

function usual(): Settings {
  const prefersPortuguese = typeof navigator === "object" && navigator.language.toLowerCase().startsWith("pt");
  return {
    lang: prefersPortuguese ? "pt" : "en",
    theme: "system",
    solid: false,
    coordinates: false,
    sounds: false,
    motion: "system",
    confirm: true,
    typing: false,
  };
}

/** Settings as they were kept: whatever is not a value that can be is left as usual. */
export function read(text: string | null, otherwise: Settings): Settings {
  const kept: unknown = parsed(text);
  if (typeof kept !== "object" || kept === null) return otherwise;
  const from = kept as Partial<Record<keyof Settings, unknown>>;
  const one = <T>(value: unknown, allowed: readonly T[], usual: T): T => (allowed.includes(value as T) ? (value as T) : usual);
  const flags = [true, false] as const;
  return {
    lang: one(from.lang, ["en", "pt"] as const, otherwise.lang),
    theme: one(from.theme, ["system", "day", "evening"] as const, otherwise.theme),
    solid: one(from.solid, flags, otherwise.solid),
    coordinates: one(from.coordinates, flags, otherwise.coordinates),
    sounds: one(from.sounds, flags, otherwise.sounds),
    motion: one(from.motion, ["system", "full", "none"] as const, otherwise.motion),
    confirm: one(from.confirm, flags, otherwise.confirm),
    typing: one(from.typing, flags, otherwise.typing),
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The settings of this browser. Assign to a field to change it. */
export const settings: Settings = $state(read(kept(), usual()));
/** As they were when this tab last read or kept them. */
let known: Settings = { ...settings };

/** What is kept, with what was changed here since it was last looked at: two tabs may each change something. */
export function merged(stored: Settings, known: Settings, here: Settings): Settings {
  const changed = (Object.keys(here) as (keyof Settings)[]).filter((key) => here[key] !== known[key]);
  return { ...stored, ...Object.fromEntries(changed.map((key) => [key, here[key]])) };
}

/** Keeps what was changed here, and takes over what was changed elsewhere; false if the browser forbids it. */
export function keepSettings(): boolean {
  const now = merged(read(kept(), known), known, settings);
  take(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
    return true;
  } catch {
    return false;
  }
}

function take(now: Settings): void {
  known = { ...now };
  Object.assign(settings, now);
}

/** Takes over settings that were kept elsewhere; values that cannot be are left as they are. */
export function adopt(text: string): void {
  Object.assign(settings, read(text, settings));
  keepSettings();
}

/** Heeds what another tab changes; called once. */
export function watchOtherTabs(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY && newValue !== null) take(merged(read(newValue, known), known, settings));
  });
}

function wishes(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

const system = $state({ dark: wishes("(prefers-color-scheme: dark)"), still: wishes("(prefers-reduced-motion: reduce)") });

/** Listens to what the system wishes; called once. */
export function watchSystem(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => (system.dark = matches));
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", ({ matches }) => (system.still = matches));
}

/** Whether it is evening in the room. */
export function isEvening(): boolean {
  return settings.theme === "system" ? system.dark : settings.theme === "evening";
}

/** Whether things cut to their result instead of moving. */
export function isStill(): boolean {
  return settings.motion === "system" ? system.still : settings.motion === "none";
}
