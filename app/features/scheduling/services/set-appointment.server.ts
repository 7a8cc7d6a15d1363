import { storedResult } from "~/db/commit.server";
import { readPatientChoice } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { createZoneTable, type ZoneTable } from "~/kernel/zones";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto.server";
import { ConflictError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { insertAppointmentStatements, type NewAppointment } from "../data/appointment-insert.server";
import { APPOINTMENT_STATE, decide, type AppointmentState } from "../domain/appointment-state";
import { localDay, type BookingOffer } from "../domain/booking-offer";
import { TICK_MS } from "../domain/claims";
import { takenBy } from "../domain/schedule-change";
import { APPOINTMENT_TYPE, kindOfOffering } from "../domain/visit-kind";
import { setAppointmentSchema, type SetAppointment } from "../schemas/set-appointment";
import { auditOf, conflictOf } from "./change-appointment.server";
import { commitSchedule } from "./commit-schedule.server";
import { expiryOf } from "./change-writes.server";
import { judgeTime } from "./judge-time.server";
import { readStaffOffer } from "./read-staff-offer.server";
import { resolveTime } from "./resolve-time.server";

/** What was set. `startsAt` is UTC ms. */
export interface SetResult {
  id: string;
  stateId: AppointmentState;
  startsAt: number;
}

function startOf(context: RequestContext, input: SetAppointment, offer: BookingOffer, zones: ZoneTable): number {
  const said = input.startsAt !== undefined || input.time !== undefined || input.scheduledTime !== undefined;
  if (input.walkIn && !said) return Math.floor(context.now / TICK_MS) * TICK_MS;
  return resolveTime(input, offer.places[0]?.timeZone ?? "UTC", zones);
}

function rowOf(
  id: string,
  stateId: AppointmentState,
  input: SetAppointment,
  offer: BookingOffer,
  at: { startsAt: number; lane: number; day: string },
): NewAppointment {
  const { offering } = offer;
  return {
    id,
    stateId,
    type: APPOINTMENT_TYPE[kindOfOffering(offering.offeringsType)],
    employeeId: input.employeeId,
    branchId: input.branchId,
    serviceOfferingId: offering.id,
    patientId: input.patientId,
    startsAt: at.startsAt,
    endsAt: at.startsAt + offering.durationMinutes * 60_000,
    bufferBeforeMinutes: offering.bufferBeforeMinutes,
    bufferAfterMinutes: offering.bufferAfterMinutes,
    lane: at.lane,
    timeZone: offer.places[0]?.timeZone ?? "UTC",
    localDay: at.day,
    reason: input.reason,
    bookedBy: "STAFF",
  };
}

/** The patient is asked to confirm, or told when it was agreed on the phone; who stands at the desk knows. */
function mailOf(context: RequestContext, row: NewAppointment) {
  if (row.stateId === APPOINTMENT_STATE.CONFIRMED_WALKIN) return [];
  const template = row.stateId === APPOINTMENT_STATE.CONFIRMED ? "appointment.confirmed" : "appointment.set";
  return [
    {
      id: uuidv7(context.now),
      topic: "mail",
      payload: { template, to: { kind: "PATIENT", id: row.patientId }, appointmentId: row.id },
    },
  ];
}

/**
 * Staff set a visit for a patient: a proposal that the patient confirms, a confirmed visit when they agreed on the
 * phone, or a walk-in. A rule of booking that the time breaks must be overridden in so many words.
 * @throws ConflictError `ruleBroken` with the rules, `slotTaken` where somebody was faster
 */
export async function setAppointment(context: RequestContext, raw: unknown): Promise<SetResult> {
  const input = parse(setAppointmentSchema, raw);
  await authorize(context, "appointment.set", {
    kind: "appointment",
    id: null,
    employeeId: input.employeeId,
    patientId: input.patientId,
  });
  const key = input.idempotencyKey && {
    key: `set:${context.auditActor.id ?? ""}:${input.idempotencyKey}`,
    requestHash: await sha256(JSON.stringify({ ...input, override: null })),
  };
  const stored = key ? await storedResult<SetResult>(context, key.key, key.requestHash) : undefined;
  if (stored) return stored.result;
  await readPatientChoice(context, input.patientId);
  const zones = createZoneTable();
  const offer = await readStaffOffer(context, input, zones);
  const startsAt = startOf(context, input, offer, zones);
  const id = uuidv7(context.now);
  const override = input.override || input.walkIn;
  const { lane, overridden } = await judgeTime(
    context,
    offer,
    { appointmentId: id, patientId: input.patientId, startsAt, override },
    zones,
  );
  const state = decide("set", "staff", null, {
    now: context.now,
    actorId: context.auditActor.id ?? "",
    agreedOnPhone: input.agreedOnPhone,
    walkIn: input.walkIn,
  });
  if (!state.ok) throw new ConflictError(state.error);
  const row = rowOf(id, state.value, input, offer, {
    startsAt,
    lane,
    day: localDay(zones, offer.places[0]?.timeZone ?? "UTC", startsAt),
  });
  const dailyMaximum = overridden.includes("daily-maximum") ? null : offer.settings.dailyMaximum;
  try {
    const plan = {
      writes: insertAppointmentStatements(context, row, { action: "set", dailyMaximum }),
      audit: auditOf(
        { authority: "appointment.set", fields: ["startsAt", "employeeId", "serviceOfferingId"], overridden },
        row,
      ),
      outbox: mailOf(context, row),
      due: expiryOf(row.id, row.stateId, row.startsAt),
      ...(key ? { idempotency: key } : {}),
      result: { id, stateId: row.stateId, startsAt },
    };
    const { result } = await commitSchedule<SetResult>(context, plan, [takenBy(row)]);
    return result;
  } catch (error) {
    throw conflictOf(error);
  }
}
