import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { dropHoldExpiry, readHold, releaseHoldsStatements } from "../../data/availability/booking-holds.server";
import { freedBy } from "../../domain/availability/schedule-change";
import { seatFreedEffect } from "../../support/appointments/change-effects.server";
import { commitSchedule } from "./commit-schedule.server";

/** Does one due end of a hold: its rows go, and open pages hear that the time is free. Safe to do twice. */
export async function expireHold(context: RequestContext, item: { id: string }): Promise<void> {
  await authorize(context, "appointment.expire");
  const hold = await readHold(context.db, item.id);
  if (!hold) return void (await dropHoldExpiry(context.db, item.id));
  if (hold.expiresAt > context.now) return;
  await commitSchedule(
    context,
    {
      writes: releaseHoldsStatements(context.db, [hold]),
      audit: [{ action: "appointment.release", subjectKind: "hold", subjectId: hold.id }],
      outbox: hold.sessionId === null ? [] : [seatFreedEffect(context, hold.sessionId)],
      result: null,
    },
    [freedBy(hold)],
  );
}
