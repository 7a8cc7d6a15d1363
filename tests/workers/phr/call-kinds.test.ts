import { beforeEach, describe, expect, it } from "vitest";
import { phrCalls } from "~/features/phr/public.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { openProfiles, type Profiles } from "./profile-scene";

let profiles: Profiles;

beforeEach(async () => {
  profiles = await openProfiles();
});

async function send(method: string, path: string, body?: object | FormData): Promise<Record<string, unknown>> {
  const url = new URL(`/phrClientApi/${path}`, "http://practice.localhost");
  const found = findCall(phrCalls, method, url.pathname);
  if (!found) throw new Error(`no call ${method} ${path}`);
  const isForm = body instanceof FormData;
  const init = {
    method,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(body && !isForm && { headers: { "content-type": "application/json" } }),
  };
  return (await runCall(await profiles.as("doctor"), found, new Request(url, init))) as Record<string, unknown>;
}

/** A record of each kind that a call saves: its type, its call, the name of its id, what it is, and another value. */
const KINDS: readonly (readonly [type: string, call: string, idName: string, values: object, change: object])[] = [
  [
    ...(["ALLERGY", "saveAllergy", "allergyId"] as const),
    { allergen: "Milk", category: "FOOD", reactions: ["HIVES"], status: "ACTIVE" },
    { severity: "MILD" },
  ],
  [
    ...(["MEDICATION", "savePrescription", "medicationId"] as const),
    { name: "Metformin", form: "TABLET", frequency: "DAILY", status: "ACTIVE" },
    { frequency: "TWICE_DAILY" },
  ],
  [
    ...(["VACCINATION", "saveVaccination", "vaccinationId"] as const),
    { vaccine: "Measles", status: "GIVEN", date: "1999" },
    { lot: "A1" },
  ],
  [
    ...(["HEALTHCONDITION", "saveIllness", "illnessId"] as const),
    { condition: "Asthma", status: "ACTIVE" },
    { severity: "MILD" },
  ],
  [
    ...(["HOSPITALIZATION", "saveHospitalization", "hospitalizationId"] as const),
    { hospital: "Salmaniya", reason: "Pneumonia", admitted: "2020-01" },
    { discharged: "2020-02" },
  ],
  [
    ...(["FAMILYHISTORY", "savePHRItem", "familyHistoryId"] as const),
    {
      ...{ phrType: "FAMILYHISTORY", relation: "Mother", conditions: [{ name: "Diabetes" }] },
      ...{ extent: "PARTIAL", living: "LIVING" },
    },
    { phrType: undefined, age: 70 },
  ],
  [
    ...(["CONTRAINDICATION", "savePHRItem", "contraindicationId"] as const),
    { phrType: "CONTRAINDICATION", what: "Aspirin", sort: "DRUG", severity: "ABSOLUTE", reason: "Ulcer" },
    { phrType: undefined, evidence: "Endoscopy" },
  ],
  [
    ...(["MEDICALREPORT", "savePHRItem", "medicalTestId"] as const),
    { phrType: "MEDICALREPORT", title: "Blood test", sort: "LABORATORY", date: "2026", sharedWith: "PROVIDERS" },
    { phrType: undefined, doctor: "Dr Ali" },
  ],
  [
    ...(["EMERGENCYCONTACT", "saveEmergencyNumber", "contactId"] as const),
    { name: "Ali", relation: "Father", phone: "+97333123456" },
    { mayBeTold: true },
  ],
  [...(["GOALS", "saveGoal", "goalId"] as const), { goal: "Walk more", status: "ACTIVE" }, { note: "Daily" }],
];

describe("a call of the specification", () => {
  it.each(KINDS)("%s: %s adds, updates by %s, and what is taken off is off the list", async (...of) => {
    const [type, call, idName, values, change] = of;
    const { patient: patientId } = profiles.ids;
    const added = await send("POST", call, { patientId, ...values });
    expect(added).toMatchObject({ status: true, saving: false, errorCode: null });
    const id = String(added[idName] ?? added["phrItemId"]);
    const updated = await send("POST", call, { patientId, ...values, ...change, [idName]: id, version: 1 });
    const { phrType: _type, ...changed } = change as Record<string, unknown>;
    const listed = async () =>
      (await send("GET", `listByPatient?type=${type}&patientId=${patientId}`))["phrItems"] as object[];
    expect(updated).toMatchObject({ status: true, saving: false });
    expect(await listed()).toMatchObject([{ id, [idName]: id, version: 2, ...changed }]);
    if (type === "MEDICATION") await send("PUT", `disableMedication?medicationId=${id}`);
    else await send("PUT", `deletePHRItem?phrItemId=${id}`);
    expect(await listed()).toEqual([]);
  });

  it("saveProcedure takes form fields with patientId, and answers at procedure", async () => {
    const form = new FormData();
    const fields = {
      patientId: profiles.ids.patient,
      name: "Appendectomy",
      sort: "SURGERY",
      status: "DONE",
      date: "2001",
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { procedureId, procedure } = await send("POST", "saveProcedure", form);
    expect(procedure).toMatchObject({ id: procedureId, procedureId, name: "Appendectomy", version: 1 });
  });
});
