import { refusedAs, type CommitPlan } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import {
  holdsOfVisitorStatement,
  insertHoldStatement,
  releaseHoldsStatements,
} from "../../data/availability/booking-holds.server";
import { holdClaimStatements } from "../../data/availability/claims.server";
import { takeSeatStatements } from "../../data/groups/group-seats.server";
import type { Offer } from "../../domain/availability/availability";
import { heldFor, HOLD_MS, holdsToRelease, type BookingHold } from "../../domain/availability/booking-hold";
import { sessionPart, type BookingOffer } from "../../domain/booking/booking-offer";
import { freedBy, takenBy } from "../../domain/availability/schedule-change";
import { claimedTimeOf, timeOf } from "../../domain/appointments/appointment-time";
import { holdTimeSchema } from "../../schemas/availability/hold-time";
import { commitSchedule } from "./commit-schedule.server";
import { readWantedOffer } from "../waiting-list/read-wanted-offer.server";
import { timeTaken } from "../../support/availability/time-taken.server";

/** A time that is kept for the visitor until `until`. Instants in UTC ms. */
export interface HeldTime {
  id: string;
  startsAt: number;
  until: number;
}

const shown = ({ id, startsAt, expiresAt }: BookingHold): HeldTime => ({ id, startsAt, until: expiresAt });

function holdOf(now: number, offer: BookingOffer, candidate: Offer, startsAt: number): BookingHold {
  const { offering, places } = offer;
  return {
    id: uuidv7(now),
    employeeId: candidate.providerId,
    branchId: candidate.branchId ?? places[0]?.branchId ?? "",
    serviceOfferingId: offering.id,
    sessionId: null,
    ...timeOf(startsAt, offering),
    ...sessionPart(offer, candidate, startsAt),
    createdAt: now,
    expiresAt: now + HOLD_MS,
  };
}

/** The writes of one hold, with what the visitor lets go of for it. */
function planOf(
  { db, now }: RequestContext,
  hold: BookingHold,
  visitorHash: string,
  released: readonly BookingHold[],
): CommitPlan<HeldTime> {
  const ids = released.map(({ id }) => id);
  const { employeeId, expiresAt } = hold;
  return {
    guarded: insertHoldStatement(db, hold, visitorHash, ids),
    writes: [
      ...releaseHoldsStatements(db, released),
      ...(hold.sessionId === null
        ? holdClaimStatements(db, { holdId: hold.id, employeeId, time: claimedTimeOf(hold), expiresAt }, now)
        : takeSeatStatements(db, hold.sessionId, { kind: "HOLD", id: hold.id, expiresAt }, now)),
    ],
    audit: [{ action: "appointment.hold", subjectKind: "hold", subjectId: hold.id }],
    due: [{ kind: "HOLD_EXPIRY", id: hold.id, dueAt: expiresAt }],
    result: shown(hold),
  };
}

/** What a provider lost the time to: the limit of holds, or somebody faster. */
const lost = refusedAs({ conflict: () => "full" as const, unique: () => "taken" as const });

/**
 * Keeps a time for a visitor for ten minutes, while they say who they are. Asked for again, it is the same hold and
 * does not last longer; another time of the same service lets the first one go. Null where it is not kept though it
 * is free: for a browser without cookies, and beyond what may be kept at once.
 * @throws TimeTakenError with the nearest free times; InvalidError, NotFoundError as for a booking
 */
export async function holdTime(context: RequestContext, raw: unknown): Promise<HeldTime | null> {
  await authorize(context, "appointment.book");
  const input = parse(holdTimeSchema, raw);
  const { hash } = context.visitor;
  if (hash === null) return null;
  const zones = createZoneTable();
  const { offer, wanted, holds, held, candidates } = await readWantedOffer(context, input, zones);
  if (held) return shown(held);
  const released = holdsToRelease(holds, offer.offering.id);
  let full = false;
  for (const candidate of candidates) {
    const hold = holdOf(context.now, offer, candidate, input.startTime);
    const changes = [...released.map(freedBy), takenBy(hold)];
    const written = await commitSchedule(context, planOf(context, hold, hash, released), changes).catch(lost);
    if (typeof written === "object") return written.result;
    full ||= written === "full";
  }
  const [now] = await context.db.batch([holdsOfVisitorStatement(context.db, hash)]);
  const twin = heldFor(
    now,
    { ...wanted, serviceOfferingId: offer.offering.id, startsAt: input.startTime },
    context.now,
  );
  if (twin) return shown(twin);
  if (full) return null;
  const fresh = await readWantedOffer(context, input, zones);
  throw timeTaken(fresh.offer, { ...wanted, start: input.startTime }, zones);
}
