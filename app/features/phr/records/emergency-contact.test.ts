import { describe, expect, it } from "vitest";
import { inListOrder, refusedOf, storedRecord, SUBJECT, valuesOf } from "../../../../tests/support/health-record";
import { contactOfPatient, emergencyContact } from "./emergency-contact";
import { spacedPhone } from "./record-facts";

const ali = { name: "Ali", relation: "Spouse", phone: "+973 3312 3456" };

describe("an emergency contact", () => {
  it("has a phone number with its calling code, kept as E.164 however it was typed", () => {
    const phoneOf = (phone: unknown) => Reflect.get(valuesOf(emergencyContact, { ...ali, phone }), "phone") as unknown;
    expect(phoneOf("+973 3312 3456")).toBe("+97333123456");
    expect(phoneOf({ code: "973", number: "٣٣١٢ ٣٤٥٦" })).toBe("+97333123456");
    expect(phoneOf({ code: "44", number: "07700 900123" })).toBe("+447700900123");
    expect(phoneOf({ code: "44-GG", number: "07781 123456" })).toBe("+447781123456");
    expect(phoneOf({ code: "973", number: "+44 7700 900123" })).toBe("+447700900123");
  });

  it("is refused without a number, with words for one, and with one that names no country", () => {
    const refused = (phone: unknown) => refusedOf(emergencyContact, { ...ali, phone });
    expect(refused({ code: "973", number: "" })).toEqual(["phone errors:field.mandatory"]);
    expect(refused({ code: "973", number: "call mother" })).toEqual(["phone errors:field.phone"]);
    expect(refused("33123456")).toEqual(["phone errors:field.phone"]);
  });

  it("may have no second number, whose calling code is posted all the same", () => {
    expect(valuesOf(emergencyContact, { ...ali, secondPhone: { code: "973", number: "" } })).toMatchObject({
      secondPhone: "",
    });
  });

  it("is not told about somebody's health unless that was said", () => {
    expect(valuesOf(emergencyContact, ali)).toMatchObject({ mayBeTold: false });
  });

  it("stands in the order in which they are to be called", () => {
    const listed = [{ ...ali }, { ...ali, name: "Second", priority: "2" }, { ...ali, name: "First", priority: "1" }];
    expect(inListOrder(emergencyContact, listed)).toEqual(["First", "Second", "Ali"]);
  });

  it("is one of five at most", () => {
    expect(emergencyContact.most).toBe(5);
  });

  it("is shown with a space behind the calling code", () => {
    expect(spacedPhone("+97333123456")).toBe("+973 3312 3456");
  });

  it("is a contact of the patient and a related person in FHIR", () => {
    const record = storedRecord(emergencyContact, { ...ali, email: "Ali@Example.com" });
    const relationship = [{ coding: [{ code: "C" }], text: "Spouse" }];
    const telecom = [
      { system: "phone", value: "+97333123456", rank: 1 },
      { system: "email", value: "ali@example.com" },
    ];
    expect(contactOfPatient(record)).toMatchObject({ relationship, name: { text: "Ali" }, telecom });
    expect(emergencyContact.fhir(record, SUBJECT)).toMatchObject({
      ...{ resourceType: "RelatedPerson", active: true, patient: SUBJECT },
      ...{ relationship, name: [{ text: "Ali" }], telecom },
    });
  });
});
