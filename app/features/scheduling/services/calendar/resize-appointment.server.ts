import { createZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { extendLinksStatement } from "../../data/appointments/appointment-links.server";
import { holdsTime } from "../../domain/appointments/appointment-states";
import type { BookingOffer } from "../../domain/booking/booking-offer";
import { TICK_MS } from "../../domain/availability/claims";
import type { BookingRule } from "../../domain/timings/removal-message";
import { linkExpiry } from "../../domain/appointments/appointment-link";
import { LONGEST_APPOINTMENT_MS } from "../../domain/appointments/appointment-time";
import { resizeAppointmentSchema } from "../../schemas/calendar/resize-appointment";
import {
  commitChange,
  loadForChange,
  refused,
  requireDecision,
  type ChangedAppointment,
} from "../appointments/change-appointment.server";
import { asSeen } from "../../support/appointments/as-seen.server";
import { replayedChange } from "../../support/appointments/change-request.server";
import { judgeTime, type JudgedTime } from "../availability/judge-time.server";
import { readStaffOffer } from "../appointments/read-staff-offer.server";
import { orOtherTimes } from "../../support/availability/time-taken.server";

/** The rules that a longer appointment can break; the others are about when it begins, which stays. */
const OF_LENGTH: readonly BookingRule[] = [
  "excluded-date",
  "no-timing",
  "outside-day",
  "excluded-slot",
  "busy",
  "patient-busy",
];

/** @throws InvalidError for an end that no appointment can have */
function requireEnd({ startsAt, endsAt: before }: AppointmentRow, endsAt: number): void {
  const problem = (message: "scheduling:move.same" | "scheduling:move.fiveMinutes" | "scheduling:move.notAnEnd") =>
    new InvalidError([{ field: "endsAt", message }]);
  if (endsAt === before) throw problem("scheduling:move.same");
  if (endsAt % TICK_MS !== 0) throw problem("scheduling:move.fiveMinutes");
  if (endsAt <= startsAt || endsAt > startsAt + LONGEST_APPOINTMENT_MS) throw problem("scheduling:move.notAnEnd");
}

/** When its provider could give an appointment of the new length, as if the appointment were not there. */
async function longerOffer(context: RequestContext, own: AppointmentRow, endsAt: number): Promise<BookingOffer> {
  const { employeeId, serviceOfferingId, branchId } = own;
  const choice = { employeeId, serviceOfferingId: serviceOfferingId ?? "", branchId };
  const offer = await readStaffOffer(context, choice, createZoneTable(), own);
  return { ...offer, offering: { ...offer.offering, durationMinutes: (endsAt - own.startsAt) / 60_000 } };
}

/** A shorter appointment breaks nothing that it did not break before, and stays in its lane. */
async function judgeEnd(
  context: RequestContext,
  own: AppointmentRow,
  patientId: string,
  wanted: { endsAt: number; override: boolean },
): Promise<JudgedTime> {
  if (wanted.endsAt < own.endsAt) return { lane: own.lane, overridden: [] };
  const offer = await longerOffer(context, own, wanted.endsAt);
  const { id: appointmentId, startsAt } = own;
  const time = { appointmentId, patientId, startsAt, override: wanted.override, only: OF_LENGTH };
  return judgeTime(context, offer, time, createZoneTable());
}

/**
 * Staff change when an appointment ends, in one batch. The patient is not told: it begins when it did.
 * @throws ConflictError `ruleBroken` or `changedMeanwhile`; TimeTakenError with the nearest times at which it would fit
 */
export async function resizeAppointment(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, note, idempotencyKey, override, endsAt, ...seen } = parse(resizeAppointmentSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.set");
  const request = { id, note, idempotencyKey, asked: JSON.stringify({ endsAt }) };
  const stored = await replayedChange(context, "update", request);
  if (stored) return stored;
  const appointment = asSeen(loaded.appointment, seen);
  const { patientId, stateId } = appointment;
  requireDecision(context, "update", loaded);
  if (patientId === null || !holdsTime(stateId)) throw refused(context, "wrong-state", "update", stateId);
  if (appointment.sessionId !== null)
    throw new InvalidError([{ field: "endsAt", message: "booking:rules.setBySession" }]);
  requireEnd(appointment, endsAt);
  const { lane, overridden } = await judgeEnd(context, appointment, patientId, { endsAt, override });
  const change = {
    action: "update",
    authority: "appointment.set",
    auditAs: "appointment.resize",
    set: { endsAt, lane },
    overridden,
    writes: [extendLinksStatement(context.db, id, linkExpiry(endsAt), context.now)],
  } as const;
  return orOtherTimes(
    () => commitChange(context, request, change, loaded),
    () => longerOffer(context, appointment, endsAt),
    appointment.startsAt,
  );
}
