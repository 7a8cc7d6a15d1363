import { asAsked, type CommitPlan } from "~/db/commit.server";
import { actsForClinic } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readEntry, type WaitingEntry } from "../../data/waiting-list/waiting-entry-read.server";
import {
  dropEndStatement,
  endEntryStatement,
  releaseOfferStatements,
  type Ending,
} from "../../data/waiting-list/waiting-list-write.server";
import { waitingEntrySchema } from "../../schemas/waiting-list/waiting-list";
import { commitSchedule } from "../availability/commit-schedule.server";
import { freedByOffer, nextEffects } from "./end-waiting-offer.server";

/** Ends an entry; a time that was held for it goes to the next. One that has ended already stays as it is. */
export async function endEntry(
  context: RequestContext,
  entry: WaitingEntry,
  as: Exclude<Ending, "TAKEN">,
): Promise<void> {
  const { id, patientId } = entry;
  const freed = freedByOffer(entry);
  const plan: CommitPlan<null> = {
    guarded: endEntryStatement(context.db, entry, as),
    writes: [...releaseOfferStatements(context.db, id), dropEndStatement(context.db, id)],
    audit: [{ action: "waitingList.leave", subjectKind: "waitingList", subjectId: id, patientId, fields: ["state"] }],
    outbox: nextEffects(context, entry),
    result: null,
  };
  await commitSchedule(context, plan, freed).catch(asAsked);
}

/**
 * Takes somebody off the list: the patient themselves, signed in or by the link of the appointment, or the clinic.
 * @throws NotFoundError for an entry that is unknown or not theirs
 */
export async function leaveWaitingList(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  const staff = actsForClinic(context.actor);
  const authority = staff ? "appointment.set" : "waitingList.leave";
  await authorize(context, authority);
  const { waitingId } = parse(waitingEntrySchema, raw);
  const entry = await readEntry(context.db, { id: waitingId });
  if (!entry) throw new NotFoundError();
  const { patientId, employeeId, appointmentId, madeBy } = entry;
  const whose = { patientId, employeeId, appointmentId, madeBy };
  await authorize(context, authority, { kind: "waitingList", id: entry.id, ...whose });
  await endEntry(context, entry, staff ? "REMOVED" : "LEFT");
  return { id: entry.id };
}
