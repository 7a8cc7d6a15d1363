import { uuidv7 } from "~/kernel/ids";
import { sha256 } from "~/platform/crypto/crypto.server";
import type { Stock } from "../house";
import { newId, newToken, base, patientInPath, type About, type Recipe, type Recipes, type ThingOf } from "../recipe";

const HOUR = 3_600_000;

const ids = {
  category: newId,
  insurance: newId,
  /** A relation of the patient's, to a child of theirs. */
  relation: newId,
  /** A relation that the patient is asked to agree to, and the token of the mailed link. */
  familyRequest: newId,
  consentToken: newToken("consent"),
};
type OwnThing = ThingOf<typeof ids>;

let children = 10_000;

const insured: Recipe<OwnThing> = {
  about: ({ patient, insurance }) => ({
    params: { patientId: patient, insuranceId: insurance },
    body: { intent: "enable" },
  }),
};

const inFamily = (body: Record<string, unknown> = {}, more: Partial<Recipe<OwnThing>> = {}): Recipe<OwnThing> => ({
  about: (thing) => ({ params: { relatedUserId: thing.relation, id: thing.relation }, body }),
  ...more,
});

const consent: Recipe<OwnThing> = {
  shared: true,
  about: (thing) => ({
    params: { relatedUserId: thing.familyRequest, token: thing.consentToken },
    body: { intent: "agree" },
  }),
};

/** A child of the patient's, whom the patient acts for; and the child's own wish to act for the patient, not answered yet. */
async function stock(stock: Stock, thing: OwnThing, { now }: About): Promise<void> {
  const child = uuidv7(now);
  children += 1;
  stock.add("patient", { id: child, number: children, first_name: "Kid", last_name: "Haddad", created_at: now });
  const relation = { relation: "Children", created_at: now };
  stock.add("related_patient", {
    id: thing.relation,
    primary_patient_id: thing.patient,
    patient_id: child,
    consent_at: now,
    asked_email: "",
    ...relation,
  });
  stock.add("related_patient", {
    id: thing.familyRequest,
    primary_patient_id: child,
    patient_id: thing.patient,
    consent_at: null,
    asked_email: "parent@clinic.example",
    ...relation,
  });
  stock.add("user_token", {
    token_hash: await sha256(thing.consentToken),
    user_id: thing.patientUser,
    purpose: "FAMILY_CONSENT",
    subject: thing.familyRequest,
    created_at: now,
    expires_at: now + HOUR,
  });
  stock.add("patient_insurance", {
    id: thing.insurance,
    patient_id: thing.patient,
    insurer: "Gulf Cover",
    member_number: thing.insurance,
    created_at: now,
  });
  stock.add("patient_category", { id: thing.category, name: `Category ${thing.category}` });
}

const recipes: Recipes<OwnThing> = {
  [`GET ${base}/patients/details/:patientId`]: patientInPath,
  // Who is enabled already stays so: nothing changes for those who ask after.
  [`POST ${base}/patients/details/:patientId`]: {
    about: (thing) => ({ params: { patientId: thing.patient }, body: { intent: "enable" } }),
  },
  [`GET ${base}/patients/edit/:patientId`]: patientInPath,
  [`POST ${base}/patients/edit/:patientId`]: patientInPath,
  [`GET ${base}/patients/insurance/:patientId/:insuranceId?`]: insured,
  // One that is there stays so: nothing changes for those who ask after.
  [`POST ${base}/patients/insurance/:patientId/:insuranceId?`]: insured,
  [`GET ${base}/patients/identification/:patientId`]: patientInPath,
  [`GET ${base}/patients/same_person/:patientId`]: patientInPath,
  [`POST ${base}/patients/same_person/:patientId`]: patientInPath,
  [`POST ${base}/patients/identification/:patientId`]: patientInPath,
  [`POST ${base}/patients/create`]: { plain: () => ({ body: { firstName: "" } }) },
  [`POST ${base}/settings/patientcategories`]: {
    shared: true,
    about: (thing) => ({ body: { intent: "enable", id: thing.category } }),
  },
  [`GET ${base}/signup/:step`]: { plain: () => ({ params: { step: "profile" } }) },
  [`POST ${base}/signup/:step`]: { plain: () => ({ params: { step: "profile" }, body: { city: "Manama" } }) },
  [`POST ${base}/family_accounts`]: {
    about: (thing) => ({ body: { intent: "switch", id: thing.relation } }),
  },
  [`GET ${base}/family_accounts/edit/:relatedUserId?`]: inFamily(),
  [`POST ${base}/family_accounts/edit/:relatedUserId?`]: inFamily({ relation: "Others" }),
  "GET /s/family/:relatedUserId/:token": consent,
  "POST /s/family/:relatedUserId/:token": { ...consent, changes: true },
  "PUT /api/relatedUser/:id": inFamily({ relation: "Others" }),
  "DELETE /api/relatedUser/:id": inFamily({}, { changes: true }),
  "POST /patientSignup/registerV2": { plain: ({ unique }) => ({ body: { firstName: unique } }) },
};

export const patientsInMatrix = { ids, stock, recipes };
