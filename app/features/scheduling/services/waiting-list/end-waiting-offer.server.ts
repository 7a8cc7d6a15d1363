import { refusedAs, type CommitPlan, type OutboxEntry } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readEntry, type WaitingEntry } from "../../data/waiting-list/waiting-entry-read.server";
import { passOfferStatement, releaseOfferStatements } from "../../data/waiting-list/waiting-list-write.server";
import { freedBy, type ScheduleChange } from "../../domain/availability/schedule-change";
import { MOST_PASSED_OFFERS } from "../../domain/waiting-list/waiting-offer";
import { freedEffects, seatFreedEffect } from "../../support/appointments/change-effects.server";
import { commitSchedule } from "../availability/commit-schedule.server";

/** The time that is free again once the offer of an entry ends; none where it is offered nothing. */
export const freedByOffer = ({ state, offer }: WaitingEntry): ScheduleChange[] =>
  state === "OFFERED" && offer ? [freedBy(offer)] : [];

/** Asks the next once the offer of an entry ends: for its seat whoever waits for the session, else for the time. */
export function nextEffects(context: RequestContext, entry: WaitingEntry): OutboxEntry[] {
  const freed = freedByOffer(entry);
  if (freed.length === 0 || entry.sessionId === null) return freedEffects(context, freed);
  return [seatFreedEffect(context, entry.sessionId, context.now, entry.id)];
}

/** Takes an offer back and asks the next; false where it was answered meanwhile. */
export async function passOffer(context: RequestContext, entry: WaitingEntry, unanswered: boolean): Promise<boolean> {
  const ended = unanswered && entry.passedOffers + 1 >= MOST_PASSED_OFFERS;
  const { id, patientId } = entry;
  const freed = freedByOffer(entry);
  const plan: CommitPlan<null> = {
    guarded: passOfferStatement(context.db, entry, { state: ended ? "ENDED" : "WAITING", unanswered }),
    writes: releaseOfferStatements(context.db, id),
    audit: [{ action: "waitingList.pass", subjectKind: "waitingList", subjectId: id, patientId, fields: ["state"] }],
    outbox: nextEffects(context, entry),
    result: null,
  };
  return commitSchedule(context, plan, freed).then(() => true, refusedAs({ conflict: () => false }));
}

/** Does one due end of an offer that nobody answered: the next is asked. Safe to do twice. */
export async function expireWaitingOffer(context: RequestContext, item: { id: string }): Promise<void> {
  await authorize(context, "waitingList.offer");
  const entry = await readEntry(context.db, { id: item.id });
  if (entry?.state === "OFFERED" && entry.offer) {
    if (entry.offer.expiresAt > context.now) return;
    if (await passOffer(context, entry, true)) return;
  }
  await context.db.rawBatch(releaseOfferStatements(context.db, item.id));
}
