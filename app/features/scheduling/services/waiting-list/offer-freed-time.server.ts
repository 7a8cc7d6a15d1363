import { refusedAs, type CommitPlan } from "~/db/commit.server";
import { subtract, type Interval } from "~/kernel/time/intervals";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { outboxEntry } from "~/outbox/outbox-entry";
import { TOPICS, type FreedTime } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readForChange } from "../../data/appointments/appointment-change-read.server";
import { holdClaimStatements } from "../../data/availability/claims.server";
import { patientIsBusy } from "../../data/availability/patient-busy.server";
import { readCandidates, readHeldTicks, type Candidate } from "../../data/waiting-list/waiting-list-read.server";
import { offerStatement } from "../../data/waiting-list/waiting-list-write.server";
import { freeStarts, localDay, type BookingOffer } from "../../domain/booking/booking-offer";
import { busyFromTicks, TICK_MS } from "../../domain/availability/claims";
import { takenBy } from "../../domain/availability/schedule-change";
import { offerExpiry, startsWithin } from "../../domain/waiting-list/waiting-offer";
import {
  claimedTimeOf,
  heldInterval,
  LONGEST_APPOINTMENT_MS,
  timeOf,
} from "../../domain/appointments/appointment-time";
import { commitSchedule } from "../availability/commit-schedule.server";
import { readStaffOffer } from "../appointments/read-staff-offer.server";

/** So many who wait are looked at for one freed time in one go; where there are more, another message follows. */
export const CANDIDATES_A_MESSAGE = 20;
/** Of the starts that suit somebody, so many are tried where others take them meanwhile. */
const MOST_TRIES = 3;

interface Search {
  employeeId: string;
  /** What of the freed time nobody was offered yet. */
  free: Interval[];
  held: Interval[];
  zones: ZoneTable;
}

/** The free times that suit somebody, by all rules of a patient's booking, and how long the appointment takes. */
async function suitable(context: RequestContext, entry: Candidate, { employeeId, free, held, zones }: Search) {
  const { appointmentId, serviceOfferingId, branchId } = entry;
  const loaded = appointmentId === null ? null : await readForChange(context.db, appointmentId, context.now);
  if (loaded === undefined || (loaded && loaded.appointment.employeeId !== employeeId)) return undefined;
  const moving = loaded?.appointment;
  const offer = await readStaffOffer(context, { employeeId, serviceOfferingId, branchId }, zones, moving);
  if (!moving && offer.offering.onlineBookingOption !== "ENABLED") return undefined;
  const zone = offer.places[0]?.timeZone ?? "UTC";
  const range = { from: (free[0]?.start ?? 0) - LONGEST_APPOINTMENT_MS, to: free.at(-1)?.end ?? 0 };
  const starts = freeStarts(offer, range, zones).filter((start) => {
    const day = localDay(zones, zone, start);
    return entry.fromDay <= day && day <= entry.toDay;
  });
  return { offer, starts: startsWithin(starts, offer.offering, { free, held, before: moving?.startsAt ?? Infinity }) };
}

/** Holds one start for somebody and asks them; undefined where it, or they, went another way meanwhile. */
async function offerStart(
  context: RequestContext,
  entry: Candidate,
  { employeeId, offer, start }: { employeeId: string; offer: BookingOffer; start: number },
): Promise<"offered" | "taken" | "gone"> {
  const time = timeOf(start, offer.offering);
  const expiresAt = offerExpiry(context.now, start, offer.rules.minimumNoticeMinutes);
  if (expiresAt === null) return "taken";
  const range = { from: time.startsAt, to: time.endsAt };
  if (await patientIsBusy(context.db, entry.patientId, range, { except: entry.appointmentId ?? "" })) return "taken";
  const { id: entryId, version, patientId } = entry;
  const holder = { employeeId, ...time };
  const payload = {
    template: "waitingList.offer",
    to: { kind: "PATIENT", id: patientId },
    waitingId: entryId,
  } as const;
  const plan: CommitPlan<null> = {
    guarded: offerStatement(context.db, { entryId, version, expiresAt, ...holder }),
    writes: holdClaimStatements(
      context.db,
      { holdId: entryId, employeeId, time: claimedTimeOf(time), expiresAt },
      context.now,
    ),
    audit: [{ action: "waitingList.offer", subjectKind: "waitingList", subjectId: entryId, patientId }],
    outbox: [outboxEntry(context, "mail", payload)],
    due: [{ kind: "WAITING_OFFER", id: entryId, dueAt: expiresAt }],
    result: null,
  };
  return commitSchedule(context, plan, [takenBy(holder)]).then(
    () => "offered" as const,
    refusedAs({ conflict: () => "gone" as const, unique: () => "taken" as const }),
  );
}

/** Offers somebody the first start that suits them; the time that it takes, or undefined where none was offered. */
async function offerTo(context: RequestContext, entry: Candidate, search: Search): Promise<Interval | undefined> {
  const found = await suitable(context, entry, search).catch((error: unknown) => {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  });
  if (!found) return undefined;
  for (const start of found.starts.slice(0, MOST_TRIES)) {
    const { employeeId } = search;
    const outcome = await offerStart(context, entry, { employeeId, offer: found.offer, start });
    if (outcome === "offered") return heldInterval(timeOf(start, found.offer.offering));
    if (outcome === "gone") return undefined;
  }
  return undefined;
}

/** The rest of a long list, in a message of its own. */
async function lookFurther(context: RequestContext, freed: FreedTime, last: Candidate): Promise<void> {
  const { createdAt, id } = last;
  const plan: CommitPlan<null> = {
    audit: [{ action: "waitingList.offer", subjectKind: "employee", subjectId: freed.employeeId }],
    outbox: [outboxEntry(context, "schedule.freed", { ...freed, after: { createdAt, id } })],
    result: null,
  };
  await commitSchedule(context, plan, []);
}

/**
 * Does one row of the topic `schedule.freed`: whoever has waited longest for a time like it is offered it, held for
 * them alone until the offer runs out. Safe to run twice: what is held for one is offered to nobody else.
 */
export async function offerFreedTime(context: RequestContext, payload: unknown): Promise<void> {
  await authorize(context, "waitingList.offer");
  const freed = parse(TOPICS["schedule.freed"], payload);
  if (freed.to <= context.now) return;
  const entries = await readCandidates(context.db, freed, CANDIDATES_A_MESSAGE);
  const { employeeId, from, to } = freed;
  if (entries.length === 0) return;
  const around = {
    employeeId,
    from: (from - LONGEST_APPOINTMENT_MS) / TICK_MS,
    to: (to + LONGEST_APPOINTMENT_MS) / TICK_MS,
  };
  const held = busyFromTicks(await readHeldTicks(context.db, around, context.now));
  const search = { employeeId, held, free: subtract([{ start: from, end: to }], held), zones: createZoneTable() };
  for (const entry of entries) {
    if (search.free.length === 0) return;
    const taken = await offerTo(context, entry, search);
    if (!taken) continue;
    search.held = [...search.held, taken];
    search.free = subtract(search.free, [taken]);
  }
  const last = entries.at(-1);
  if (last && entries.length === CANDIDATES_A_MESSAGE) await lookFurther(context, freed, last);
}
