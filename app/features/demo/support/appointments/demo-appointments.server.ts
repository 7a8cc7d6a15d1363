import { APPOINTMENT_STATE, type AppointmentState } from "~/features/scheduling/public.server";
import { addDays, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import { createZoneTable } from "~/kernel/time/zones";
import type { Cast } from "../../domain/cast";
import { courseOf, type Course } from "./course.server";
import { FIRST_ON_CALL_DAY, LAST_ON_CALL_DAY } from "../../domain/demo-days";
import { demoId } from "../../domain/demo-id";
import { fateOf } from "./fate.server";
import { createPatientChoice } from "../../domain/patient-choice";
import type { DemoPatient } from "../../domain/patients";
import { createRandom, sample, type Random } from "../../domain/random";
import { appointmentTimes, type AppointmentTime } from "../../domain/appointment-times";

/** One appointment of the demo with all that has happened to it. */
export interface DemoAppointment extends AppointmentTime, Course {
  id: string;
  state: AppointmentState;
  /** Null for blocked time. */
  patient: DemoPatient | null;
  reason: string;
  /** When one of the patient's credits was set aside for it, UTC ms. */
  paidByCreditAt?: number;
  /** The payment by which it was paid online, and when, UTC ms. */
  paidOnline?: { paymentId: string; at: number };
}

/** How full a day is, by its distance from today: an archive behind, a busy fortnight around, a thinner month ahead. */
function weightOf(distance: number): number {
  if (distance < -90) return 2;
  if (distance < -14) return 5;
  if (distance < 0) return 16;
  if (distance === 0) return 60;
  return distance <= 7 ? 36 : 12;
}

/** Fills times with patients and decides what has become of each by now (UTC ms). */
function appointmentsAt(cast: Cast, times: readonly AppointmentTime[], now: number, random: Random): DemoAppointment[] {
  const choose = createPatientChoice(cast);
  return times.map((time): DemoAppointment => {
    const own = random.fork(`${time.startsAt}/${time.doctor.plan.key}`);
    const state = fateOf(time, now, own);
    const blocked = state === APPOINTMENT_STATE.BLOCKED;
    const patient = blocked ? null : choose(time, own);
    const course = courseOf(time, patient, state, now, own);
    const { plan } = cast;
    const reason = blocked ? plan.meeting : own.pick(plan.reasons[time.doctor.plan.department] ?? [""]);
    return { ...time, ...course, id: demoId(course.steps[0]?.at ?? now, own), state, patient, reason };
  });
}

/** The appointments of a practice around the day of its seeding, in order of their start. `now` is UTC ms. */
export function demoAppointments(cast: Cast, now: number): DemoAppointment[] {
  const random = createRandom(`demo/${cast.plan.slug}/visits`);
  const distanceOf = (day: IsoDate) => toDayNumber(day) - toDayNumber(cast.today);
  const onCall = (day: IsoDate) => distanceOf(day) >= FIRST_ON_CALL_DAY && distanceOf(day) <= LAST_ON_CALL_DAY;
  const { size } = cast.plan;
  const days = { from: addDays(cast.today, size.firstDay), to: addDays(cast.today, size.lastDay) };
  const times = appointmentTimes(cast, days, onCall, createZoneTable(), random.fork("times"));
  const hourly = times.filter((time) => time.onCall);
  const others = times.filter((time) => !time.onCall);
  const drawn = sample(random.fork("days"), others, size.appointments - hourly.length, ({ day }) =>
    weightOf(distanceOf(day)),
  );
  const inOrder = [...hourly, ...drawn].sort((a, b) => a.startsAt - b.startsAt);
  return appointmentsAt(cast, inOrder, now, random.fork("people"));
}

/** Appointments that a later day adds on an ordinary day. */
const ADDED_A_DAY = 10;

/**
 * The days that hold no demo appointments yet, both ends inclusive; `onCall` those on which nobody is seen hourly yet.
 */
export interface MissingDays {
  appointments: { from: IsoDate; to: IsoDate };
  onCall: { from: IsoDate; to: IsoDate };
}

/**
 * The appointments that days after the seeding still lack: all of them lie ahead, and other people may hold their times
 * by then. The same for the same practice and days. `now` is UTC ms.
 */
export function addedAppointments(cast: Cast, missing: MissingDays, now: number): DemoAppointment[] {
  const random = createRandom(`demo/${cast.plan.slug}/visits from ${missing.appointments.from}`);
  const zones = createZoneTable();
  const isMissing = (day: IsoDate) => day >= missing.onCall.from && day <= missing.onCall.to;
  const hourly = appointmentTimes(cast, missing.onCall, isMissing, zones, random.fork("on call"));
  const ordinary = appointmentTimes(cast, missing.appointments, () => false, zones, random.fork("times"));
  const days = Math.max(0, toDayNumber(missing.appointments.to) - toDayNumber(missing.appointments.from) + 1);
  const drawn = sample(random.fork("days"), ordinary, days * ADDED_A_DAY, () => 1);
  const ahead = [...hourly.filter((time) => time.onCall), ...drawn].filter(({ startsAt }) => startsAt > now);
  return appointmentsAt(
    cast,
    ahead.sort((a, b) => a.startsAt - b.startsAt),
    now,
    random.fork("people"),
  );
}
