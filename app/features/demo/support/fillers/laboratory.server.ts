import { SEED_PANELS, SEED_TESTS, seedWord } from "~/features/consultations/public.server";
import { ROLE } from "~/features/identity/public.server";
import type { Cast } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import { createRandom } from "../../domain/random";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import { colleagueRows } from "./colleague-rows.server";
import type { Filler, Opened } from "./filler.server";
import { orderRows } from "./laboratory-orders.server";

const NAMES = ["City Laboratory", "Laboratorio de la Ciudad", "مختبر المدينة"] as const;
const BLOOD = ["Blood", "Sangre", "دم"] as const;
const FASTING = [
  "Do not eat for 8 hours before the test. You may drink water.",
  "No coma durante las 8 horas anteriores a la prueba. Puede beber agua.",
  "لا تأكل خلال 8 ساعات قبل الفحص، ويمكنك شرب الماء.",
] as const;
/** What a test costs in a demonstration, in minor units. */
const PRICE_MINOR = 1_250;

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
    sample: seed.sample === "BLOOD" ? seedWord(BLOOD, locale) : "",
    preparation: seed.fasting ? seedWord(FASTING, locale) : "",
    priceMinor: PRICE_MINOR,
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
    tests.map(({ id, seed: { code, loinc, category, fasting }, name: said, sample, preparation, priceMinor }): Row => ({
      ...{ id, laboratory_id: laboratoryId, name: said, code, loinc, category, fasting: Number(fasting) },
      ...{ sample, preparation, price_minor: priceMinor, enabled: 1, version: 1 },
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

const FEMALE = 2;
const ENGLISH = { first: "Lena", last: "Fischer" };
const NAMES_AT_DESK: Readonly<Record<string, { first: string; last: string }>> = {
  es: { first: "Lucía", last: "Romero" },
  ar: { first: "ليلى", last: "حسن" },
};

/** Who works at the laboratory's desk, with an account to sign in: a role of its own, and no other. */
function technicianRows(cast: Cast, { passwordHash, roles }: Opened, id: string, userId: string): TableRows[] {
  const email = `laboratory@${cast.plan.mailDomain}`;
  const { first: firstName, last: lastName } = NAMES_AT_DESK[cast.plan.locale.slice(0, 2)] ?? ENGLISH;
  const colleague = { id, userId, firstName, lastName, email, gender: FEMALE };
  return colleagueRows(cast, colleague, { passwordHash, roleId: roles[ROLE.LABORATORY] ?? "" });
}

/** The first doctor's orders in each state, and whoever works at the desk. */
function workRows(cast: Cast, opened: Opened, { laboratoryId, tests, newId }: Catalogue): TableRows[] {
  const [doctor] = cast.doctors;
  const [technicianId, userId] = [newId(), newId()];
  if (!doctor || !opened.roles[ROLE.LABORATORY]) return [];
  const ordered = tests.map(({ seed, ...test }) => {
    const { code, loinc, unit, decimals, fasting, ranges } = seed;
    return { ...test, code, loinc, unit, decimals, fasting, ranges };
  });
  const workers = { doctorId: doctor.id, technicianId };
  return [
    ...technicianRows(cast, opened, technicianId, userId),
    ...orderRows(cast, { laboratoryId, tests: ordered, newId, workers }),
  ];
}

/** A laboratory to order from; in a practice that stays, also its desk, and orders in each state. */
export const laboratory: Filler = {
  ofPractice: (cast, opened) => {
    const catalogue = catalogueOf(cast);
    return [...catalogueRows(catalogue), ...(opened.passwordHash === null ? [] : workRows(cast, opened, catalogue))];
  },
  marked: [
    { table: "laboratory", belongings: [] },
    { table: "lab_test", belongings: [] },
    { table: "lab_component", belongings: [] },
    { table: "lab_panel", belongings: [] },
  ],
};
