import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import { claimTicks } from "~/features/scheduling/domain/availability/claims";
import { localTime } from "~/features/scheduling/domain/availability/local-time";
import type { Cast, DemoDoctor } from "~/features/demo/domain/cast";
import { courseOf } from "~/features/demo/support/appointments/course.server";
import { DEMO_EPOCH, localDate } from "~/features/demo/domain/demo-days";
import { demoId } from "~/features/demo/domain/demo-id";
import type { DemoPatient } from "~/features/demo/domain/patients";
import { offeringRow } from "~/features/demo/support/fillers/catalog.server";
import { createRandom, type Random } from "~/features/demo/domain/random";
import { tableOf, type Row, type TableRows } from "~/features/demo/domain/table-rows";
import { agreedPriceRows } from "~/features/demo/support/fillers/agreed-prices.server";
import { countedPlaces } from "~/features/demo/support/fillers/appointments.server";
import { appointmentRows } from "~/features/demo/support/fillers/fillers.server";
import type { DemoAppointment } from "~/features/demo/support/appointments/demo-appointments.server";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { createZoneTable } from "~/kernel/time/zones";
import type { GroupPlan } from "./practices/group-plan";

const HOUR_MS = 60 * MINUTE_MS;
/** So near that the waiting room may let in already, so far that a seat can be booked for the rest of a working day. */
const AHEAD_MS = 8 * HOUR_MS;
/** Hours of the place's clock at which the session begins: from this one on, and before that one. */
const DAYTIME = { from: 8, before: 20 };
const OF_AGE = 18;

/**
 * Half past an hour of the day on the clock of a zone: doctors on call see somebody at the full hour, and are free again
 * by then; at night nobody comes to a course. UTC ms.
 */
function startAfter(utc: number, zone: string): number {
  const zones = createZoneTable();
  const isDaytime = (start: number) => {
    const hour = localTime(zones, zone, start).minutes / 60;
    return hour >= DAYTIME.from && hour < DAYTIME.before;
  };
  const first = Math.ceil((utc - HOUR_MS / 2) / HOUR_MS) * HOUR_MS + HOUR_MS / 2;
  const starts = Array.from({ length: 24 }, (_, hours) => first + hours * HOUR_MS);
  return starts.find(isDaytime) ?? first;
}

/** A session with everything that its rows are made of. Instants in UTC ms. */
interface DemoSession {
  id: string;
  plan: GroupPlan;
  offering: DemoAppointment["offering"];
  doctors: readonly [DemoDoctor, ...DemoDoctor[]];
  branch: DemoAppointment["branch"];
  madeAt: number;
  startsAt: number;
  endsAt: number;
}

function sessionOf(cast: Cast, plan: GroupPlan, random: Random): DemoSession {
  const doctorOf = (key: string) => {
    const found = cast.doctors.find((doctor) => doctor.plan.key === key);
    if (!found) throw new RangeError(`the practice has no doctor '${key}'`);
    return found;
  };
  const [leader, ...others] = plan.doctors;
  const doctors = [doctorOf(leader), ...others.map(doctorOf)] as const;
  const [branch] = doctors[0].branches;
  if (!branch) throw new RangeError(`'${leader}' works nowhere`);
  const offering = { ...plan.offering, id: demoId(DEMO_EPOCH, random) };
  const madeAt = cast.seededAt;
  const startsAt = startAfter(madeAt + AHEAD_MS, branch.timeZone);
  const id = demoId(madeAt, random);
  return { id, plan, offering, doctors, branch, madeAt, startsAt, endsAt: startsAt + offering.minutes * MINUTE_MS };
}

/** The patients who sit in it: grown up, able to sign in, and nowhere else at that time. */
function participants(
  { plan, startsAt, endsAt }: DemoSession,
  { patients, today }: Cast,
  appointments: readonly DemoAppointment[],
) {
  const isBusy = (patient: DemoPatient) =>
    appointments.some(
      (appointment) =>
        appointment.patient === patient && appointment.startsAt < endsAt && startsAt < appointment.endsAt,
    );
  const isOfAge = ({ birthDate }: DemoPatient) => Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) > OF_AGE;
  return patients
    .filter((patient) => patient.userId !== null && isOfAge(patient) && !isBusy(patient))
    .slice(0, plan.taken);
}

function serviceRows({ plan, offering, doctors }: DemoSession, { branches, departments }: Cast): TableRows[] {
  const service_offering_id = offering.id;
  return [
    tableOf("service_offering", [{ ...offeringRow(offering), group_capacity: plan.seats }]),
    tableOf(
      "service_offering_branch",
      branches.map(({ id, key, currency }) => ({
        service_offering_id,
        branch_id: id,
        cost_minor: offering.cost[key] ?? 0,
        currency_code: currency,
      })),
    ),
    tableOf(
      "service_offering_department",
      departments
        .filter(({ key }) => offering.departments.includes(key))
        .map(({ id }) => ({ service_offering_id, department_id: id })),
    ),
    tableOf(
      "employee_offering",
      doctors.map(({ id }) => ({ employee_id: id, service_offering_id })),
    ),
  ];
}

/** The session and the time of its doctor that it holds. */
function sessionRows({ id, plan, offering, doctors, branch, madeAt, startsAt, endsAt }: DemoSession): TableRows[] {
  const [leader] = doctors;
  const { bufferBefore, bufferAfter } = offering;
  const row: Row = {
    id,
    service_offering_id: offering.id,
    employee_id: leader.id,
    branch_id: branch.id,
    title: plan.title,
    capacity: plan.seats,
    state: "OPEN",
    starts_at: startsAt,
    ends_at: endsAt,
    buffer_before_minutes: bufferBefore,
    buffer_after_minutes: bufferAfter,
    time_zone: branch.timeZone,
    created_at: madeAt,
    updated_at: madeAt,
  };
  const held = claimTicks({ start: startsAt, end: endsAt, bufferBefore, bufferAfter });
  return [
    tableOf("group_session", [row]),
    tableOf(
      "slot_claim",
      held.map((tick) => ({ resource_id: leader.id, tick, holder_kind: "SESSION", holder_id: id })),
    ),
  ];
}

/** Those who sit in a session hold no time and no place on the day: these belong to the session. */
const HELD_BY_APPOINTMENTS = new Set(["slot_claim", "daily_ordinal"]);

/** The appointments of those who sit in it, as any other appointment, each with its seat. */
function seatRows(session: DemoSession, seated: readonly DemoPatient[], random: Random): TableRows[] {
  const { id, offering, branch, startsAt, endsAt, madeAt } = session;
  const time = { doctor: session.doctors[0], branch, offering, startsAt, endsAt, onCall: false };
  const appointments = seated.map((patient): DemoAppointment => {
    const own = random.fork(patient.id);
    const day = localDate(branch.timeZone, startsAt);
    const course = courseOf({ ...time, day }, patient, APPOINTMENT_STATE.CONFIRMED, madeAt, own);
    const stands = { state: APPOINTMENT_STATE.CONFIRMED, patient, reason: "" };
    return { ...time, ...course, ...stands, day, id: demoId(course.steps[0]?.at ?? madeAt, own) };
  });
  const rows = appointmentRows(appointments, countedPlaces()).filter(({ table }) => !HELD_BY_APPOINTMENTS.has(table));
  return [
    ...rows.map((each) =>
      each.table === "appointment"
        ? { ...each, columns: [...each.columns, "session_id"], rows: each.rows.map((row) => [...row, id]) }
        : each,
    ),
    ...agreedPriceRows(appointments, []),
    tableOf(
      "group_seat",
      appointments.map((appointment, index) => ({
        session_id: id,
        seat_no: index + 1,
        holder_kind: "APPOINTMENT",
        holder_id: appointment.id,
        patient_id: appointment.patient?.id ?? null,
      })),
    ),
  ];
}

/**
 * Everything that the database holds of a practice's group service and its one session, some hours after the seeding,
 * with who sits in it. The same for the same practice and moment; nobody among `visits` is in two places.
 */
export function groupRows(cast: Cast, plan: GroupPlan, appointments: readonly DemoAppointment[]): TableRows[] {
  const random = createRandom(`demo/${plan.slug}/group`);
  const session = sessionOf(cast, plan, random);
  const seated = participants(session, cast, appointments);
  return [...serviceRows(session, cast), ...sessionRows(session), ...seatRows(session, seated, random)];
}
