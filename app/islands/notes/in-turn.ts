/**
 * Does a work in turn: a call while it is under way begins once that has ended, and ends after its own. Calls that wait
 * are one.
 */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    const run = work().finally(() => {
      if (underWay === run) underWay = undefined;
    });
    underWay = run;
    return run;
  };
  return () => {
    if (!underWay) return begin();
    const after = () => {
      next = undefined;
      return begin();
    };
    next ??= underWay.then(after, after);
    return next;
  };
}
