import type { Stock } from "../house";
import { stockRecord } from "./health-record";
import { base, newId, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const ids = {
  /** An allergy of the patient's that calls name, and an insurance. */
  calledAllergy: newId,
  profileInsurance: newId,
};
type OwnThing = ThingOf<typeof ids>;

async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  stockRecord(stock, thing, { id: thing.calledAllergy, kind: "ALLERGY", said: { allergen: "Latex" }, now });
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
  [`GET ${base}/health_profile/file/:fileId`]: {
    about: (thing) => ({ params: { fileId: thing.file }, query: { patient: thing.patient } }),
  },
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
  "PUT /phrClientApi/deletePHRItem": {
    about: (thing) => ({ body: { phrItemId: thing.calledAllergy } }),
    changes: true,
  },
};

export const phrProfileInMatrix = { ids, stock, recipes };
