import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readOwed } from "../../data/lists/owed-read.server";
import type { DayLine } from "../../domain/lists/staff-day";
import { ofPatient } from "../appointments/appointment-reach.server";
import { readAskedOfLines } from "../asked-of-lines.server";

/**
 * How many of some appointments took place and are not paid, as their list says it: without what is covered by what a
 * patient paid ahead. 0 for whoever takes no payments. One round trip.
 */
export async function countUnpaid(context: RequestContext, lines: readonly DayLine[]): Promise<number> {
  if (lines.length === 0 || verdictOf(context, "appointment.markPaid") !== "allowed") return 0;
  const ids = lines.map(({ id }) => id);
  const [owed, askedOf] = await Promise.all([
    readOwed(context.db, ids),
    readAskedOfLines(context, lines.map(ofPatient)),
  ]);
  const unpaid = lines.flatMap((appointment) => {
    const amount = owed[appointment.id];
    return amount ? [{ ...amount, appointment }] : [];
  });
  return askedOf(unpaid).length;
}
