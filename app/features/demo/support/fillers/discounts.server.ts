import { APPOINTMENT_STATE as S } from "~/features/scheduling/public.server";
import { messageLocaleOf } from "~/i18n/locales";
import { addDays, DAY_MS } from "~/kernel/time/dates";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import { demoPrice, demoTaxes } from "./demo-taxes.server";

const GIVEN_DAYS_AGO = 90;
/** So many appointments that took place, and as many to come, have the discount by a code. */
const USES = 6;
const A_TENTH = 100_000;

const WORDS = {
  en_US: { welcome: "Welcome", code: "WELCOME10", spring: "Spring check-up", springCode: "SPRING" },
  es_ES: { welcome: "Bienvenida", code: "HOLA10", spring: "Revisión de primavera", springCode: "PRIMAVERA" },
  ar_BH: { welcome: "ترحيب", code: "أهلا10", spring: "فحص الربيع", springCode: "ربيع" },
} as const;
/** As codes are compared. */
const FOLDED: Readonly<Record<string, string>> = {
  ...{ WELCOME10: "welcome10", HOLA10: "hola10", أهلا10: "اهلا10" },
  ...{ SPRING: "spring", PRIMAVERA: "primavera", ربيع: "ربيع" },
};

const costOf = ({ offering, branch }: DemoAppointment) => offering.cost[branch.key] ?? 0;

const mayHave = (cast: Cast) => (appointment: DemoAppointment) =>
  appointment.patient !== null &&
  appointment.patient.id !== cast.patients[0]?.id &&
  appointment.paidByCreditAt === undefined &&
  !appointment.paidOnline &&
  costOf(appointment) > 0 &&
  (appointment.state === S.CONFIRMED || appointment.state === S.COMPLETED) &&
  (appointment.steps[0]?.at ?? 0) > cast.seededAt - (GIVEN_DAYS_AGO - 1) * DAY_MS;

/** A discount by a code that some appointments have, and one that is over. */
export function discountRows(cast: Cast, appointments: readonly DemoAppointment[]): TableRows[] {
  const { plan, today, seededAt } = cast;
  const random = createRandom(`demo/${plan.slug}/discounts`);
  const words = WORDS[messageLocaleOf(plan.locale)];
  const at = seededAt - GIVEN_DAYS_AGO * DAY_MS;
  const given = (name: string, code: string, more: Row): Row & { id: string } => ({
    ...{ id: demoId(at, random), name, code, code_folded: FOLDED[code] ?? code, created_at: at },
    ...{ rate_ppm: A_TENTH, last_day: null, limit_total: null, limit_per_patient: null, ...more },
  });
  const welcome = given(words.welcome, words.code, { limit_per_patient: 1 });
  const spring = given(words.spring, words.springCode, {
    ...{ rate_ppm: 2 * A_TENTH, last_day: addDays(today, -30), limit_total: 50 },
  });
  const taxed = demoTaxes(cast);
  const seen = new Set<string>();
  const taking = appointments.filter(mayHave(cast)).filter(({ patient }) => {
    const isNew = !seen.has(patient?.id ?? "");
    seen.add(patient?.id ?? "");
    return isNew;
  });
  const latest = (state: number) => taking.filter((appointment) => appointment.state === state).slice(-USES);
  const moves: Row[] = [];
  const prices: Row[] = [];
  for (const appointment of [...latest(S.COMPLETED), ...latest(S.CONFIRMED)]) {
    const { id, patient, branch, steps } = appointment;
    const cost = costOf(appointment);
    const off = Math.round(cost / 10);
    const when = steps[0]?.at ?? at;
    const amounts = { amount_minor: off, currency_code: branch.currency };
    moves.push({
      ...{ id: demoId(when, random), discount_id: welcome.id, appointment_id: id, patient_id: patient?.id ?? null },
      ...{ kind: "TAKE", ...amounts },
      ...{ at: when, actor_kind: "patient", actor_id: patient?.id ?? null },
    });
    const { totalMinor, taxMinor, taxes } = demoPrice(taxed, cost, off);
    prices.push({
      ...{ appointment_id: id, base_minor: cost, discount_minor: off, tax_minor: taxMinor, total_minor: totalMinor },
      ...{ currency_code: branch.currency, taxes },
      discounts: JSON.stringify([{ id: welcome.id, label: words.code, amountMinor: off }]),
    });
  }
  return [
    tableOf("discount", [welcome, spring]),
    tableOf("discount_move", moves),
    tableOf("agreed_price", prices),
  ].filter(({ rows }) => rows.length > 0);
}
