import {
  CODE_BYTES,
  codeOf,
  medicineOf,
  settledLine,
  stateByDispensed,
  type PrescribedMedicine,
  type SignedContent,
} from "~/features/consultations/public.server";
import { drugCoding, sampleTerm } from "~/features/phr/public.server";
import { messageLocaleOf } from "~/i18n/locales";
import { addDays, DAY_MS } from "~/kernel/time/dates";
import type { Cast, DemoDoctor } from "../../domain/cast";
import { demoId } from "../../domain/demo-id";
import type { DemoPatient } from "../../domain/patients";
import {
  PARACETAMOL,
  TOLD_PRESCRIPTIONS,
  type ToldEntry,
  type ToldMedicine,
  type ToldPrescription,
} from "../../domain/prescriptions/told-prescriptions";
import { createRandom, type Random } from "../../domain/random";
import { tableOf, type Row } from "../../domain/table-rows";
import type { DemoAppointment } from "../appointments/demo-appointments.server";
import type { Filler } from "./filler.server";
import { pharmacyCast, spokenBy } from "./pharmacy.server";

const VALID_DAYS = 90;
const HOUR_MS = 3_600_000;
/** In the minor unit of the practice's currency. */
const PRICE = 640;

/** A practice that writes prescriptions: who signs, who takes them, who hands out. */
interface Writer {
  cast: Cast;
  doctor: DemoDoctor;
  people: readonly DemoPatient[];
  pharmacy: ReturnType<typeof pharmacyCast>;
  random: Random;
  say: ReturnType<typeof spokenBy>;
}

/** The patient of the printed sign-in, then adults of whom no story is told. */
function peopleOf({ patients }: Cast): DemoPatient[] {
  const [first, ...others] = patients;
  const adults = others.filter(({ birthDate }) => birthDate >= "1956" && birthDate < "1984").slice(0, 3);
  return first ? [first, ...adults] : [];
}

function lineOf({ cast, say }: Writer, told: ToldMedicine) {
  const language = ({ en_US: "en", es_ES: "es", ar_BH: "ar" } as const)[messageLocaleOf(cast.plan.locale)];
  const { drug, packs, exact = false, neededFor, instructions, days = null, refills = 0, ...said } = told;
  const medicine: PrescribedMedicine = medicineOf({
    ...{ ...said, days, refills, substitutionAllowed: !exact, maxPerDay: told.maxPerDay ?? null },
    ...{ asNeeded: neededFor !== undefined, neededFor: neededFor ? say(neededFor) : "" },
    ...{ instructions: instructions ? say(instructions) : "", quantityUnit: packs === undefined ? "" : "PACK" },
  });
  return settledLine({ name: sampleTerm("drugs", drug, language), medicine, quantity: packs ?? null });
}

/** In the morning of that day, so that what happens to it later on comes after. */
const signedAt = ({ cast }: Writer, { daysAgo, draft }: ToldPrescription): number =>
  cast.seededAt - daysAgo * DAY_MS - (draft ? HOUR_MS : 6 * HOUR_MS);

/** A prescription with its ids, times and lines, before it becomes rows. */
function written(
  writer: Writer,
  told: ToldPrescription,
  patient: DemoPatient,
  at = signedAt(writer, told),
  consultationId: string | null = null,
) {
  const { cast, random, pharmacy } = writer;
  const entries = told.entries ?? [];
  const lines = told.medicines.map((medicine, index) => {
    const dispensed = entries
      .filter(({ line }) => line === index)
      .reduce((sum, { kind, quantity }) => sum + (kind === "RETURNED" ? -quantity : quantity), 0);
    return { ...lineOf(writer, medicine), id: demoId(at, random), dispensed };
  });
  const asTold = told.ended?.state ?? (told.draft ? "DRAFT" : null);
  const handed = lines.map(({ quantity, dispensed, medicine: { refills, days } }) => ({
    ...{ quantity, dispensed, refills, days, lastAt: null },
  }));
  return {
    ...{ told, patient, at, entries, lines, consultationId, id: demoId(at, random) },
    code: codeOf(Uint8Array.from({ length: CODE_BYTES }, () => random.whole(0, 255))),
    state: asTold ?? stateByDispensed(handed, told.sent ? "SENT" : "SIGNED"),
    validUntil: addDays(cast.today, (told.validDays ?? VALID_DAYS) - told.daysAgo),
    pharmacy: told.sent ? pharmacy.pharmacies[0] : undefined,
  };
}
type Written = ReturnType<typeof written>;

const entryAt = ({ cast }: Writer, { daysAgo }: ToldEntry, place: number): number =>
  cast.seededAt - daysAgo * DAY_MS - 3 * HOUR_MS + place * 60_000;

/** What was signed, as the paper says it. */
function contentOf({ cast, doctor, say }: Writer, { told, patient, at, lines, id, code, ...rest }: Written) {
  const { firstName, lastName, birthDate, gender } = patient;
  const content: SignedContent = {
    ...{ id, verificationCode: code, language: cast.plan.locale, signedAt: at, validUntil: rest.validUntil },
    ...{ diagnosis: say(told.diagnosis), noteToPharmacist: "", noteToPatient: "" },
    pharmacy: rest.pharmacy?.name ?? "",
    patient: { id: patient.id, firstName, lastName, birthDate, gender, address: "" },
    prescriber: {
      ...{ employeeId: doctor.id, title: doctor.plan.title, name: `${doctor.plan.firstName} ${doctor.plan.lastName}` },
      ...{ qualification: doctor.plan.designation, registrationNumber: doctor.registrationNumber, phone: "" },
      signature: `${doctor.plan.firstName} ${doctor.plan.lastName}`,
    },
    lines: lines.map(({ id: lineId, name, medicine, quantity }) => {
      const coding = drugCoding(name);
      return { id: lineId, name, codeSystem: coding?.system ?? null, code: coding?.code ?? null, medicine, quantity };
    }),
  };
  return JSON.stringify(content);
}

function prescriptionRow(writer: Writer, one: Written, number: number | null, all: readonly Written[]): Row {
  const { told, patient, at, id, state, validUntil, code } = one;
  const { cast, doctor, say } = writer;
  const next = all[all.indexOf(one) + 1];
  const last = Math.max(
    at,
    ...one.entries.map((entry, place) => entryAt(writer, entry, place)),
    ...(told.ended ? [cast.seededAt - told.ended.daysAgo * DAY_MS - HOUR_MS] : []),
  );
  const signed = number !== null;
  return {
    consultation_id: one.consultationId,
    ...{ id, patient_id: patient.id, prescriber_id: doctor.id, creator_id: doctor.id, state, number },
    ...{ language: cast.plan.locale, diagnosis: say(told.diagnosis), valid_until: validUntil },
    ...{ pharmacy_id: one.pharmacy?.id ?? null, signed_at: signed ? at : null, signed_with: signed ? "SIGN_IN" : null },
    ...{ signed_sheet: signed ? contentOf(writer, one) : null, verification_code: signed ? code : null },
    replaces_id: told.replaces ? (all[all.indexOf(one) - 1]?.id ?? null) : null,
    replaced_by_id: next?.told.replaces ? next.id : null,
    ...{ state_reason: told.ended ? say(told.ended.reason) : "", state_at: last, created_at: at, updated_at: last },
    version: 2,
  };
}

const lineRows = ({ id, lines }: Written): Row[] =>
  lines.map(({ id: lineId, name, medicine, quantity, dispensed }, index) => {
    const coding = drugCoding(name);
    return {
      ...{ id: lineId, prescription_id: id, position: index + 1, name, code_system: coding?.system ?? null },
      ...{ code: coding?.code ?? null, medicine: JSON.stringify(medicine), quantity, dispensed },
    };
  });

/** What was done at the pharmacy's desk. */
const entryRows = (writer: Writer, { id, lines, entries }: Written): Row[] =>
  entries.map((entry, place): Row => {
    const at = entryAt(writer, entry, place);
    const line = lines[entry.line];
    const handed = entry.kind === "DISPENSED";
    return {
      ...{ id: demoId(at, writer.random), prescription_id: id, line_id: line?.id ?? "", kind: entry.kind },
      ...{ quantity: entry.quantity, product: handed ? (line?.name ?? "") : "", batch: handed ? "B1204" : "" },
      ...{ price_minor: handed ? PRICE : null, reason: entry.reason ? writer.say(entry.reason) : "" },
      ...{ counselled: handed ? 1 : 0, decline_reason: entry.kind === "DECLINED" ? "OUT_OF_STOCK" : null },
      ...{ pharmacy_id: writer.pharmacy.pharmacies[0]?.id ?? null, employee_id: writer.pharmacy.pharmacist.id, at },
    };
  });

const ENDING = { CANCELLED: "cancel", STOPPED: "stop", EXPIRED: "expire", REPLACED: "replace" } as const;
const DONE = { DISPENSED: "dispense", RETURNED: "return", DECLINED: "decline" } as const;

/** What happened to it, in order. */
function historyRows(writer: Writer, one: Written): Row[] {
  const { told, at, id, entries, state } = one;
  if (told.draft) return [];
  const { doctor, pharmacy, say, random, cast } = writer;
  const signer = { actor_kind: "employee", actor_id: doctor.id };
  const desk = { actor_kind: "employee", actor_id: pharmacy.pharmacist.id };
  const before = told.sent ? "SENT" : "SIGNED";
  const handed = told.ended ? "PARTLY_DISPENSED" : state;
  const steps: Omit<Row, "id">[] = [
    { action: "sign", from_state: "DRAFT", to_state: "SIGNED", reason: "", ...signer, at },
    ...(told.sent
      ? [{ action: "send", from_state: "SIGNED", to_state: "SENT", reason: "", ...signer, at: at + 1 }]
      : []),
    ...entries.map((entry, place) => ({
      ...{ action: DONE[entry.kind], from_state: place === 0 ? before : handed },
      ...{ to_state: entry.kind === "DISPENSED" ? handed : before, reason: entry.reason ? say(entry.reason) : "" },
      ...{ ...desk, at: entryAt(writer, entry, place) },
    })),
  ];
  if (told.ended) {
    const from = entries.length > 0 ? "PARTLY_DISPENSED" : before;
    const by = told.ended.state === "EXPIRED" ? { actor_kind: "system", actor_id: null } : signer;
    steps.push({
      ...{ action: ENDING[told.ended.state], from_state: from, to_state: told.ended.state },
      ...{ reason: say(told.ended.reason), ...by, at: cast.seededAt - told.ended.daysAgo * DAY_MS - HOUR_MS },
    });
  }
  return steps.map((step) => ({ id: demoId(at, random), prescription_id: id, ...step }));
}

/** A patient's wish for the same again. */
function renewalRows({ cast, doctor, random, say }: Writer, { told: { renewal }, id, patient }: Written): Row[] {
  if (!renewal) return [];
  const at = cast.seededAt - renewal.daysAgo * DAY_MS - 2 * HOUR_MS;
  const answered = renewal.state === "DENIED";
  return [
    {
      ...{ id: demoId(at, random), prescription_id: id, patient_id: patient.id, state: renewal.state },
      ...{ note: say(renewal.note), answer: say(renewal.answer), answered_by: answered ? doctor.id : null },
      ...{ answered_at: answered ? at + HOUR_MS : null, created_at: at, version: 1 },
    },
  ];
}

/** A medicine that the doctor writes often. */
function favouriteRows(writer: Writer, all: readonly Written[]): Row[] {
  const { cast, doctor, random } = writer;
  const named = new Map(all.flatMap(({ lines }) => lines.map(({ name, medicine }) => [name, medicine])));
  return [...named].slice(0, 4).map(([name, medicine]) => {
    const coding = drugCoding(name);
    return {
      ...{ id: demoId(cast.seededAt, random), employee_id: doctor.id, name, code_system: coding?.system ?? null },
      ...{ code: coding?.code ?? null, medicine: JSON.stringify(medicine), created_at: cast.seededAt },
    };
  });
}

/** The doctor looks after those for whom they write. */
const relationRows = ({ cast, doctor, people }: Writer): Row[] =>
  people.map(({ id }) => ({ employee_id: doctor.id, patient_id: id, since: cast.seededAt, assigned: 1 }));

const writerOf = (cast: Cast, doctor: DemoDoctor, subject: string): Writer => ({
  ...{ cast, doctor, people: peopleOf(cast), pharmacy: pharmacyCast(cast), say: spokenBy(cast) },
  random: createRandom(`demo/${cast.plan.slug}/${subject}`),
});

/** Numbers that stay free for what is prescribed in a consultation. */
const IN_CONSULTATIONS = 1;
const NUMBERED = TOLD_PRESCRIPTIONS.filter(({ draft }) => !draft).length;

/** What is prescribed in the consultation of an appointment: signed at its end (UTC ms). */
export function prescribedIn(cast: Cast, { doctor, patient, reason }: DemoAppointment, id: string, at: number) {
  if (!patient) return [];
  const writer = writerOf(cast, doctor, "prescribed in a consultation");
  const daysAgo = Math.floor((cast.seededAt - at) / DAY_MS);
  const diagnosis = [reason, reason, reason] as const;
  const one = written(writer, { patient: 0, daysAgo, diagnosis, medicines: [PARACETAMOL] }, patient, at, id);
  return [
    tableOf("prescription", [prescriptionRow(writer, one, NUMBERED + IN_CONSULTATIONS, [one])]),
    tableOf("prescription_line", lineRows(one)),
    tableOf("prescription_history", historyRows(writer, one)),
  ];
}

function rowsOf(cast: Cast) {
  const [doctor] = cast.doctors;
  if (!doctor) return [];
  const writer = writerOf(cast, doctor, "prescriptions");
  const all = TOLD_PRESCRIPTIONS.flatMap((told) => {
    const patient = writer.people[told.patient];
    return patient ? [written(writer, told, patient)] : [];
  });
  const signed = all.filter(({ told }) => !told.draft);
  const numberOf = (one: Written) => (one.told.draft ? null : signed.indexOf(one) + 1);
  return [
    tableOf("patient_provider", relationRows(writer)),
    tableOf("paper_number", [{ kind: "PRESCRIPTION", last: NUMBERED + IN_CONSULTATIONS }]),
    tableOf(
      "prescription",
      all.map((one) => prescriptionRow(writer, one, numberOf(one), all)),
    ),
    ...[all.flatMap(lineRows)].map((rows) => tableOf("prescription_line", rows)),
    tableOf(
      "dispense",
      all.flatMap((one) => entryRows(writer, one)),
    ),
    tableOf(
      "prescription_history",
      all.flatMap((one) => historyRows(writer, one)),
    ),
    tableOf(
      "renewal_request",
      all.flatMap((one) => renewalRows(writer, one)),
    ),
    tableOf("favourite_medicine", favouriteRows(writer, all)),
  ];
}

/** Prescriptions of a practice in every state, with what the pharmacy did; what is signed stays for good. */
export const prescriptions: Filler = {
  ofPractice: (cast, { passwordHash }) => (passwordHash === null ? [] : rowsOf(cast)),
};
