import { refusedAs, type CommitPlan } from "~/db/commit.server";
import { createZoneTable } from "~/kernel/time/zones";
import { outboxEntry } from "~/outbox/outbox-entry";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { takeSeatStatements } from "../../data/groups/group-seats.server";
import { readSession, type SessionRow } from "../../data/groups/group-session-read.server";
import { readSeatCandidates, readSeatWaiting, type SeatCandidate } from "../../data/waiting-list/seat-waiting.server";
import { readEntry } from "../../data/waiting-list/waiting-entry-read.server";
import { offerStatement } from "../../data/waiting-list/waiting-list-write.server";
import { rulesAt } from "../../domain/booking/booking-offer";
import { MOST_SEATS, seatsLeft } from "../../domain/groups/group-session";
import { takenBy } from "../../domain/availability/schedule-change";
import { offerExpiry } from "../../domain/waiting-list/waiting-offer";
import { commitSchedule } from "../availability/commit-schedule.server";
import { endEntry } from "../waiting-list/leave-waiting-list.server";
import { readStaffOffer } from "../appointments/read-staff-offer.server";

/** So many who wait are looked at for one message; a seat that none of them takes waits for the next one. */
const MOST_ASKED = 2 * MOST_SEATS;

/** Deadline of a seat that is offered now, UTC ms; null if the rules of booking keep it from patients. */
async function expiryOf(context: RequestContext, session: SessionRow): Promise<number | null> {
  const zones = createZoneTable();
  const offer = await readStaffOffer(context, session, zones).catch((error: unknown) => {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  });
  if (offer?.offering.onlineBookingOption !== "ENABLED") return null;
  const kept = rulesAt(offer, session.startsAt, zones).filter((rule) => rule !== "full");
  return kept.length > 0 ? null : offerExpiry(context.now, session.startsAt, offer.rules.minimumNoticeMinutes);
}

/** Holds a seat for somebody and asks them; "gone" where they went another way meanwhile, "full" where none is left. */
async function offerSeat(
  context: RequestContext,
  { id: entryId, version, patientId }: SeatCandidate,
  session: SessionRow,
  expiresAt: number,
): Promise<"offered" | "gone" | "full"> {
  const { employeeId, startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes } = session;
  const holder = { employeeId, startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes };
  const payload = {
    template: "waitingList.offer",
    to: { kind: "PATIENT", id: patientId },
    waitingId: entryId,
  } as const;
  const plan: CommitPlan<null> = {
    guarded: offerStatement(context.db, { entryId, version, expiresAt, ...holder }),
    writes: takeSeatStatements(context.db, session.id, { kind: "HOLD", id: entryId, expiresAt }, context.now),
    audit: [{ action: "waitingList.offer", subjectKind: "waitingList", subjectId: entryId, patientId }],
    outbox: [outboxEntry(context, "mail", payload)],
    due: [{ kind: "WAITING_OFFER", id: entryId, dueAt: expiresAt }],
    result: null,
  };
  return commitSchedule(context, plan, [takenBy(holder)]).then(
    () => "offered" as const,
    refusedAs({ conflict: () => "gone" as const, unique: () => "full" as const }),
  );
}

/** Nobody waits for a session that will not be. */
async function endAll(context: RequestContext, sessionId: string): Promise<void> {
  for (const id of await readSeatWaiting(context.db, sessionId, MOST_ASKED)) {
    const entry = await readEntry(context.db, { id });
    if (entry) await endEntry(context, entry, "ENDED");
  }
}

/**
 * Does one row of the topic `session.seatFreed`: the seats that are left are offered to those who have waited longest
 * for this session, each held for one of them alone until the offer runs out. Safe to run twice.
 */
export async function offerFreedSeat(context: RequestContext, payload: unknown): Promise<void> {
  await authorize(context, "waitingList.offer");
  const { sessionId, notTo = "" } = parse(TOPICS["session.seatFreed"], payload);
  const session = (await readSession(context.db, sessionId, context.now))?.session;
  if (!session) return;
  if (session.state !== "OPEN" || session.startsAt <= context.now) return endAll(context, sessionId);
  let left = seatsLeft(session);
  if (left === 0) return;
  const { startsAt, endsAt } = session;
  const entries = await readSeatCandidates(context.db, { sessionId, startsAt, endsAt, notTo, most: MOST_ASKED });
  const expiresAt = entries.length === 0 ? null : await expiryOf(context, session);
  if (expiresAt === null) return;
  for (const entry of entries) {
    const outcome = await offerSeat(context, entry, session, expiresAt);
    if (outcome === "full") return;
    if (outcome === "offered") left -= 1;
    if (left === 0) return;
  }
}
