import { data } from "@remix-run/cloudflare";
import { isCalendarDate } from "~/kernel/time/dates";
import type { ConflictError, InvalidError } from "~/platform/http/errors.server";
import type { FilledFields, Refusal } from "~/platform/http/define-form.server";
import { nearestOf } from "../../support/availability/time-taken.server";

/** What of a form says a time. */
const TIME_FIELDS: readonly string[] = ["startsAt", "day", "time", "override"];

/** The day that an address names; undefined where it names none. */
export function dayIn(url: URL): string | undefined {
  const day = url.searchParams.get("day") ?? "";
  return isCalendarDate(day) ? day : undefined;
}

export interface TimedRefusal extends Refusal {
  /** Free times around one that was refused, UTC ms. */
  nearest: readonly number[];
  /** The form was shown anew; see choice-acts.server.ts. */
  page?: undefined;
}

/** For an attempt at a time. */
export const TIMED = {
  /** The free time whose button was pressed stands in the place of every other. */
  read: ({ nearest, ...sent }: FilledFields): FilledFields => {
    if (nearest === undefined) return sent;
    const rest = Object.entries(sent).filter(([name]) => !TIME_FIELDS.includes(name));
    return { ...Object.fromEntries(rest), startsAt: nearest };
  },
  show: (refusal: Refusal, error: ConflictError | InvalidError) =>
    data<TimedRefusal>({ ...refusal, nearest: nearestOf(error) }, { status: error.status }),
};
