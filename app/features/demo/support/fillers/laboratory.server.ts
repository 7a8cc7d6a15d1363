import { SEED_PANELS, SEED_TESTS, seedWord } from "~/features/consultations/public.server";
import { DAY_MS } from "~/kernel/time/dates";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import type { Filler } from "./filler.server";

const NAMES = ["City Laboratory", "Laboratorio de la Ciudad", "مختبر المدينة"] as const;
const CATEGORY = "LABORATORY_TEST_PROCEDURE";

/** What a practice can order: one laboratory with the usual tests, each with its ranges. */
function catalogueOf(cast: Cast) {
  const ids = createRandom(`demo/${cast.plan.slug}/laboratory`).fork("ids");
  const { locale } = cast.plan;
  const newId = () => demoId(cast.seededAt, ids);
  const laboratoryId = newId();
  const tests = SEED_TESTS.map((seed) => ({
    seed,
    id: newId(),
    componentId: newId(),
    name: seedWord(seed.names, locale),
  }));
  const panels = SEED_PANELS.map(({ names, loinc, tests: codes }): Row => ({
    ...{ id: newId(), laboratory_id: laboratoryId, name: seedWord(names, locale), loinc, enabled: 1, version: 1 },
    test_ids: JSON.stringify(tests.flatMap(({ seed, id }) => (codes.includes(seed.code) ? [id] : []))),
  }));
  return { laboratoryId, name: seedWord(NAMES, locale), tests, panels, newId };
}
type Catalogue = ReturnType<typeof catalogueOf>;

const catalogueRows = ({ laboratoryId, name, tests, panels }: Catalogue): TableRows[] => [
  tableOf("laboratory", [{ id: laboratoryId, name, enabled: 1, version: 1 }]),
  tableOf(
    "lab_test",
    tests.map(({ id, seed: { code, loinc, category, fasting }, name: said }): Row => ({
      ...{ id, laboratory_id: laboratoryId, name: said, code, loinc, category, fasting: Number(fasting) },
      ...{ enabled: 1, version: 1 },
    })),
  ),
  tableOf(
    "lab_component",
    tests.map(({ id, componentId, seed: { loinc, unit, decimals, ranges, reported }, name: said }): Row => ({
      ...{ id: componentId, test_id: id, position: 1, name: said, loinc, unit, decimals, enabled: 1, version: 1 },
      ...{ kind: reported ? "ATTACHMENT" : "NUMERIC", ranges: JSON.stringify(ranges), answers: "[]" },
    })),
  ),
  tableOf("lab_panel", panels),
];

/** Long-term blood sugar of one patient, as it went down: days ago and the value. */
const COURSE = [
  [182, 7.9],
  [91, 7.1],
  [12, 6.4],
] as const;

/** Orders of one patient that were reviewed, with their results: what was written once stays for good. */
function orderRows(cast: Cast, { laboratoryId, tests, newId }: Catalogue): TableRows[] {
  const test = tests.find(({ seed }) => seed.code === "A1C");
  const [patient] = cast.patients;
  const [doctor] = cast.doctors;
  if (!test || !patient || !doctor) return [];
  const { loinc, unit, ranges } = test.seed;
  const high = ranges[0]?.high ?? null;
  const told = COURSE.map(([daysAgo, value], index) => {
    const at = cast.seededAt - daysAgo * DAY_MS;
    return { at, value, number: index + 1, orderId: newId(), lineId: newId() };
  });
  return [
    tableOf("paper_number", [{ kind: "LAB_ORDER", last: told.length }]),
    tableOf(
      "lab_order",
      told.map(({ at, number, orderId }): Row => ({
        ...{ id: orderId, number, patient_id: patient.id, provider_id: doctor.id, creator_id: doctor.id },
        ...{ laboratory_id: laboratoryId, state: "REVIEWED", category: CATEGORY, priority: "ROUTINE" },
        ...{ collected_at: "LABORATORY", ordered_at: at, resulted_at: at + DAY_MS, reviewed_at: at + DAY_MS },
        ...{ reviewed_by: doctor.id, released_at: at + DAY_MS, created_at: at, updated_at: at + DAY_MS, version: 1 },
      })),
    ),
    tableOf(
      "lab_order_test",
      told.map(({ at, number, orderId, lineId }): Row => ({
        ...{ id: lineId, order_id: orderId, position: 1, test_id: test.id, name: test.name, loinc, state: "REVIEWED" },
        ...{ fasting: 0, rank: 3, sample_code: `${number}-1`, sampled_at: at, entered_by: doctor.id },
        ...{ entered_version: 1, final_version: 1, released_version: 1, state_at: at + DAY_MS },
      })),
    ),
    tableOf(
      "lab_result",
      told.map(({ at, value, orderId, lineId }): Row => ({
        ...{ id: newId(), order_id: orderId, order_test_id: lineId, component_id: test.componentId, name: test.name },
        ...{ loinc, kind: "NUMERIC", version: 1, value: value.toFixed(1), comparator: "", number: value, unit, high },
        ...{ flag: "H", sampled_at: at, entered_by: doctor.id, at: at + DAY_MS },
      })),
    ),
  ];
}

/** A laboratory to order from; in a practice that stays, also a patient's results over half a year. */
export const laboratory: Filler = {
  ofPractice: (cast, { passwordHash }) => {
    const catalogue = catalogueOf(cast);
    return [...catalogueRows(catalogue), ...(passwordHash === null ? [] : orderRows(cast, catalogue))];
  },
  marked: [
    { table: "laboratory", belongings: [] },
    { table: "lab_test", belongings: [] },
    { table: "lab_component", belongings: [] },
    { table: "lab_panel", belongings: [] },
  ],
};
