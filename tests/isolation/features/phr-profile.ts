import type { Stock } from "../house";
import { base, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = {
  /** An allergy of the patient's that calls name, and an insurance. */
  calledAllergy: newId,
  profileInsurance: newId,
};
type OwnThing = ThingOf<typeof ids>;

const NAME = "Latex";
const VALUES = { allergen: NAME, category: "ENVIRONMENT", reactions: ["RASH"], severity: "", status: "ACTIVE" };

async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  const written = {
    ...{ values_json: JSON.stringify(VALUES), verification: "UNCONFIRMED", enabled: 1, version: 1 },
    ...{ author_kind: "patient", author_id: thing.patient },
  };
  const id = thing.calledAllergy;
  stock.add("health_record", {
    ...{ id, patient_id: thing.patient, kind: "ALLERGY", name: NAME, sort_key: NAME, source: "PATIENT" },
    ...{ recorded_at: now, first_author_kind: "patient", ...written },
  });
  stock.add("health_record_version", { record_id: id, change: "CREATE", at: now, ...written });
  stock.add("patient_insurance", {
    ...{ id: thing.profileInsurance, patient_id: thing.patient, insurer: "Gulf Cover" },
    ...{ member_number: thing.profileInsurance, created_at: now },
  });
  await Promise.resolve();
}

/** Of a patient whom staff name in the address. */
const named = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ query: { patient: thing.patient }, ...(body && { body }) }),
});
const form = (path: string): Recipes<OwnThing> => ({
  [`GET ${base}${path}`]: named(),
  [`POST ${base}${path}`]: named({ intent: "save" }),
});

/** One that is there stays so: nothing changes for those who ask after. */
const insured: Recipe<OwnThing> = {
  about: (thing) => ({
    ...{ params: { itemId: thing.profileInsurance }, query: { patient: thing.patient } },
    body: { intent: "enable" },
  }),
};
/** A side of the card of an insurance. */
const pictured = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({
    ...{ params: { what: "front", itemId: thing.profileInsurance }, query: { patient: thing.patient } },
    ...(body && { body }),
  }),
});
const profile = (body?: Record<string, unknown>): Recipe<OwnThing> => ({
  about: (thing) => ({ params: { itemId: thing.patient }, ...(body && { body }) }),
});

const ofPatient: Recipe<OwnThing> = { about: (thing) => ({ query: { patientId: thing.patient } }) };
/** A call that says nothing that could be saved. */
const saved: Recipe<OwnThing> = { about: (thing) => ({ body: { patientId: thing.patient, firstName: "", city: "" } }) };

const recipes: Recipes<OwnThing> = {
  ...Object.assign(
    {},
    ...["", "/list", "/view"].map((path) => ({ [`GET ${base}/health_profile${path}`]: named() })),
    ...["details", "address", "create_insurance"].map((path) => form(`/health_profile/${path}`)),
  ),
  [`GET ${base}/health_profile/edit_insurance/:itemId?`]: insured,
  [`POST ${base}/health_profile/edit_insurance/:itemId?`]: insured,
  [`GET ${base}/health_profile/picture/:what/:itemId?`]: pictured(),
  [`POST ${base}/health_profile/picture/:what/:itemId?`]: pictured({ intent: "remove" }),
  [`GET ${base}/basic_profile/list`]: named(),
  ...form("/basic_profile/create"),
  [`GET ${base}/basic_profile/view/:itemId?`]: profile(),
  [`GET ${base}/basic_profile/edit/:itemId?`]: profile(),
  [`POST ${base}/basic_profile/edit/:itemId?`]: profile({ intent: "save" }),
  "GET /phrClientApi/getPatientProfileDashboard": ofPatient,
  "GET /phrClientApi/listByPatient": {
    about: (thing) => ({ query: { patientId: thing.patient, type: "ALLERGY" } }),
  },
  "GET /phrClientApi/record": { about: (thing) => ({ query: { id: thing.calledAllergy, isFromPatient: "true" } }) },
  "POST /phrClientApi/saveProfile": saved,
  "POST /phrClientApi/saveUserAddress": saved,
  "POST /phrClientApi/saveMedicalInsurance": saved,
  "POST /phrClientApi/saveAllergy": {
    about: (thing) => ({ body: { allergyId: thing.calledAllergy, patientId: thing.patient } }),
  },
  "PUT /phrClientApi/deletePHRItem": {
    about: (thing) => ({ body: { phrItemId: thing.calledAllergy } }),
    changes: true,
  },
  "PUT /phrClientApi/disableMedication": { about: (thing) => ({ body: { medicationId: thing.calledAllergy } }) },
};

export const phrProfileInMatrix = { ids, stock, recipes };
