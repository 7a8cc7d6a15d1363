import { describe, expect, it } from "vitest";
import { coverageResource, insuranceCardDocument } from "./coverage-resource";
import { HOLDER_RELATIONS } from "./insurance";

const SUBJECT = { reference: "Patient/p1" };
const TABLES = "http://terminology.hl7.org/CodeSystem";
const CARD = {
  ...{ id: "i1", version: 2, enabled: true, insurer: "Gulf Cover", planName: "Gold", memberNumber: "M-1" },
  ...{ groupNumber: "G-9", holderName: "Ali", holderBirthDate: "1980-01-02", holderRelation: "SPOUSE" },
  ...{ validFrom: "2026-01-01", validTo: "2026-12-31", coverage: "SECONDARY", phone: "+97317000000" },
  ...{ cardFileId: "front", cardBackFileId: "back" },
};
/** A card of which only what must be said was. */
const BARE = {
  ...{ id: "i2", version: 1, enabled: true, insurer: "Gulf Cover", planName: "", memberNumber: "M-2" },
  ...{ groupNumber: "", holderName: "", holderBirthDate: "", holderRelation: "", validFrom: "", validTo: "" },
  ...{ coverage: "", phone: "", cardFileId: null, cardBackFileId: null },
};

describe("an insurance in FHIR", () => {
  it("has everything that its card says, with the insurer and the holder inside it", () => {
    const coded = (table: string, code: string) => ({ coding: [{ system: `${TABLES}/${table}`, code }] });
    expect(coverageResource(CARD, SUBJECT)).toEqual({
      ...{ resourceType: "Coverage", id: "i1", meta: { versionId: "2" }, status: "active" },
      contained: [
        {
          ...{ resourceType: "Organization", id: "insurer", name: "Gulf Cover" },
          telecom: [{ system: "phone", value: "+97317000000" }],
        },
        {
          resourceType: "RelatedPerson",
          id: "holder",
          patient: SUBJECT,
          name: [{ text: "Ali" }],
          birthDate: "1980-01-02",
        },
      ],
      ...{ subscriber: { reference: "#holder" }, subscriberId: "M-1", beneficiary: SUBJECT },
      relationship: coded("subscriber-relationship", "spouse"),
      period: { start: "2026-01-01", end: "2026-12-31" },
      payor: [{ reference: "#insurer", display: "Gulf Cover" }],
      class: [
        { type: coded("coverage-class", "plan"), value: "Gold" },
        { type: coded("coverage-class", "group"), value: "G-9" },
      ],
      order: 2,
    });
  });

  it("has nothing empty", () => {
    expect(coverageResource(BARE, SUBJECT)).toEqual({
      ...{ resourceType: "Coverage", id: "i2", meta: { versionId: "1" }, status: "active" },
      contained: [{ resourceType: "Organization", id: "insurer", name: "Gulf Cover" }],
      ...{ subscriberId: "M-2", beneficiary: SUBJECT },
      payor: [{ reference: "#insurer", display: "Gulf Cover" }],
    });
  });

  it("is the patient's own where they hold it, whatever name stands on the card", () => {
    const own = coverageResource({ ...CARD, holderRelation: "SELF" }, SUBJECT);
    expect(own).toMatchObject({ subscriber: SUBJECT, relationship: { coding: [{ code: "self" }] } });
    expect(own.contained).toHaveLength(1);
  });

  it("knows each relation to the holder by FHIR's code, and each place in the order by its number", () => {
    const relations = HOLDER_RELATIONS.map(
      (holderRelation) => coverageResource({ ...CARD, holderRelation }, SUBJECT).relationship?.coding?.[0]?.code,
    );
    expect(relations).toEqual(["self", "spouse", "child", "parent", "common", "other", "injured"]);
    const orders = ["PRIMARY", "SECONDARY", "TERTIARY"].map(
      (coverage) => coverageResource({ ...CARD, coverage }, SUBJECT).order,
    );
    expect(orders).toEqual([1, 2, 3]);
  });

  it("was entered in error once it is off the list, and so were the images of its card", () => {
    const off = { ...CARD, enabled: false };
    expect(coverageResource(off, SUBJECT).status).toBe("entered-in-error");
    expect(insuranceCardDocument(off, SUBJECT)?.status).toBe("entered-in-error");
  });

  it("has the images of its card as a document that names it, each side that there is", () => {
    expect(insuranceCardDocument(CARD, SUBJECT)).toEqual({
      ...{ resourceType: "DocumentReference", id: "i1-card", status: "current", subject: SUBJECT },
      type: { coding: [{ system: "http://loinc.org", code: "64290-0", display: "Health insurance card" }] },
      content: [
        { attachment: { title: "Gulf Cover, front", url: "Binary/front" } },
        { attachment: { title: "Gulf Cover, back", url: "Binary/back" } },
      ],
      context: { related: [{ reference: "Coverage/i1" }] },
    });
    expect(insuranceCardDocument({ ...CARD, cardFileId: null }, SUBJECT)?.content).toHaveLength(1);
    expect(insuranceCardDocument(BARE, SUBJECT)).toBeUndefined();
  });
});
