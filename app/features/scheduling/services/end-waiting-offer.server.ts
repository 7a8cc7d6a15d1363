import { type CommitPlan, CommitRefused, type OutboxEntry } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readEntry, type WaitingEntry } from "../data/waiting-entry-read.server";
import { passOfferStatement, releaseOfferStatements } from "../data/waiting-list-write.server";
import type { ScheduleChange } from "../domain/schedule-change";
import { MOST_PASSED_OFFERS, takenBy } from "../domain/waiting-offer";
import { commitSchedule } from "./commit-schedule.server";

/** The time that an offer held until now, for those who look at its provider. */
export function freedTimeOf({ offer }: WaitingEntry): ScheduleChange[] {
  if (!offer) return [];
  const { start, end } = takenBy(offer.startsAt, offer);
  return [{ employeeId: offer.employeeId, from: start, to: end, taken: false }];
}

/** Tells the list that the time of an offer is free again, for whoever is next. */
export function freedByOffer(context: RequestContext, { offer }: WaitingEntry): OutboxEntry[] {
  if (!offer) return [];
  const { start, end } = takenBy(offer.startsAt, offer);
  const payload = { employeeId: offer.employeeId, from: start, to: end };
  return [{ id: uuidv7(context.now), topic: "schedule.freed", payload }];
}

/** Takes an offer back and asks the next; false where it was answered meanwhile. */
export async function passOffer(context: RequestContext, entry: WaitingEntry, unanswered: boolean): Promise<boolean> {
  const ended = unanswered && entry.passedOffers + 1 >= MOST_PASSED_OFFERS;
  const { id, patientId } = entry;
  try {
    const plan: CommitPlan<null> = {
      guarded: passOfferStatement(context.db, entry, { state: ended ? "ENDED" : "WAITING", unanswered }),
      writes: releaseOfferStatements(context.db, id),
      audit: [{ action: "waitingList.pass", subjectKind: "waitingList", subjectId: id, patientId }],
      outbox: freedByOffer(context, entry),
      result: null,
    };
    await commitSchedule(context, plan, freedTimeOf(entry));
    return true;
  } catch (error) {
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
    return false;
  }
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
