import { messageLocaleOf } from "~/i18n/locales";
import { DAY_MS } from "~/kernel/time/dates";
import { minorUnitDigits } from "~/kernel/codes/minor-units";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import { demoPrice, demoTaxes } from "./demo-taxes.server";
import type { Filler } from "./filler.server";

const SERVICES = {
  en_US: ["Medical certificate", "Dressing kit", "Copy of the health record", "Travel vaccination"],
  es_ES: ["Certificado médico", "Material de curas", "Copia de la historia clínica", "Vacuna para viajes"],
  ar_BH: ["شهادة طبية", "مستلزمات تضميد", "نسخة من السجل الصحي", "تطعيم السفر"],
} as const;
const FACTS = [
  ["CERT", 25],
  ["DRESS", 8],
  ["COPY", 5],
  ["VACC", 40],
] as const;
/** Which patients were charged for which service, how many and how many days ago; the first is who signs in. */
const CHARGED = [
  [0, 0, 1, 12],
  [0, 1, 3, 3],
  [1, 3, 1, 40],
  [2, 2, 1, 7],
] as const;

interface ServiceRow {
  id: string;
  name: string;
  priceMinor: number;
}

function chargeRows(
  { patients, seededAt }: Cast,
  services: readonly ServiceRow[],
  more: { currency: string; newId: () => string; taxes: ReturnType<typeof demoTaxes> },
) {
  const made = CHARGED.flatMap(([person, service, quantity, daysAgo]) => {
    const [patient, what] = [patients[person], services[service]];
    if (!patient || !what) return [];
    const { priceMinor: base, totalMinor, taxMinor, taxes } = demoPrice(more.taxes, quantity * what.priceMinor);
    const id = more.newId();
    const amounts = { base_minor: base, tax_minor: taxMinor, total_minor: totalMinor };
    const charge: Row = {
      ...{ id, patient_id: patient.id, currency_code: more.currency, ...amounts },
      created_at: seededAt - daysAgo * DAY_MS,
    };
    const line: Row = {
      ...{ charge_id: id, line_no: 1, billable_service_id: what.id, description: what.name, quantity },
      ...{ unit_price_minor: what.priceMinor, ...amounts, taxes },
    };
    return [{ charge, line }];
  });
  return [
    tableOf(
      "charge",
      made.map(({ charge }) => charge),
    ),
    tableOf(
      "charge_line",
      made.map(({ line }) => line),
    ),
  ];
}

function priceRows(cast: Cast): TableRows[] {
  const { plan, branches, seededAt } = cast;
  const random = createRandom(`demo/${plan.slug}/prices`);
  const newId = () => demoId(seededAt, random);
  const taxes = demoTaxes(cast);
  const currency = branches[0]?.currency ?? "EUR";
  const unit = 10 ** minorUnitDigits(currency);
  const names = SERVICES[messageLocaleOf(plan.locale)];
  const services = FACTS.map(([code, price], index) => ({
    ...{ id: newId(), name: names[index] ?? code, code, priceMinor: price * unit },
  }));
  return [
    tableOf(
      "tax_rate",
      taxes.map(({ id, name, ratePpm, isInclusive, isCompound, isDefault }, position) => ({
        ...{ id, name, rate_ppm: ratePpm, is_inclusive: Number(isInclusive), is_compound: Number(isCompound) },
        ...{ is_default: Number(isDefault), position },
      })),
    ),
    tableOf(
      "billable_service",
      services.map(({ id, name, code, priceMinor }) => ({
        ...{ id, name, code, currency_code: currency, price_minor: priceMinor },
      })),
    ),
    ...chargeRows(cast, services, { currency, newId, taxes }),
  ];
}

/** Tax rates, billable services and charges of a practice that stays: they would change what a real one asks for. */
export const prices: Filler = { ofPractice: priceRows };
