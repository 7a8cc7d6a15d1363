import { storedResult, refusedAs, type CommitPlan, type OutboxEntry } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { outboxEntry } from "~/outbox/outbox-entry";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertAppointmentStatements, type NewAppointment } from "../../data/appointments/appointment-insert.server";
import { readSeries } from "../../data/series/series-read.server";
import { insertSeriesStatement } from "../../data/series/series-write.server";
import { SHARED_LANE } from "../../data/availability/claims.server";
import { APPOINTMENT_STATE, decide, type AppointmentState } from "../../domain/appointments/appointment-state";
import { sessionPart, type BookingOffer } from "../../domain/booking/booking-offer";
import { TICK_MS } from "../../domain/availability/claims";
import { removalMessages, type RemovalMessage } from "../../domain/timings/removal-message";
import { takenBy } from "../../domain/availability/schedule-change";
import { brokenAt } from "../../domain/series/series-plan";
import { offeredTimeOf } from "../../domain/appointments/appointment-time";
import { setSeriesSchema, type SetSeries } from "../../schemas/series/series";
import { creditOfBooking, lacksCredit, requirePrice } from "../../support/booking/booking-credit.server";
import { priceOfBooking } from "../../support/booking/booking-discount.server";
import { auditOf } from "../appointments/change-appointment.server";
import { expiryOf } from "../../support/appointments/change-writes.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import { patientToSet } from "../appointments/set-appointment.server";
import { readSeriesOffer } from "./read-series-offer.server";
import { askedBefore } from "../../support/booking/asked-before.server";

/** A date that was not set, and the first rule that it breaks. `startsAt` is UTC ms. */
export interface RefusedAppointment {
  startsAt: number;
  message: RemovalMessage;
}

/** What was set of a series, and what was not. */
export interface SetSeriesResult {
  seriesId: string;
  set: { id: string; startsAt: number }[];
  refused: RefusedAppointment[];
}

/** What the first request under a key fixes for good: asked again, it goes on where it was. */
interface Begun {
  seriesId: string;
  patientId: string;
  appointments: { id: string; startsAt: number }[];
}

/** Appointments that are written in one commit; where one of them is refused, each is tried by itself. */
const APPOINTMENTS_A_COMMIT = 5;

async function begin(context: RequestContext, input: SetSeries, raw: unknown): Promise<Begun & { again: boolean }> {
  const { employeeId, serviceOfferingId, branchId, every, starts } = input;
  const key = await actorKey(context, "series", input.idempotencyKey, input);
  const stored = await storedResult<Begun>(context, key);
  if (stored) return { ...stored.result, again: true };
  const { id: patientId, writes, audit } = await patientToSet(context, input, raw);
  const ordered = starts.toSorted((a, b) => a - b);
  const begun: Begun = {
    ...{ seriesId: uuidv7(context.now), patientId },
    appointments: ordered.map((startsAt) => ({ id: uuidv7(context.now), startsAt })),
  };
  const [firstStartsAt = 0] = ordered;
  const about = { patientId, employeeId, serviceOfferingId, branchId, every, firstStartsAt };
  // Of many dates one may be left; what was asked for is at least a pair.
  const row = { id: begun.seriesId, appointments: Math.max(2, starts.length), ...about };
  const plan: CommitPlan<Begun> = {
    writes: [...writes, insertSeriesStatement(context, row)],
    audit: [{ action: "series.set", subjectKind: "appointmentSeries", subjectId: begun.seriesId, patientId }, ...audit],
    idempotency: key,
    outbox: input.doNotNotify ? [] : [mailOfSeries(context, begun.seriesId, patientId)],
    result: begun,
  };
  // It takes no time yet.
  const { result, replayed } = await commitSchedule(context, plan, []);
  return { ...result, again: replayed };
}

function stateOf(context: RequestContext, input: SetSeries): AppointmentState {
  const facts = { now: context.now, actorId: context.auditActor.id ?? "", patientAgreed: input.patientAgreed };
  const state = decide("set", "staff", null, facts);
  if (!state.ok) throw new ConflictError(state.error);
  return state.value;
}

interface Writing {
  input: SetSeries;
  seriesId: string;
  patientId: string;
  offer: BookingOffer;
  stateId: AppointmentState;
  zones: ZoneTable;
  /** The series was begun by an earlier request under the same key. */
  again: boolean;
}

function rowOf(
  { input, seriesId, patientId, offer, stateId, zones }: Writing,
  { id, startsAt }: Begun["appointments"][number],
  paidByCreditAt: number | undefined,
): NewAppointment {
  const { employeeId, branchId, reason } = input;
  return {
    ...offeredTimeOf(offer.offering, startsAt, offer.places[0]?.timeZone ?? "UTC", zones),
    ...sessionPart(offer, { providerId: employeeId, branchId }, startsAt),
    ...{ id, stateId, employeeId, branchId, patientId, reason, seriesId, lane: SHARED_LANE },
    bookedBy: "STAFF",
    ...(paidByCreditAt === undefined ? {} : { paidByCreditAt }),
  };
}

/** The appointments are written by then, so that one mail tells of all that stand. */
const TOLD_AFTER_MS = 60_000;

/** One mail for the whole series, asked for together with it. */
function mailOfSeries(context: RequestContext, seriesId: string, patientId: string): OutboxEntry {
  const payload = { template: "series.set", to: { kind: "PATIENT", id: patientId }, seriesId } as const;
  return outboxEntry(context, "mail", payload, { availableAt: context.now + TOLD_AFTER_MS });
}

/** What is won only when the same is asked again comes after the series' mail, and has one of its own. */
function mailOf(context: RequestContext, row: NewAppointment, patientId: string): OutboxEntry {
  const template = row.stateId === APPOINTMENT_STATE.CONFIRMED ? "appointment.confirmed" : "appointment.set";
  const to = { kind: "PATIENT", id: patientId } as const;
  return outboxEntry(context, "mail", { template, to, appointmentId: row.id });
}

/** Writes some appointments whole, each paid for by a credit or none, or none of them: true where they stand now. */
async function write(
  context: RequestContext,
  writing: Writing,
  appointments: Begun["appointments"],
  byCredit: boolean,
): Promise<boolean> {
  const rows = appointments.map((each) => rowOf(writing, each, byCredit ? context.now : undefined));
  const [first, ...others] = rows.map((row) => auditOf({ authority: "appointment.set" }, row));
  if (!first) return true;
  const { dailyMaximum } = writing.offer.settings;
  const { patientAgreed, doNotNotify } = writing.input;
  const plan: CommitPlan<null> = {
    writes: rows.flatMap((row) => [
      ...insertAppointmentStatements(context, row, { action: "set", dailyMaximum, patientAgreed, doNotNotify }),
      ...askedBefore(context, row),
      ...creditOfBooking(context, row),
      ...priceOfBooking(context, row, null, null),
    ]),
    audit: [...first, ...others.flat()],
    outbox: writing.again && !doNotNotify ? rows.map((row) => mailOf(context, row, writing.patientId)) : [],
    due: rows.flatMap((row) => expiryOf(row.id, row.stateId, row.startsAt)),
    result: null,
  };
  return commitSchedule(context, plan, rows.map(takenBy)).then(
    () => true,
    refusedAs(() => false),
  );
}

/**
 * Writes one of them: by credit where that is asked for and there is one for its day, else to be paid for like any other.
 */
async function writeOne(context: RequestContext, writing: Writing, appointment: Begun["appointments"][number]) {
  const { payWithCredit } = writing.input;
  if (await write(context, writing, [appointment], payWithCredit)) return;
  if (payWithCredit && (await lacksCredit(context, rowOf(writing, appointment, context.now))))
    await write(context, writing, [appointment], false);
}

/**
 * Staff set a series of appointments. Each appointment is written whole with its claims, some in a commit; what was
 * taken meanwhile or breaks a rule is told by its date, and the rest stands. Asked again under the same key it makes
 * nothing twice, and tries what was refused once more. Somebody new is written down with it. Where credits pay, they pay
 * for the first ones.
 */
export async function setSeries(context: RequestContext, raw: unknown): Promise<SetSeriesResult> {
  const input = parse(setSeriesSchema, raw);
  const { employeeId } = input;
  const subject = { kind: "appointment", id: null, employeeId, patientId: input.patientId };
  await authorize(context, "appointment.set", subject);
  if (input.payWithCredit) await requirePrice(context, input);
  const zones = createZoneTable();
  const { offer, patientBusy } = await readSeriesOffer(context, input, Math.max(...input.starts), zones);
  const { seriesId, patientId, appointments, again } = await begin(context, input, raw);
  const known = new Set((await readSeries(context.db, seriesId))?.appointments.map(({ id }) => id));
  const writing: Writing = { input, seriesId, patientId, offer, stateId: stateOf(context, input), zones, again };
  const refused: RefusedAppointment[] = [];
  const open = appointments.filter(({ id, startsAt }) => {
    if (known.has(id)) return false;
    const rules = startsAt % TICK_MS === 0 ? brokenAt(offer, startsAt, patientBusy, zones) : (["off-grid"] as const);
    const [message] = removalMessages(rules);
    if (message) refused.push({ startsAt, message });
    return message === undefined;
  });
  for (let at = 0; at < open.length; at += APPOINTMENTS_A_COMMIT) {
    const some = open.slice(at, at + APPOINTMENTS_A_COMMIT);
    if (await write(context, writing, some, input.payWithCredit)) continue;
    for (const appointment of some) await writeOne(context, writing, appointment);
  }
  const after = new Set((await readSeries(context.db, seriesId))?.appointments.map(({ id }) => id));
  const lost = open.filter(({ id }) => !after.has(id));
  return {
    seriesId,
    set: appointments.filter(({ id }) => after.has(id)),
    refused: [
      ...refused,
      ...lost.map(({ startsAt }) => ({ startsAt, message: "booking:rules.alreadyTaken" as const })),
    ].sort((a, b) => a.startsAt - b.startsAt),
  };
}
