import { beforeEach, describe, expect, it } from "vitest";
import { phrCalls } from "~/features/phr/public.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { openPractice } from "../support/organization";
import { openProfiles, type Profiles, type Who } from "./profile-scene";

interface Answer {
  [name: string]: unknown;
  allergyId: string;
  allergy: Record<string, unknown> & { record: Record<string, unknown> };
  phrItems: Record<string, unknown>[];
}

const PENICILLIN = {
  allergen: "Penicillin",
  category: "MEDICATION",
  reactions: ["HIVES"],
  criticality: "HIGH",
  status: "ACTIVE",
};

let profiles: Profiles;

beforeEach(async () => {
  profiles = await openProfiles();
});

async function send(who: Who, method: string, path: string, body: object = {}): Promise<Answer> {
  const url = new URL(`/phrClientApi/${path}`, "http://practice.localhost");
  const found = findCall(phrCalls, method, url.pathname);
  if (!found) throw new Error(`no call ${method} ${path}`);
  const sent = body instanceof FormData ? body : JSON.stringify(body);
  const headers: HeadersInit = body instanceof FormData ? {} : { "content-type": "application/json" };
  const init = method === "GET" ? { method } : { method, headers, body: sent };
  return (await runCall(await profiles.as(who), found, new Request(url, init))) as Answer;
}
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => "answered",
    (error: unknown) => (error as { status?: number }).status,
  );
const save = (who: Who, body: object = {}) => send(who, "POST", "saveAllergy", { ...PENICILLIN, ...body });
const ofPatient = () => ({ patientId: profiles.ids.patient });

describe("a record by a call", () => {
  it("is added, changed by its id, listed, read and taken off its list, under the names of the specification", async () => {
    const added = await save("patient");
    expect(added).toMatchObject({ status: true, saving: false, errorCode: null });
    const { allergyId, allergy } = added;
    expect(allergy).toMatchObject({ id: allergyId, uuid: allergyId, allergyId, version: 1, allergen: "Penicillin" });
    expect(allergy.record).toMatchObject({ type: "ALLERGY", state: "ACTIVE", verification: "UNCONFIRMED" });
    const changed = await save("patient", { allergyId, version: 1, severity: "SEVERE" });
    expect(changed.allergy).toMatchObject({ id: allergyId, version: 2, severity: "SEVERE" });
    const listed = await send("patient", "GET", "listByPatient?type=ALLERGY");
    expect(listed).toMatchObject({ next: null, noneKnown: false, phrItems: [{ id: allergyId, version: 2 }] });
    const read = await send("patient", "GET", `record?id=${allergyId}&isFromPatient=true`);
    expect(read).toMatchObject({ type: "ALLERGY", record: { allergyId, enabled: true } });
    const off = await send("patient", "PUT", `deletePHRItem?phrItemId=${allergyId}`);
    expect(off).toMatchObject({ phrItemId: allergyId, enabled: false, version: 3 });
    expect((await send("patient", "GET", "listByPatient?type=ALLERGY")).phrItems).toEqual([]);
    expect((await send("patient", "GET", "listByPatient?type=ALLERGY&off=true")).phrItems).toHaveLength(1);
  });

  it("takes form fields as well as JSON", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...PENICILLIN, ...ofPatient(), allergyId: "" }))
      form.set(name, String(value));
    expect((await send("doctor", "POST", "saveAllergy", form)).allergy).toMatchObject({ reactions: ["HIVES"] });
  });

  it("belongs to whom the caller may reach: neither patientId nor isFromPatient is believed", async () => {
    const { otherPatient } = profiles.ids;
    expect(await refusal(save("patient", { patientId: otherPatient, isFromPatient: true }))).toBe(404);
    expect(await refusal(save("otherDoctor", ofPatient()))).toBe(404);
    expect(await refusal(save("doctor", { isFromPatient: true }))).toBe(404);
    const { allergyId } = await save("doctor", { ...ofPatient(), isFromPatient: true });
    const { record } = await send("doctor", "GET", `record?id=${allergyId}&patientId=${otherPatient}`);
    expect(record).toMatchObject({ patientId: profiles.ids.patient, record: { source: "PROVIDER" } });
    for (const who of ["otherPatient", "otherDoctor"] as const) {
      expect(
        await refusal(send(who, "GET", `record?id=${allergyId}&patientId=${profiles.ids.patient}&isFromPatient=true`)),
      ).toBe(404);
      expect(await refusal(send(who, "PUT", "deletePHRItem", { phrItemId: allergyId }))).toBe(404);
      expect(await refusal(send(who, "GET", `listByPatient?type=ALLERGY&patientId=${profiles.ids.patient}`))).toBe(404);
    }
    expect(await refusal(send("stranger", "GET", `record?id=${allergyId}`))).toBe(401);
  });

  it("that a doctor entered is not the patient's to change or to take off, nor a relative's who looks on", async () => {
    const { allergyId } = await save("doctor", ofPatient());
    expect(await refusal(save("patient", { allergyId }))).toBe(404);
    expect(await refusal(send("patient", "PUT", "deletePHRItem", { phrItemId: allergyId }))).toBe(404);
    await profiles.relate("VIEW");
    expect(await refusal(save("relative"))).toBe(404);
    expect((await send("relative", "GET", "listByPatient?type=ALLERGY")).phrItems).toHaveLength(1);
  });

  it("is not another organization's", async () => {
    const { allergyId } = await save("patient");
    const elsewhere = await openPractice();
    const found = findCall(phrCalls, "GET", "/phrClientApi/record");
    if (!found) throw new Error("no call");
    const url = `http://practice.localhost/phrClientApi/record?id=${allergyId}`;
    expect(await refusal(runCall(await elsewhere.as(elsewhere.administrator), found, new Request(url)))).toBe(404);
  });

  it("that does not fit is refused at its fields, and by a status of the caller's", async () => {
    expect(await refusal(save("patient", { allergen: "" }))).toBe(422);
    expect(await refusal(save("patient", { onset: "31.12.2020" }))).toBe(422);
    expect(await refusal(send("patient", "GET", "listByPatient"))).toBe(422);
    expect(await refusal(send("patient", "GET", "listByPatient?type=SECRETS"))).toBe(422);
    expect(await refusal(send("patient", "GET", "record?id="))).toBe(422);
    expect(await refusal(send("patient", "PUT", "deletePHRItem"))).toBe(422);
    expect(await refusal(save("patient", { allergyId: ["a"] }))).toBe(422);
  });

  it("that somebody else changed meanwhile is not overwritten", async () => {
    const { allergyId } = await save("patient");
    await save("doctor", { allergyId, version: 1, severity: "MILD" });
    expect(await refusal(save("patient", { allergyId, version: 1, severity: "SEVERE" }))).toBe(409);
  });

  it("that is no medication is not taken off as one", async () => {
    const { allergyId } = await save("patient");
    expect(await refusal(send("patient", "PUT", "disableMedication", { medicationId: allergyId }))).toBe(404);
  });

  it("of an area that the organization hides is nowhere", async () => {
    const { allergyId } = await save("patient");
    await profiles.setting("records", { allergies: false });
    expect(await refusal(save("patient"))).toBe(404);
    expect(await refusal(send("patient", "GET", "listByPatient?type=ALLERGY"))).toBe(404);
    expect(await refusal(send("patient", "GET", `record?id=${allergyId}`))).toBe(404);
    expect((await send("patient", "GET", "getPatientProfileDashboard")).sections).not.toContainEqual(
      expect.objectContaining({ type: "ALLERGY" }),
    );
  });
});

describe("the dashboard", () => {
  it("says what matters, who said that there is none, and whose it is", async () => {
    await save("doctor", ofPatient());
    await save("patient", { allergen: "Pollen", category: "ENVIRONMENT", criticality: "LOW", status: "RESOLVED" });
    const dashboard = await send("doctor", "GET", `getPatientProfileDashboard?patientId=${profiles.ids.patient}`);
    expect(dashboard).toMatchObject({ patientId: profiles.ids.patient, vitals: [] });
    const [first] = dashboard.sections as { type: string; total: number; phrItems: { allergen: string }[] }[];
    expect(first).toMatchObject({ type: "ALLERGY", total: 2, noneKnown: null });
    expect(first?.phrItems.map(({ allergen }) => allergen)).toEqual(["Penicillin"]);
    expect(
      await refusal(send("otherDoctor", "GET", `getPatientProfileDashboard?patientId=${profiles.ids.patient}`)),
    ).toBe(404);
  });
});

describe("the profile, the address and the insurances", () => {
  it("are changed one thing at a time, and keep what is not said", async () => {
    const { profile } = await send("patient", "POST", "saveProfile", {
      birthDate: "1980-05-06",
      gender: 2,
      middleName: "Noor",
    });
    expect(profile).toMatchObject({ middleName: "Noor", birthDate: "1980-05-06", gender: 2 });
    const again = await send("doctor", "POST", "saveProfile", { ...ofPatient(), preferredName: "Zee" });
    expect(again.profile).toMatchObject({ middleName: "Noor", preferredName: "Zee", gender: 2 });
    const { address } = await send("patient", "POST", "saveUserAddress", {
      address: "1 Palm road",
      city: "Manama",
      countryCode: "BH",
    });
    expect(address).toMatchObject({ address: "1 Palm road", city: "Manama", countryCode: "BH" });
    expect(await refusal(send("patient", "POST", "saveUserAddress", { city: "" }))).toBe(422);
    expect(await refusal(send("patient", "POST", "saveProfile", { birthDate: "2999-01-01" }))).toBe(422);
    expect(await refusal(send("otherDoctor", "POST", "saveProfile", { ...ofPatient(), firstName: "X" }))).toBe(404);
  });

  it("take an insurance once, and one place in the order once", async () => {
    const card = { insurer: "Gulf Cover", memberNumber: "M-1", coverage: "PRIMARY", holderRelation: "SPOUSE" };
    const { insuranceId, insurance } = await send("patient", "POST", "saveMedicalInsurance", card);
    expect(insurance).toMatchObject({ id: insuranceId, uuid: insuranceId, coverage: "PRIMARY", version: 1 });
    expect(await refusal(send("patient", "POST", "saveMedicalInsurance", card))).toBe(422);
    expect(await refusal(send("patient", "POST", "saveMedicalInsurance", { ...card, memberNumber: "M-2" }))).toBe(422);
    const changed = await send("doctor", "POST", "saveMedicalInsurance", {
      ...card,
      ...ofPatient(),
      insuranceId,
      phone: "17000000",
    });
    expect(changed.insurance).toMatchObject({ phone: "17000000", version: 2 });
    expect(await refusal(send("otherPatient", "POST", "saveMedicalInsurance", { ...card, insuranceId }))).toBe(404);
  });
});
