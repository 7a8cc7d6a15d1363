import type { Patient } from "@medplum/fhirtypes";
import { describe, expect, it } from "vitest";
import { addressOf, patientObservations, patientResource } from "./patient-resource";
import type { HeldProfile, PatientProfile } from "./profile";

/** Somebody of whom nothing is known but a number and a first name. */
const NOBODY: PatientProfile = {
  ...{ id: "p1", number: 7, version: 3, externalNumber: null, photoFileId: null },
  ...{ title: -1, firstName: "Amal", middleName: "", lastName: "", preferredName: "" },
  ...{ birthDate: "", gender: -1, bloodGroup: -1, maritalStatus: "", sexualOrientation: "", deceasedOn: "" },
  ...{ language: "", otherLanguages: "", email: "", phoneCallingCode: "", phone: "", secondPhone: "" },
  ...{ addressUse: "", address: "", addressLine2: "", city: "", region: "", postalCode: "", countryCode: "" },
};
const AMAL: HeldProfile = {
  ...NOBODY,
  ...{ title: 8, middleName: "Noor", lastName: "Al Khalifa", preferredName: "Mimi", externalNumber: "X-12" },
  ...{ birthDate: "1988-04-12", gender: 3, bloodGroup: 7, maritalStatus: "Single", sexualOrientation: "Bisexual" },
  ...{ language: "العربية", otherLanguages: "English، Español ,Hindi", email: "amal@example.com" },
  ...{ phoneCallingCode: "973", phone: "33123456", secondPhone: "17123456" },
  ...{ addressUse: "WORK", address: "Road 12", addressLine2: "Flat 3", city: "Manama", region: "Capital" },
  ...{ postalCode: "317", countryCode: "BH", photoFileId: "f1", nationalId: "880412345" },
};
const TABLES = "http://terminology.hl7.org/CodeSystem";
const contact = { relationship: [{ text: "Spouse" }], name: { text: "Ali" } };

const written = (profile: PatientProfile, contacts: object[] = []): Patient =>
  patientResource(profile, { practice: "Sunrise", contacts });

describe("a patient in FHIR", () => {
  it("has everything that the profile says", () => {
    const type = (code: string) => ({ coding: [{ system: `${TABLES}/v2-0203`, code }] });
    expect(written(AMAL, [contact])).toEqual({
      ...{ resourceType: "Patient", id: "p1", meta: { versionId: "3" } },
      identifier: [
        { use: "usual", type: type("MR"), value: "7", assigner: { display: "Sunrise" } },
        { type: type("PT"), value: "X-12" },
        { use: "official", type: { text: "Identity card or passport" }, value: "880412345" },
      ],
      name: [
        { use: "official", family: "Al Khalifa", given: ["Amal", "Noor"], prefix: ["Dr"] },
        { use: "usual", text: "Mimi" },
      ],
      telecom: [
        { system: "phone", value: "+97333123456", rank: 1 },
        { system: "phone", value: "17123456", rank: 2 },
        { system: "email", value: "amal@example.com" },
      ],
      ...{ gender: "other", birthDate: "1988-04-12" },
      _gender: { extension: [{ url: "urn:virtual-practice:gender", valueCode: "intersex" }] },
      address: [
        {
          ...{ use: "work", line: ["Road 12", "Flat 3"], city: "Manama", state: "Capital" },
          ...{ postalCode: "317", country: "BH" },
        },
      ],
      maritalStatus: { coding: [{ system: `${TABLES}/v3-MaritalStatus`, code: "S" }], text: "Single" },
      photo: [{ url: "Binary/f1" }],
      contact: [contact],
      communication: [
        { language: { text: "العربية" }, preferred: true },
        ...["English", "Español", "Hindi"].map((text) => ({ language: { text } })),
      ],
      managingOrganization: { display: "Sunrise" },
    });
  });

  it("has nothing empty, and says of a birth date and a gender that they are not known", () => {
    expect(written(NOBODY)).toEqual({
      ...{ resourceType: "Patient", id: "p1", meta: { versionId: "3" } },
      identifier: [expect.objectContaining({ value: "7" })],
      name: [{ use: "official", given: ["Amal"] }],
      gender: "unknown",
      _birthDate: {
        extension: [{ url: "http://hl7.org/fhir/StructureDefinition/data-absent-reason", valueCode: "unknown" }],
      },
      managingOrganization: { display: "Sunrise" },
    });
  });

  it("keeps a sealed number to those who have opened it", () => {
    const { nationalId: _, ...open } = AMAL;
    expect(JSON.stringify(written(open))).not.toContain("880412345");
  });

  it.each([
    [1, "male"],
    [2, "female"],
    [4, "unknown"],
  ] as const)("of the gender %i is %s, and says no more of it", (gender, expected) => {
    const patient = written({ ...AMAL, gender });
    expect(patient.gender).toBe(expected);
    expect(patient).not.toHaveProperty("_gender");
  });

  it.each([
    ["Married", "M"],
    ["Single", "S"],
    ["Divorced", "D"],
    ["Widowed", "W"],
  ])("who is %s has FHIR's code %s", (maritalStatus, code) => {
    expect(written({ ...AMAL, maritalStatus }).maritalStatus).toMatchObject({ coding: [{ code }] });
  });

  it("who has died has the day", () => {
    expect(written({ ...AMAL, deceasedOn: "2026-11-02" }).deceasedDateTime).toBe("2026-11-02");
  });

  it("has the blood group and the orientation as observations of their own, where they were said", () => {
    const [group, orientation, ...more] = patientObservations(AMAL);
    expect(group).toMatchObject({
      ...{ resourceType: "Observation", id: "p1-blood-group", status: "final", subject: { reference: "Patient/p1" } },
      code: { coding: [{ system: "http://loinc.org", code: "882-1" }] },
      valueCodeableConcept: { text: "AB-ve" },
    });
    expect(orientation).toMatchObject({
      code: { coding: [{ system: "http://loinc.org", code: "76690-7" }] },
      valueCodeableConcept: { coding: [{ code: "42035005" }], text: "Bisexual" },
    });
    expect(more).toEqual([]);
    expect(patientObservations(NOBODY)).toEqual([]);
  });
});

describe("an address in FHIR", () => {
  it("is what was said of it, for whatever it is", () => {
    expect(addressOf({ ...NOBODY, city: "Manama" })).toEqual({ city: "Manama" });
    for (const use of ["home", "work", "temp", "billing"])
      expect(addressOf({ ...AMAL, addressUse: use.toUpperCase() })).toMatchObject({ use });
  });

  it("is none where nobody has said more than what it would be for", () => {
    expect(addressOf({ ...NOBODY, addressUse: "HOME" })).toBeUndefined();
  });
});
