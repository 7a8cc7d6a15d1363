import { refusedAs, type CommitPlan } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { editSessionStatement } from "../../data/groups/group-session-write.server";
import { freedBy, takenBy } from "../../domain/availability/schedule-change";
import { editSessionSchema } from "../../schemas/groups/group-session";
import { loadSession, requireOpen } from "./change-session.server";
import { seatFreedEffect } from "../../support/appointments/change-effects.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import { requireSeats } from "./require-seats.server";

/**
 * Staff change a session's title and number of seats. Open pages are told, for its time may be bookable now or no longer.
 * @throws InvalidError at `capacity` where more seats are taken or a call holds fewer, ConflictError where somebody changed it meanwhile
 */
export async function editGroupSession(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  const { sessionId: id, title, capacity, version } = parse(editSessionSchema, raw);
  const { session } = await loadSession(context, id, version);
  requireOpen(session);
  requireSeats(capacity, session);
  const tooFew = (taken: number) =>
    new InvalidError([{ field: "capacity", message: "group-sessions:form.tooFew", values: { count: taken } }]);
  if (capacity < session.taken) throw tooFew(session.taken);
  const plan: CommitPlan<null> = {
    guarded: editSessionStatement(context, session, { title, capacity }),
    audit: [
      {
        action: "groupSession.edit",
        subjectKind: "groupSession",
        subjectId: id,
        fields: changedFields(session, { title, capacity }),
      },
    ],
    outbox: capacity > session.capacity ? [seatFreedEffect(context, id)] : [],
    result: null,
  };
  await commitSchedule(context, plan, [capacity > session.capacity ? freedBy(session) : takenBy(session)]).catch(
    refusedAs({
      conflict: async () => {
        const now = (await loadSession(context, id)).session;
        if (capacity < now.taken) return tooFew(now.taken);
        return new ConflictError("changedMeanwhile", [
          { field: "version", message: "scheduling:disabled.changedMeanwhile" },
        ]);
      },
    }),
  );
  return { id };
}
