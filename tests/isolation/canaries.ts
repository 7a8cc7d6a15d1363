import { randomUUID } from "node:crypto";
import { sha256 } from "~/platform/crypto/crypto.server";
import type { Operator } from "../support/organization";
import type { Thing } from "./features";
import { openHouse, Stock, type House } from "./house";
import { stockThing } from "./people";
import { newId } from "./recipe";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A word that stands in one text alone. */
const word = (of: string) => `canary${of}${randomUUID().slice(0, 8)}`.toLowerCase();

/** Texts that no patient may read yet; their provider publishes them in the test. */
export const LATER = {
  unsignedNote: word("unsigned"),
  unpublishedNote: word("unpublished"),
  summary: word("summary"),
  draftMedicine: word("medicine"),
  unreviewedResult: word("result"),
} as const;

/** Texts that are the practice's, whatever is published. */
export const NEVER = {
  reviewNote: word("review"),
  authorOnlyNote: word("authoronly"),
  hiddenMedicine: word("hidden"),
  clinicalNotes: word("forthelab"),
  correctedResult: word("corrected"),
  staffNotes: word("staff"),
} as const;

export const VIEWERS = ["patient", "manager", "viewer", "stranger"] as const;
export type Viewer = (typeof VIEWERS)[number];

/** A practice in which every canary stands somewhere, and what requests can name. */
export interface Planted {
  home: House;
  /** Requests about each of these: in every field that names such a thing, one with a canary. */
  things: readonly Thing[];
  own: {
    unsignedNote: string;
    unpublishedNote: string;
    consultation: string;
    prescription: string;
    labOrder: string;
  };
}

const sections = (text: string) =>
  JSON.stringify([
    {
      ...{ id: "text", code: "", title: "Note", prompt: "", required: true, text, copied: false },
      ...{ version: 1, writer: null, others: [] },
    },
  ]);

/** Notes: one that is written, one that is signed, and one that its author keeps to themselves. */
function plantNotes(stock: Stock, { patient, employee }: Thing, consultation: string, now: number) {
  const [unsignedNote, unpublishedNote, authorOnlyNote] = [newId(), newId(), newId()];
  const row = (id: string, text: string, isSigned: boolean, authorOnly: boolean) => ({
    ...{ id, patient_id: patient, provider_id: employee, creator_id: employee, consultation_id: consultation },
    ...{ kind: "NOTE", title: "Note", language: "en_US", template: "free", sections: sections(text) },
    ...{ author_only: Number(authorOnly), created_at: now, updated_at: now, version: 1, publish_status: "UNPUBLISHED" },
    ...{ status: isSigned ? "SIGNED" : "DRAFT", signed_at: isSigned ? now : null },
    ...{ signed_by: isSigned ? employee : null, signed_hash: isSigned ? "0".repeat(64) : null },
  });
  stock.add("clinical_note", row(unsignedNote, LATER.unsignedNote, false, false));
  stock.add("clinical_note", row(unpublishedNote, LATER.unpublishedNote, true, false));
  stock.add("clinical_note", row(authorOnlyNote, NEVER.authorOnlyNote, true, true));
  return { unsignedNote, unpublishedNote, authorOnlyNote };
}

/** Prescriptions: a draft, and a signed one whose lines the patient does not see. */
function plantPrescriptions(stock: Stock, { patient, employee }: Thing, consultation: string, now: number) {
  const [draft, hidden] = [newId(), newId()];
  const row = (id: string, isSigned: boolean) => ({
    ...{ id, patient_id: patient, prescriber_id: employee, creator_id: employee, consultation_id: consultation },
    ...{ state: isSigned ? "SIGNED" : "DRAFT", number: isSigned ? 700_000 : null, language: "en_US" },
    ...{ valid_until: new Date(now + 60 * DAY).toISOString().slice(0, 10), details_shown: isSigned ? 0 : 1 },
    ...{ signed_at: isSigned ? now : null, signed_with: isSigned ? "SIGN_IN" : null, state_at: now },
    ...{ verification_code: isSigned ? id : null, created_at: now, updated_at: now, version: 1 },
  });
  const line = (prescription: string, name: string) => ({
    ...{ id: newId(), prescription_id: prescription, position: 1, name, quantity: 30 },
    medicine: JSON.stringify({
      ...{ strength: "500", strengthUnit: "mg", form: "TABLET", dose: 1, doseUnit: "", frequency: "TWICE_DAILY" },
      ...{ method: "BY_MOUTH", whenTaken: "", asNeeded: false, neededFor: "", maxPerDay: null, days: 15 },
      ...{ dosageText: "", quantityUnit: "TABLET", quantityTyped: false, refills: 0, substitutionAllowed: true },
      ...{ instructions: "", reason: "" },
      // No check knows such a name, and its prescriber has said that they do.
      overruled: [{ check: "UNKNOWN", level: "stop", about: name, reason: "Known here" }],
    }),
  });
  stock.add("prescription", row(draft, false));
  stock.add("prescription", row(hidden, true));
  stock.add("prescription_line", line(draft, LATER.draftMedicine));
  stock.add("prescription_line", line(hidden, NEVER.hiddenMedicine));
  return { draft, hidden };
}

/** Orders: one with a result that nobody has reviewed, and one whose result was corrected since. */
function plantOrders(stock: Stock, thing: Thing, consultation: string, now: number) {
  const { patient, employee, laboratory } = thing;
  const testId = newId();
  const category = "LABORATORY_TEST_PROCEDURE";
  stock.add("lab_test", { id: testId, laboratory_id: laboratory, name: "Serology", category });
  const order = (values: readonly string[], released: number) => {
    const [id, test, component] = [newId(), newId(), newId()];
    const state = released > 0 ? "CORRECTED" : "RESULTED";
    stock.add("lab_order", {
      ...{ id, patient_id: patient, provider_id: employee, creator_id: employee, laboratory_id: laboratory },
      ...{ consultation_id: consultation, state, category, priority: "ROUTINE", clinical_notes: NEVER.clinicalNotes },
      ...{ collected_at: "LABORATORY", ordered_at: now, resulted_at: now, released_at: released > 0 ? now : null },
      ...{ created_at: now, updated_at: now, version: 1 },
    });
    stock.add("lab_order_test", {
      ...{ id: test, order_id: id, position: 1, test_id: testId, name: "Serology", state, rank: 5, state_at: now },
      sampled_at: now,
      ...{ entered_version: values.length, final_version: values.length, released_version: released },
    });
    for (const [index, value] of values.entries())
      stock.add("lab_result", {
        ...{ id: newId(), order_id: id, order_test_id: test, component_id: component, name: "Serology", kind: "TEXT" },
        ...{ version: index + 1, value, comparator: "", sampled_at: now, entered_by: employee, at: now },
      });
    return id;
  };
  return { unreviewed: order([LATER.unreviewedResult], 0), corrected: order(["first", NEVER.correctedResult], 1) };
}

/** The consultation of an appointment that took place, and what was written in its session. */
function plantConsultation(stock: Stock, { patient, employee, branch, offering }: Thing, now: number) {
  const [consultation, appointment] = [newId(), newId()];
  const startsAt = Math.floor((now - 2 * HOUR) / 300_000) * 300_000;
  const times = { starts_at: startsAt, ends_at: startsAt + 900_000, created_at: now - DAY, updated_at: now };
  stock.add("appointment", {
    ...{ id: appointment, state_id: 8, type: "video", employee_id: employee, branch_id: branch },
    ...{ service_offering_id: offering, patient_id: patient, ...times, time_zone: "UTC" },
    ...{ local_day: new Date(startsAt).toISOString().slice(0, 10), booked_by: "STAFF" },
  });
  stock.add("appointment_history", {
    ...{ appointment_id: appointment, version: 1, at: now - DAY, action: "book", actor_kind: "employee" },
    ...{ actor_id: employee, to_state_id: 8, starts_at: startsAt },
  });
  stock.add("consultation", {
    ...{ id: consultation, patient_id: patient, provider_id: employee, creator_id: employee, type: "VIDEO" },
    ...{ status: "OPEN", publish_status: "UNPUBLISHED", published_at: null, published_by: null },
    ...{ start_time: startsAt, consultation_time: startsAt, created_at: now, updated_at: now },
    appointment_id: appointment,
  });
  for (const [kind, note] of [
    ["SUMMARY", LATER.summary],
    ["REVIEW", NEVER.reviewNote],
  ] as const)
    stock.add("consultation_note", {
      ...{ appointment_id: appointment, kind, note, written_by: employee, updated_at: now, version: 1 },
    });
  return { consultation, appointment };
}

/** Two relatives, one who may write and one who may read, and somebody else; gives each one's account. */
function plantPeople(stock: Stock, subject: { id: string; user: string }, now: number) {
  const account = (id: string, name: string) =>
    stock.add("user", {
      ...{ id, type: "CUSTOMER", username: `${name}@clinic.example`, email: `${name}@clinic.example` },
      ...{ email_proven_at: now, enabled: 1, created_at: now },
    });
  const patient = (id: string, user: string, name: string, number: number, notes: string) => {
    account(user, name);
    stock.add("patient", {
      ...{ id, number, user_id: user, first_name: name, last_name: "Canary", email: `${name}@clinic.example` },
      ...{ birth_date: "1988-04-12", gender: 2, notes, created_at: now },
    });
  };
  patient(subject.id, subject.user, "Sara", 9_100, NEVER.staffNotes);
  const users: Record<Viewer, string> = { patient: subject.user, manager: newId(), viewer: newId(), stranger: newId() };
  const related = { primary_patient_id: "", relation: "Spouse", consent_at: now, consent_by: "RELATIVE" };
  for (const [index, viewer] of VIEWERS.slice(1).entries()) {
    const id = newId();
    patient(id, users[viewer], viewer, 9_101 + index, "");
    if (viewer !== "stranger")
      stock.add("related_patient", {
        ...{ ...related, id: newId(), primary_patient_id: id, patient_id: subject.id },
        ...{ asked_email: `${viewer}@clinic.example`, created_at: now },
        record_access: viewer === "manager" ? "MANAGE" : "VIEW",
      });
  }
  return users;
}

/** Opens a practice with all of it. Rows go in with `load`, after the sessions of whoever asks were added. */
export async function plant(operator: Operator) {
  // A review is the patient's once it can no longer be undone: here at once.
  const home = await openHouse(operator, "TENANT_DB_0", { undoWindowSeconds: 0 });
  const now = Date.now();
  const people = new Stock();
  const subject = { id: newId(), user: newId() };
  const users = plantPeople(people, subject, now);
  await people.load(operator, home);
  const usual = new Stock();
  const thing = await stockThing(usual, home, "own", true, { patient: subject.id });
  await usual.load(operator, home);
  const stock = new Stock();
  const { consultation, appointment } = plantConsultation(stock, thing, now);
  const notes = plantNotes(stock, thing, consultation, now);
  const { draft, hidden } = plantPrescriptions(stock, thing, consultation, now);
  const { unreviewed, corrected } = plantOrders(stock, thing, consultation, now);
  const about = (note: string, prescription: string, labOrder: string): Thing => ({
    ...thing,
    ...{ patientUser: subject.user, appointment, publishedNote: note, draftNote: note, labOrder },
    ...{ prescription, prescriptionDraft: prescription, sentPrescription: prescription },
    ...{ publishedConsultation: consultation, openConsultation: consultation },
  });
  const planted: Planted = {
    home,
    things: [
      about(notes.unsignedNote, draft, unreviewed),
      about(notes.unpublishedNote, hidden, corrected),
      about(notes.authorOnlyNote, draft, unreviewed),
    ],
    own: { ...notes, consultation, prescription: draft, labOrder: unreviewed },
  };
  /** Signs somebody in; the relatives act for the patient. */
  const session = async (user: string, actsFor: string | null): Promise<Record<string, string>> => {
    const reference = randomUUID();
    stock.add("user_session", {
      ...{ token_hash: await sha256(reference), user_id: user, created_at: now, expires_at: now + 4 * HOUR },
      acting_patient_id: actsFor,
    });
    return { cookie: `__Host-vp_session=${reference}` };
  };
  const asViewer = (viewer: Viewer) =>
    session(users[viewer], viewer === "manager" || viewer === "viewer" ? subject.id : null);
  const asDoctor = () => session(home.ids.doctorUser, null);
  return { ...planted, asViewer, asDoctor, load: () => stock.load(operator, home) };
}
