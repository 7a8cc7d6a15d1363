import { APPOINTMENT_STATE as S, holdsTime } from "~/features/scheduling/public.server";
import { messageLocaleOf } from "~/i18n/locales";
import { addDays, DAY_MS } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import type { DemoPatient } from "../../domain/patients";
import { createRandom, type Random } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";

/** Who has credits: the patient of the printed sign-in and some others. */
const PATIENTS = 6;
const CREDITS = 6;
/** So many appointments of each are paid by credit at most. */
const MOST_PAID = 3;
const GIVEN_DAYS_AGO = 120;
const VALID_DAYS = 365;

const NOTE = { en_US: "Six appointments", es_ES: "Seis citas", ar_BH: "ستة مواعيد" } as const;

const owners = ({ patients }: Cast): readonly DemoPatient[] => patients.slice(0, PATIENTS);

const isSpent = ({ state }: DemoAppointment) => state === S.CONCLUDED || state === S.COMPLETED || state === S.NO_SHOW;
const isAhead = ({ state }: DemoAppointment) => holdsTime(state) && state !== S.BLOCKED;

/** Booked since the credits were given, and neither paid otherwise nor called off. */
const isPaidBy = (cast: Cast) => (appointment: DemoAppointment) =>
  (appointment.steps[0]?.at ?? 0) > cast.seededAt - (GIVEN_DAYS_AGO - 1) * DAY_MS &&
  appointment.steps.every(({ action }) => action !== "mark-paid") &&
  (isSpent(appointment) || isAhead(appointment));

/** The same appointments, some of those whose patients have credits paid by one. */
export function paidByCredits(cast: Cast, appointments: readonly DemoAppointment[]): DemoAppointment[] {
  const paid = new Set(
    owners(cast).flatMap(({ id }) =>
      appointments
        .filter(({ patient }) => patient?.id === id)
        .filter(isPaidBy(cast))
        .slice(0, MOST_PAID)
        .map((appointment) => appointment.id),
    ),
  );
  return appointments.map((appointment) =>
    paid.has(appointment.id) ? { ...appointment, paidByCreditAt: appointment.steps[0]?.at ?? 0 } : appointment,
  );
}

/** What happened to the credits of one grant, in order. */
function movesOf(cast: Cast, grantId: string, at: number, paid: readonly DemoAppointment[], random: Random): Row[] {
  const clerk = { actor_kind: "system", actor_id: null };
  const move = (kind: string, when: number, more: Row): Row => ({
    ...{ id: demoId(when, random), grant_id: grantId, kind, appointment_id: null, amount: 0, held: 0, used: 0 },
    ...{ lapsed: 0, at: when, ...clerk, ...more },
  });
  const uses = paid.flatMap((appointment) => {
    const { id, patient, paidByCreditAt = at } = appointment;
    const by = { appointment_id: id, actor_kind: "patient", actor_id: patient?.id ?? null };
    const kept = move("HOLD", paidByCreditAt, { ...by, held: 1 });
    const over = appointment.steps.at(-1)?.at ?? cast.seededAt;
    return isSpent(appointment) ? [kept, move("USE", over, { ...by, ...clerk, held: -1, used: 1 })] : [kept];
  });
  return [move("GRANT", at, { amount: CREDITS }), ...uses];
}

/** Credits of some patients, with what was paid by them; and some of one patient that nobody used in time. */
export function creditRows(cast: Cast, appointments: readonly DemoAppointment[]): TableRows[] {
  const { plan, today, seededAt } = cast;
  const random = createRandom(`demo/${plan.slug}/credits`);
  const at = seededAt - GIVEN_DAYS_AGO * DAY_MS;
  const note = NOTE[messageLocaleOf(plan.locale)];
  const grantOf = (patient: DemoPatient, daysAgo: number, days: number, status: string): Row & { id: string } => ({
    ...{ id: demoId(seededAt - daysAgo * DAY_MS, random), patient_id: patient.id },
    valid_from: startOfDay(addDays(today, -daysAgo), plan.timeZone),
    expires_at: startOfDay(addDays(today, days - daysAgo), plan.timeZone),
    ...{ services: "[]", note, status, created_at: seededAt - daysAgo * DAY_MS },
  });
  const given = owners(cast).map((patient) => {
    const grant = grantOf(patient, GIVEN_DAYS_AGO, VALID_DAYS, "ACTIVE");
    const paid = appointments.filter((each) => each.paidByCreditAt !== undefined && each.patient?.id === patient.id);
    return { grant, moves: movesOf(cast, grant.id, at, paid, random) };
  });
  const [first] = owners(cast);
  const ended = first ? [grantOf(first, VALID_DAYS + 30, VALID_DAYS, "EXPIRED")] : [];
  const lapsed = ended.flatMap(({ id }) => [
    ...movesOf(cast, id, seededAt - (VALID_DAYS + 30) * DAY_MS, [], random),
    ...movesOf(cast, id, seededAt - 30 * DAY_MS, [], random).map((move) => ({
      ...move,
      kind: "EXPIRE",
      amount: 0,
      lapsed: CREDITS,
    })),
  ]);
  return [
    tableOf("credit_grant", [...given.map(({ grant }) => grant), ...ended]),
    tableOf("credit_move", [...given.flatMap(({ moves }) => moves), ...lapsed]),
  ];
}
