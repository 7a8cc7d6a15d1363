import type { slotIn } from "./panel-choice";
import type { DeskTime } from "./panel-times";

/** A start with its doctor; UTC ms. */
interface Start {
  readonly startsAt: number;
  readonly employeeId: string;
}

/** So many starts are offered to whoever was too late. */
const OFFERED = 6;

/** When somebody at the desk can be seen without breaking a rule, by whom, soonest first. */
export const nextAtDesk = (times: readonly DeskTime[]): Start[] =>
  times
    .flatMap(({ employeeId, now, broken, next }) => [
      ...(broken.length === 0 ? [{ startsAt: now, employeeId }] : []),
      ...(next === null ? [] : [{ startsAt: next, employeeId }]),
    ])
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .slice(0, OFFERED);

/** The start that was chosen as free at once and that another booking has by now; null where none was, or it is free. */
export function takenAtOnce(times: readonly DeskTime[], chosen: ReturnType<typeof slotIn>): Start | null {
  if (chosen?.startsAt !== "now") return null;
  const { employeeId } = chosen;
  const own = times.find((each) => each.employeeId === employeeId);
  return own?.broken.includes("booking:rules.alreadyTaken") ? { startsAt: own.now, employeeId } : null;
}
