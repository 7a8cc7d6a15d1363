import type { WeekDraft } from "../../domain/timings/week-draft";

const KEPT_MS = 30 * 60_000;
const nameOf = (key: string) => `week:${key}`;

/** What was typed before the language was switched; once, and only for the same version of the same week. */
export function keptDraft(key: string): WeekDraft | undefined {
  const text = sessionStorage.getItem(nameOf(key));
  sessionStorage.removeItem(nameOf(key));
  if (!text) return undefined;
  const { at, draft } = JSON.parse(text) as { at: number; draft: WeekDraft };
  return Date.now() - at <= KEPT_MS ? draft : undefined;
}

/** Keeps a week that has lines of its own making while the language is switched, in this tab alone. */
export function keepDraftOverLanguages(key: string, draft: WeekDraft): () => void {
  const keep = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a[hreflang]"))
      sessionStorage.setItem(nameOf(key), JSON.stringify({ at: Date.now(), draft }));
  };
  document.addEventListener("click", keep);
  return () => document.removeEventListener("click", keep);
}
