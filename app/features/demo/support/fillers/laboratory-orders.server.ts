import { flagOf, rangeFor } from "~/features/consultations/public.server";
import { addDays, DAY_MS, type IsoDate } from "~/kernel/time/dates";
import { openedAt, type Cast } from "../../domain/cast";
import { localDate } from "../../domain/demo-days";
import type { DemoPatient } from "../../domain/patients";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";

const CATEGORY = "LABORATORY_TEST_PROCEDURE";
const HOUR_MS = 3_600_000;
/** 18 years, and a few days over each leap year. */
const GROWN_UP_DAYS = 6_600;

/** A test of the catalogue, as much of it as an order copies. */
export interface OrderedTest {
  id: string;
  componentId: string;
  code: string;
  name: string;
  loinc: string;
  unit: string;
  decimals: number;
  fasting: boolean;
  sample: string;
  preparation: string;
  /** By sex and age: what is usual for one person is not so for another. */
  ranges: Parameters<typeof rangeFor>[0]["ranges"];
  priceMinor: number;
}

interface Catalogue {
  laboratoryId: string;
  tests: readonly OrderedTest[];
  newId: () => string;
}

/** What has become of a test of an order, with its value where it has one; the value before it where it was corrected. */
type Outcome = readonly [code: string, value?: number, before?: number];

interface Told {
  /** Of each test that has no value; one that has a value in an order that is not done is resulted. */
  state: string;
  panel?: readonly [string, string, string];
  /** The place of the patient among the grown-ups of the practice. */
  patient: number;
  daysAgo: number;
  priority?: "URGENT" | "ASAP" | "EMERGENCY";
  tests: readonly Outcome[];
  rejected?: readonly [string, string, string];
  word?: readonly [string, string, string];
}

const BETTER = [
  "Your long-term blood sugar has gone down again. Go on like this.",
  "Su azúcar a largo plazo ha vuelto a bajar. Siga así.",
  "انخفض معدل السكر التراكمي لديك مرة أخرى. استمر على ذلك.",
] as const;
const MIXED_UP = ["Typing error.", "Error al escribir.", "خطأ في الكتابة."] as const;
const CLOTTED = ["The sample had clotted.", "La muestra se había coagulado.", "تجلّطت العينة."] as const;

const BLOOD_COUNT = ["Blood count", "Hemograma", "تعداد الدم"] as const;
const OF_BLOOD_COUNT = new Set(["HGB", "HCT", "WBC", "PLT", "RBC"]);

/** Orders in each state; the first patient's blood sugar as it went down over half a year. */
const ORDERS: readonly Told[] = [
  {
    state: "REVIEWED",
    patient: 0,
    daysAgo: 182,
    tests: [
      ["A1C", 7.9],
      ["CHOL", 231],
      ["LDL", 151],
    ],
  },
  {
    state: "REVIEWED",
    patient: 0,
    daysAgo: 91,
    tests: [
      ["A1C", 7.1],
      ["CHOL", 214],
      ["LDL", 139],
    ],
  },
  {
    state: "REVIEWED",
    patient: 0,
    daysAgo: 12,
    word: BETTER,
    tests: [
      ["A1C", 6.4],
      ["CHOL", 196],
      ["LDL", 121],
    ],
  },
  { state: "CANCELLED", patient: 3, daysAgo: 9, tests: [["B12"]] },
  { state: "CORRECTED", patient: 4, daysAgo: 5, tests: [["TSH", 5.2, 52]] },
  {
    state: "RESULTED",
    patient: 5,
    daysAgo: 3,
    panel: BLOOD_COUNT,
    tests: [
      ["HGB", 10.8],
      ["HCT", 34],
      ["WBC", 6.1],
      ["PLT", 243],
      ["RBC", 4.2],
    ],
  },
  { state: "ENTERED", patient: 6, daysAgo: 2, tests: [["CRE", 1]] },
  {
    state: "RESULTED",
    patient: 1,
    daysAgo: 1,
    priority: "URGENT",
    tests: [
      ["K", 6.4],
      ["NA", 139],
    ],
  },
  {
    state: "IN_PROGRESS",
    patient: 0,
    daysAgo: 1,
    tests: [["HGB", 11.2], ["HCT"], ["WBC", 6.4], ["PLT"], ["RBC"], ["TSH", 2.1]],
    panel: BLOOD_COUNT,
  },
  { state: "IN_PROGRESS", patient: 7, daysAgo: 1, tests: [["ALT"], ["AST"]] },
  { state: "COLLECTED", patient: 8, daysAgo: 1, priority: "ASAP", tests: [["CRP"]] },
  { state: "ORDERED", patient: 9, daysAgo: 1, tests: [["FER"]], rejected: CLOTTED },
  { state: "ORDERED", patient: 0, daysAgo: 1, tests: [["GLU"], ["TRIG"]] },
  { state: "ORDERED", patient: 2, daysAgo: 0, priority: "EMERGENCY", tests: [["K"], ["CRE"]] },
  { state: "DRAFT", patient: 1, daysAgo: 0, tests: [["FT4"]] },
];

const RANKS = { EMERGENCY: 0, URGENT: 1, ASAP: 2, ROUTINE: 3 } as const;
const FINAL = ["RESULTED", "CORRECTED", "REVIEWED"];
const TO_REVIEW = ["RESULTED", "CORRECTED"];

/** How far a test of an order is: some of one that the laboratory works on have their results. */
const stateOf = ({ state }: Told, values: number): string =>
  state === "IN_PROGRESS" && values > 0 ? "RESULTED" : state;

const valuesOf = ([, value, before]: Outcome) => [before, value].filter((each) => each !== undefined);

/** Who writes and works: the first doctor and the person at the laboratory's desk. */
interface Workers {
  doctorId: string;
  technicianId: string;
}

/** What orders are made of. */
interface Ordering extends Catalogue {
  workers: Workers;
}

/** An order that is written down, with what its tests need of it. */
interface Written {
  id: string;
  told: Told;
  number: number | null;
  at: number;
  resultedAt: number | null;
  /** Which of the three languages is the practice's. */
  place: 0 | 1 | 2;
  patient: DemoPatient;
  /** On which the samples were taken, in the practice's zone. */
  day: IsoDate;
}

function orderRow({ id, told, number, at, resultedAt, patient }: Written, about: Ordering): Row {
  const { state, priority = "ROUTINE" } = told;
  const { doctorId } = about.workers;
  const reviewed = state === "REVIEWED" ? resultedAt : null;
  const waits = told.tests.some((outcome) => TO_REVIEW.includes(stateOf(told, valuesOf(outcome).length)));
  return {
    ...{ id, number, patient_id: patient.id, provider_id: doctorId, creator_id: doctorId, version: 1 },
    ...{ laboratory_id: about.laboratoryId, state, category: CATEGORY, priority, collected_at: "LABORATORY" },
    ...{ ordered_at: number === null ? null : at, resulted_at: resultedAt },
    review_since: waits ? (resultedAt ?? at) : null,
    ...{ reviewed_at: reviewed, released_at: reviewed, reviewed_by: reviewed === null ? null : doctorId },
    ...{ created_at: at, updated_at: resultedAt ?? at },
  };
}

/** The review of an order with what it says to the patient; none of one that nobody has reviewed. */
function reviewRows({ id, told, resultedAt, place }: Written, lines: readonly Line[], about: Ordering): Row[] {
  if (told.state !== "REVIEWED" || resultedAt === null) return [];
  const tests = lines.map((line) => ({
    ...{ id: line.id, version: line.values.length, state: "RESULTED", stateAt: resultedAt },
  }));
  return [
    {
      ...{ id: about.newId(), order_id: id, tests: JSON.stringify(tests), message: told.word?.[place] ?? "" },
      ...{ reviewed_by: about.workers.doctorId, at: resultedAt, shown_at: resultedAt },
    },
  ];
}

type Line = { id: string; position: number; test: OrderedTest; values: readonly number[] };

function testRow(written: Written, { id, position, test, values }: Line, { technicianId }: Workers): Row {
  const { told, number, at, resultedAt, place } = written;
  const { priority = "ROUTINE", rejected, panel } = told;
  const state = stateOf(told, values.length);
  const sampled = number !== null && state !== "ORDERED" && state !== "CANCELLED";
  const { name, loinc, sample, fasting, preparation, priceMinor } = test;
  return {
    ...{ id, order_id: written.id, position, test_id: test.id, name, loinc, sample, preparation, state },
    panel: OF_BLOOD_COUNT.has(test.code) ? (panel?.[place] ?? "") : "",
    ...{ fasting: Number(fasting), rank: RANKS[priority], sample_code: sampled ? `${number}-${position}` : "" },
    ...{ sampled_at: sampled ? at : null, collected_by: sampled ? technicianId : null },
    ...{ rejected_reason: rejected?.[place] ?? "", entered_by: values.length > 0 ? technicianId : null },
    ...{ entered_version: values.length, final_version: FINAL.includes(state) ? values.length : 0 },
    ...{ released_version: state === "REVIEWED" ? values.length : 0, state_at: resultedAt ?? at },
    ...{ price_minor: priceMinor, tax_percent: 0 },
  };
}

function resultRow(written: Written, { id: lineId, test, values }: Line, step: number, about: Ordering): Row {
  const { at, resultedAt, place, patient, day } = written;
  const number = values[step] ?? 0;
  const { componentId, name, loinc, unit, decimals } = test;
  const range = rangeFor(test, patient, day);
  const { low = null, high = null, criticalLow = null, criticalHigh = null } = range ?? {};
  return {
    ...{ id: about.newId(), order_id: written.id, order_test_id: lineId, component_id: componentId, name, loinc },
    ...{ kind: "NUMERIC", version: step + 1, value: number.toFixed(decimals), comparator: "", number, unit, low, high },
    ...{ critical_low: criticalLow, critical_high: criticalHigh, flag: flagOf({ comparator: "", number }, range) },
    ...{ reason: step > 0 ? MIXED_UP[place] : "", sampled_at: at },
    ...{ entered_by: about.workers.technicianId, at: resultedAt ?? at },
  };
}

const placeOf = (locale: string) => (locale.startsWith("es") ? 1 : locale.startsWith("ar") ? 2 : 0);

/** Orders of some patients, in each state: what was written once stays for good. */
export function orderRows(cast: Cast, about: Ordering): TableRows[] {
  const rows = { order: [] as Row[], test: [] as Row[], result: [] as Row[], review: [] as Row[] };
  let numbers = 0;
  // Ranges are those of grown-ups: of a child no result would be said to be usual or critical.
  const grownUps = cast.patients.filter(({ birthDate }) => birthDate <= addDays(cast.today, -GROWN_UP_DAYS));
  for (const told of ORDERS) {
    const patient = grownUps[told.patient];
    if (!patient) continue;
    const at = cast.seededAt - told.daysAgo * DAY_MS - HOUR_MS;
    const number = told.state === "DRAFT" ? null : ++numbers;
    const resultedAt = FINAL.includes(told.state) ? at + HOUR_MS / 2 : null;
    const place = placeOf(cast.plan.locale);
    const day = localDate(cast.plan.timeZone, at);
    const written = { id: about.newId(), told, number, at, resultedAt, place, patient, day } as const;
    rows.order.push(orderRow(written, about));
    const lines: Line[] = [];
    for (const [index, outcome] of told.tests.entries()) {
      const test = about.tests.find(({ code }) => code === outcome[0]);
      if (!test) continue;
      const line = { id: about.newId(), position: index + 1, test, values: valuesOf(outcome) };
      lines.push(line);
      rows.test.push(testRow(written, line, about.workers));
      rows.result.push(...line.values.map((_value, step) => resultRow(written, line, step, about)));
    }
    rows.review.push(...reviewRows(written, lines, about));
  }
  const criticals = rows.result.filter(({ flag }) => flag === "HH" || flag === "LL");
  return [
    tableOf("paper_number", [{ kind: "LAB_ORDER", last: numbers }]),
    tableOf(
      "patient_provider",
      [...new Set(rows.order.map((order) => order["patient_id"] ?? ""))].map((patientId) => ({
        ...{ patient_id: patientId, employee_id: about.workers.doctorId, since: openedAt(cast), assigned: 1 },
      })),
    ),
    tableOf("lab_order", rows.order),
    tableOf("lab_order_test", rows.test),
    tableOf("lab_result", rows.result),
    tableOf("lab_review", rows.review),
    tableOf(
      "lab_critical",
      criticals.map((result) => ({
        ...{ id: about.newId(), order_id: result["order_id"] ?? "", result_id: result["id"] ?? "" },
        raised_at: result["at"] ?? 0,
      })),
    ),
  ];
}
