import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { holdsOfVisitorStatement, releaseHoldsStatements } from "../../data/availability/booking-holds.server";
import { freedBy } from "../../domain/availability/schedule-change";
import { releaseHoldSchema } from "../../schemas/availability/hold-time";
import { seatFreedEffect } from "../../support/appointments/change-effects.server";
import { commitSchedule } from "./commit-schedule.server";

/** Lets go of what is kept for this visitor of a service. Whoever has nothing kept has nothing to let go of. */
export async function releaseHold(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "appointment.book");
  const { serviceOfferingId } = parse(releaseHoldSchema, raw);
  const { db, visitor } = context;
  const [own] = await db.batch([holdsOfVisitorStatement(db, visitor.hash)]);
  const holds = own.filter((hold) => hold.serviceOfferingId === serviceOfferingId);
  if (holds.length === 0) return;
  const sessions = [...new Set(holds.map(({ sessionId }) => sessionId).filter((id) => id !== null))];
  await commitSchedule(
    context,
    {
      writes: releaseHoldsStatements(db, holds),
      audit: [{ action: "appointment.release", subjectKind: "hold", subjectId: holds[0]?.id ?? null }],
      outbox: sessions.map((sessionId) => seatFreedEffect(context, sessionId)),
      result: null,
    },
    holds.map(freedBy),
  );
}
