/** One word that fits what is typed. */
export interface Suggestion {
  name: string;
  /** Another name of the same by which it was found; null where it is the one that is shown. */
  found: string | null;
}

/** Below so many characters nothing is asked for, unless it is said otherwise. */
const FEWEST = 2;
/** So long after the last key, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Asks for what fits what is typed, after a pause; only the answer to the last question is shown. What fails shows
 * `nothing`: the field takes any words.
 */
export function askerOf<T>(
  ask: (typed: string) => Promise<T>,
  show: (found: T) => void,
  { nothing, fewest = FEWEST }: { nothing: T; fewest?: number },
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const stop = () => {
    clearTimeout(timer);
    turn += 1;
  };
  const type = (typed: string) => {
    stop();
    const [text, mine] = [typed.trim(), turn];
    const answer = (found: T) => {
      if (mine === turn) show(found);
    };
    if ([...text].length < fewest) return show(nothing);
    timer = setTimeout(() => {
      ask(text).then(answer, () => answer(nothing));
    }, PAUSE_MS);
  };
  return { type, stop };
}

/** The same for a list of words. */
export const asker = (ask: (typed: string) => Promise<Suggestion[]>, show: (found: Suggestion[]) => void) =>
  askerOf(ask, show, { nothing: [] });

/**
 * Which of `count` options is marked after a key; -1 is none of them, the field itself. Undefined for a key that marks
 * nothing.
 */
export function marked(key: string, now: number, count: number): number | undefined {
  if (key === "ArrowDown") return now + 1 < count ? now + 1 : -1;
  if (key === "ArrowUp") return now < 0 ? count - 1 : now - 1;
  return undefined;
}
