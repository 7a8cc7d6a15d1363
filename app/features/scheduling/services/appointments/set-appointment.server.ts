import { refusedAs, storedResult, type AuditEntry, type CommitPlan, type Write } from "~/db/commit.server";
import { preparePatient, readPatientChoice } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { outboxEntry } from "~/outbox/outbox-entry";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertAppointmentStatements, type NewAppointment } from "../../data/appointments/appointment-insert.server";
import { arrivalStatement } from "../../data/appointments/arrivals/arrival-marks.server";
import { APPOINTMENT_STATE, decide, type AppointmentState } from "../../domain/appointments/appointment-state";
import { sessionPart, type BookingOffer } from "../../domain/booking/booking-offer";
import { takenBy } from "../../domain/availability/schedule-change";
import { isNearItsTime } from "../../domain/appointments/appointment-conditions";
import { offeredTimeOf } from "../../domain/appointments/appointment-time";
import { NOT_FOR_WALK_INS, nextFreeToday, startAtOnce } from "../../domain/appointments/walk-in";
import { setAppointmentSchema, type SetAppointment } from "../../schemas/appointments/set-appointment";
import { creditOfBooking, lacksCredit, noCredit, requirePrice } from "../../support/booking/booking-credit.server";
import {
  agreedAt,
  priceOfBooking,
  lacksDiscount,
  discountsBeside,
  refusedDiscount,
} from "../../support/booking/booking-discount.server";
import { auditOf, CHANGE_REFUSALS } from "./change-appointment.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import { tellArrival } from "../../support/appointments/arrivals/tell-arrival.server";
import { expiryOf } from "../../support/appointments/change-writes.server";
import { judgeTime } from "../availability/judge-time.server";
import { readStaffOffer } from "./read-staff-offer.server";
import { isTimeSaid } from "../../schemas/waiting-list/wanted-time";
import { resolveTime } from "../availability/resolve-time.server";
import { askedBefore } from "../../support/booking/asked-before.server";

/** What was set. `startsAt` is UTC ms. */
export interface SetResult {
  id: string;
  stateId: AppointmentState;
  startsAt: number;
}

function startOf(input: SetAppointment, offer: BookingOffer, zones: ZoneTable): number {
  if (!input.walkIn || isTimeSaid(input)) return resolveTime(input, offer.places[0]?.timeZone ?? "UTC", zones);
  if (input.walkInAt === "now") return startAtOnce(offer, zones);
  const next = nextFreeToday(offer, zones);
  if (next === null) throw new InvalidError([{ field: "walkInAt", message: "appointment-kinds:walkIn.noneToday" }]);
  return next;
}

/** What decides whether the patient is told. */
interface Told {
  isNew: boolean;
  doNotNotify: boolean;
}

/**
 * The patient is asked to confirm, or told when it was agreed on the phone; who stands at the desk knows, and needs the
 * way into the room alone.
 */
function mailOf(context: RequestContext, row: NewAppointment, { isNew, doNotNotify }: Told) {
  const walkIn = row.stateId === APPOINTMENT_STATE.CONFIRMED_WALKIN;
  if (row.patientId === null || doNotNotify || (walkIn && (isNew || row.type !== "video"))) return [];
  const agreed = row.stateId === APPOINTMENT_STATE.CONFIRMED ? "appointment.confirmed" : "appointment.set";
  const template = walkIn ? "room.link" : agreed;
  const to = { kind: "PATIENT", id: row.patientId } as const;
  return [outboxEntry(context, "mail", { template, to, appointmentId: row.id })];
}

/** Tells the consultation that decided on an appointment that it is booked. */
const followUpOf = ({ actor, now }: RequestContext, { id }: NewAppointment, consultationId: string | undefined) =>
  consultationId === undefined || actor.kind !== "employee"
    ? []
    : [outboxEntry({ now }, "followUp.booked", { consultationId, appointmentId: id, employeeId: actor.employeeId })];

const outboxOf = (context: RequestContext, row: NewAppointment, told: Told & { decidedIn: string | undefined }) => [
  ...mailOf(context, row, told),
  ...followUpOf(context, row, told.decidedIn),
];

/** How long somebody who is here may have waited, and still waits. */
const LONGEST_WAIT_MS = 240 * MINUTE_MS;

/** Which rules a time at `startsAt` (UTC ms) is held against, and which of them staff have read. */
const rulesFor = (now: number, { walkIn, override, overrideTime }: SetAppointment, startsAt: number) => ({
  override,
  ...(walkIn && { waived: NOT_FOR_WALK_INS, overrideTime }),
  // Whoever stands at the desk may wait for an earlier time still.
  ...(walkIn && isNearItsTime(startsAt, now) && { walkInsFrom: startsAt - LONGEST_WAIT_MS }),
});

/** The key under which the answer is kept; whether rules were overridden is no part of what was asked. */
async function keyOf(context: RequestContext, input: SetAppointment) {
  if (input.idempotencyKey === undefined) return undefined;
  return actorKey(context, "set", input.idempotencyKey, { ...input, override: null, overrideTime: null });
}

/**
 * Who stands at the desk is here, and waits to be seen now or at the next free time: the mark of their arrival is written
 * with the appointment. Nothing for whoever is to be seen so much later that nobody arrives for it yet.
 */
function arrivalOf(context: RequestContext, input: SetAppointment, row: NewAppointment): Omit<SetFor, "id"> {
  const isHere = input.walkIn && isNearItsTime(row.startsAt, context.now);
  if (!isHere) return { writes: [], audit: [] };
  const arrival = { arrivedAt: context.now, way: "DESK", calledAt: null, room: "", leftAt: null } as const;
  const { arrivedAt, way } = arrival;
  return {
    writes: [arrivalStatement(context, row.id, arrival)],
    audit: auditOf({ authority: "appointment.arrive" }, row, { arrivedAt, way }),
  };
}

interface SetFor {
  id: string;
  writes: Write[];
  audit: AuditEntry[];
}

/**
 * The patient whom something is set for; somebody new is written down together with it.
 * @throws InvalidError where neither is said
 */
export async function patientToSet(
  context: RequestContext,
  input: Pick<SetAppointment, "patientId" | "new"> & { walkIn?: boolean },
  raw: unknown,
): Promise<SetFor> {
  if (input.patientId !== undefined) {
    const { id } = await readPatientChoice(context, input.patientId);
    return { id, writes: [], audit: [] };
  }
  if (!input.walkIn && input.new === undefined)
    throw new InvalidError([{ field: "patientId", message: "errors:field.mandatory" }]);
  const { id, writes, audit } = await preparePatient(context, raw, { isHere: input.walkIn === true });
  return { id, writes, audit: [audit] };
}

const askedDiscounts = (
  { serviceOfferingId, discountCode: code, payWithCredit }: SetAppointment,
  patientId: string,
) => ({ serviceOfferingId, code, patientId, payWithCredit });

/** Why it could not be written, as it is known afterwards: a credit or a discount that is gone, or the time. */
async function whyRefused(
  context: RequestContext,
  row: NewAppointment,
  asked: Parameters<typeof lacksDiscount>[1],
  agreed: Parameters<typeof lacksDiscount>[2],
) {
  if (await lacksCredit(context, row)) return noCredit("none");
  return (await lacksDiscount(context, asked, agreed)) ? refusedDiscount("gone") : CHANGE_REFUSALS.conflict();
}

function stateOf(context: RequestContext, { patientAgreed, walkIn }: SetAppointment): AppointmentState {
  const facts = { now: context.now, actorId: context.auditActor.id ?? "", patientAgreed, walkIn };
  const state = decide("set", "staff", null, facts);
  if (!state.ok) throw new ConflictError(state.error);
  return state.value;
}

/**
 * Staff set an appointment for a patient: a proposal that the patient confirms, a confirmed appointment when they
 * agreed on the phone, or a walk-in, who is somebody at the desk, needs no notice and has arrived. A rule of booking that
 * the time breaks must be overridden in so many words.
 * @param decidedIn the consultation that decided on it
 * @throws ConflictError `ruleBroken` with the rules, `slotTaken` where somebody was faster
 */
export async function setAppointment(context: RequestContext, raw: unknown, decidedIn?: string): Promise<SetResult> {
  const input = parse(setAppointmentSchema, raw);
  await authorize(context, "appointment.set", {
    kind: "appointment",
    id: null,
    employeeId: input.employeeId,
    patientId: input.patientId,
  });
  const key = await keyOf(context, input);
  const stored = key ? await storedResult<SetResult>(context, key) : undefined;
  if (stored) return stored.result;
  const patient = await patientToSet(context, input, raw);
  const zones = createZoneTable();
  const offer = await readStaffOffer(context, input, zones);
  if (input.walkIn && offer.sessions)
    throw new InvalidError([{ field: "serviceOfferingId", message: "booking:rules.noWalkIns" }]);
  const startsAt = startOf(input, offer, zones);
  const id = uuidv7(context.now);
  const wanted = { appointmentId: id, patientId: patient.id, startsAt };
  const { lane, overridden } = await judgeTime(
    context,
    offer,
    { ...wanted, ...rulesFor(context.now, input, startsAt) },
    zones,
  );
  const stateId = stateOf(context, input);
  const { employeeId, branchId, reason, patientAgreed, doNotNotify } = input;
  const row: NewAppointment = {
    ...offeredTimeOf(offer.offering, startsAt, offer.places[0]?.timeZone ?? "UTC", zones),
    ...sessionPart(offer, { providerId: employeeId, branchId }, startsAt),
    ...{ id, stateId, employeeId, branchId, patientId: patient.id, lane, reason },
    bookedBy: "STAFF",
    ...(input.payWithCredit ? { paidByCreditAt: context.now } : {}),
  };
  if (input.payWithCredit) await requirePrice(context, input);
  const discounts = await discountsBeside(context, askedDiscounts(input, patient.id));
  const agreed = discounts && agreedAt(discounts, branchId, undefined);
  const dailyMaximum = overridden.includes("daily-maximum") ? null : offer.settings.dailyMaximum;
  const arrival = arrivalOf(context, input, row);
  const plan: CommitPlan<SetResult> = {
    writes: [
      ...patient.writes,
      ...insertAppointmentStatements(context, row, { action: "set", dailyMaximum, patientAgreed, doNotNotify }),
      ...[...creditOfBooking(context, row), ...askedBefore(context, row)],
      ...priceOfBooking(context, row, agreed, discounts),
      ...arrival.writes,
    ],
    audit: [...auditOf({ authority: "appointment.set", overridden }, row), ...arrival.audit, ...patient.audit],
    outbox: outboxOf(context, row, { isNew: patient.writes.length > 0, doNotNotify, decidedIn }),
    due: expiryOf(row.id, row.stateId, row.startsAt),
    ...(key ? { idempotency: key } : {}),
    result: { id, stateId: row.stateId, startsAt },
  };
  const conflict = () => whyRefused(context, row, { ...askedDiscounts(input, patient.id), branchId }, agreed);
  const refused = refusedAs({ ...CHANGE_REFUSALS, conflict });
  const { result } = await commitSchedule<SetResult>(context, plan, [takenBy(row)]).catch(refused);
  if (arrival.writes.length > 0) tellArrival(context, row, true);
  return result;
}
