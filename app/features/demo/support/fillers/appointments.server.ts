import {
  APPOINTMENT_STATE as S,
  claimTicks,
  holdsTime,
  TICK_MS,
  type AppointmentState,
} from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { RemovalConditions } from "../../domain/marked-table";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import type { Filler, PlaceOnDay } from "./filler.server";

/** States that run out when their start passes unanswered. */
const EXPIRING: readonly AppointmentState[] = [S.NEW, S.RESCHEDULED, S.NEW_FROM_ORGANIZATION];

const typeOf = ({ offering }: DemoAppointment) => (offering.kind === "video" ? "video" : "in_patient");
const buffersOf = ({ patient, offering }: DemoAppointment) =>
  patient ? { before: offering.bufferBefore, after: offering.bufferAfter } : { before: 0, after: 0 };

function appointmentRow(appointment: DemoAppointment): Row {
  const { before, after } = buffersOf(appointment);
  const when = (action: string) => appointment.steps.find((step) => step.action === action)?.at ?? null;
  const ended = appointment.steps.find(({ to }) => to === S.CONCLUDED || to === S.COMPLETED);
  return {
    id: appointment.id,
    state_id: appointment.state,
    type: typeOf(appointment),
    employee_id: appointment.doctor.id,
    branch_id: appointment.branch.id,
    service_offering_id: appointment.patient ? appointment.offering.id : null,
    patient_id: appointment.patient?.id ?? null,
    starts_at: appointment.startsAt,
    ends_at: appointment.endsAt,
    buffer_before_minutes: before,
    buffer_after_minutes: after,
    time_zone: appointment.branch.timeZone,
    local_day: appointment.day,
    reason: appointment.reason,
    booked_by: appointment.bookedBy,
    version: appointment.steps.length,
    started_at: when("start"),
    concluded_at: ended?.at ?? null,
    paid_at_clinic_at: when("mark-paid"),
    paid_online_at: appointment.paidOnline?.at ?? null,
    online_payment_id: appointment.paidOnline?.paymentId ?? null,
    paid_by_credit_at: appointment.paidByCreditAt ?? null,
    created_at: appointment.steps[0]?.at ?? 0,
    updated_at: appointment.steps.at(-1)?.at ?? 0,
  };
}

const historyRows = (appointment: DemoAppointment): Row[] =>
  appointment.steps.map((step, index) => ({
    appointment_id: appointment.id,
    version: index + 1,
    at: step.at,
    action: step.action,
    actor_kind: step.actor.kind,
    actor_id: step.actor.id,
    from_state_id: step.from,
    to_state_id: step.to,
    starts_at: step.startsAt,
  }));

/** That the patient came, as the history says, and was called in before the start. */
const arrivalRows = ({ id, steps }: DemoAppointment): Row[] => {
  const at = (action: string) => steps.find((step) => step.action === action)?.at ?? null;
  return at("arrive") === null
    ? []
    : [{ appointment_id: id, arrived_at: at("arrive"), way: "DESK", called_at: at("start") }];
};

function claimRows(appointment: DemoAppointment): Row[] {
  const { before, after } = buffersOf(appointment);
  const time = { start: appointment.startsAt, end: appointment.endsAt, bufferBefore: before, bufferAfter: after };
  return claimTicks(time).map((tick) => ({
    resource_id: appointment.doctor.id,
    tick,
    holder_kind: "APPOINTMENT",
    holder_id: appointment.id,
  }));
}

/** Places counted up from 1 for each doctor and day, in the order in which they are asked for. */
export function countedPlaces(): PlaceOnDay {
  const taken = new Map<string, number>();
  return ({ doctor, day }) => {
    const key = `${doctor.id}/${day}`;
    const place = (taken.get(key) ?? 0) + 1;
    taken.set(key, place);
    return place;
  };
}

/** A place that no counting comes to and no other appointment of the doctor has: the tick that it starts at. */
export const placeOfStart: PlaceOnDay = ({ startsAt }) => startsAt / TICK_MS;

const ordinalRow = (appointment: DemoAppointment, placeOf: PlaceOnDay): Row => ({
  employee_id: appointment.doctor.id,
  local_day: appointment.day,
  ordinal: placeOf(appointment),
  appointment_id: appointment.id,
});

/** Buckets as the lists' numbers are summed from; loading adds to what a bucket holds already. */
function countRows(appointments: readonly DemoAppointment[]): Row[] {
  const buckets = new Map<string, Row & { count: number }>();
  for (const appointment of appointments) {
    const bucket = {
      employee_id: appointment.doctor.id,
      branch_id: appointment.branch.id,
      type: typeOf(appointment),
      local_day: appointment.day,
      state_id: appointment.state,
    };
    const key = Object.values(bucket).join("/");
    buckets.set(key, { ...bucket, count: (buckets.get(key)?.count ?? 0) + 1 });
  }
  return [...buckets.values()];
}

function appointmentRows(appointments: readonly DemoAppointment[], placeOf: PlaceOnDay): TableRows[] {
  const holding = appointments.filter(({ state }) => holdsTime(state));
  const due = appointments.filter(({ state }) => EXPIRING.includes(state));
  return [
    tableOf("appointment", appointments.map(appointmentRow)),
    tableOf("appointment_history", appointments.flatMap(historyRows)),
    tableOf("appointment_arrival", appointments.flatMap(arrivalRows)),
    tableOf("slot_claim", holding.flatMap(claimRows)),
    tableOf(
      "daily_ordinal",
      holding.filter(({ patient }) => patient !== null).map((appointment) => ordinalRow(appointment, placeOf)),
    ),
    tableOf("appointment_count", countRows(appointments)),
    tableOf(
      "due_work",
      due.map(({ id, startsAt }) => ({ due_at: startsAt + 1, kind: "APPOINTMENT_EXPIRY", id })),
    ),
  ];
}

/**
 * An appointment leaves the sums that it is counted in, once, while its row is still there; its time and its due work
 * go.
 */
const leave = ({ among, free }: RemovalConditions): string[] => [
  `UPDATE appointment_count SET count = count - (SELECT count(*) FROM appointment a WHERE a.organization_id = ?1
AND a.employee_id = appointment_count.employee_id AND a.branch_id = appointment_count.branch_id AND a.type = appointment_count.type
AND a.local_day = appointment_count.local_day AND a.state_id = appointment_count.state_id AND a.disabled_at IS NULL AND ${among("a.id")}${free("a.id")})
WHERE appointment_count.organization_id = ?1 AND EXISTS (SELECT 1 FROM appointment b WHERE b.organization_id = ?1
AND b.employee_id = appointment_count.employee_id AND b.branch_id = appointment_count.branch_id AND b.type = appointment_count.type
AND b.local_day = appointment_count.local_day AND b.state_id = appointment_count.state_id AND b.disabled_at IS NULL AND ${among("b.id")}${free("b.id")})`,
  `DELETE FROM slot_claim WHERE slot_claim.organization_id = ?1 AND slot_claim.holder_kind = 'APPOINTMENT' AND ${among("slot_claim.holder_id")}${free("slot_claim.holder_id")}`,
  `DELETE FROM due_work WHERE due_work.organization_id = ?1 AND due_work.kind LIKE 'APPOINTMENT%' AND ${among("due_work.id")}${free("due_work.id")}`,
];

/** Appointments with their history, the time that they hold, and what falls due of them. */
export const appointments: Filler = {
  ofAppointments: appointmentRows,
  marked: [
    {
      table: "appointment",
      belongings: [
        { table: "appointment_history", column: "appointment_id" },
        { table: "appointment_arrival", column: "appointment_id" },
        { table: "agreed_price", column: "appointment_id" },
        { table: "daily_ordinal", column: "appointment_id" },
        { table: "appointment_link", column: "appointment_id" },
        { table: "room_link", column: "appointment_id" },
        { table: "video_session", column: "appointment_id" },
        { table: "consultation_note", column: "appointment_id" },
        { table: "in_app_notification", column: "appointment_id" },
      ],
      before: leave,
      shown: { name: "t.local_day", kind: "demo:kinds.appointment", href: paths.appointment },
    },
  ],
};
