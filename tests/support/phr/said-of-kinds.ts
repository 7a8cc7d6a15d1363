import type { ExpectedKind } from "./record-rights";

/** What somebody says of a record of each kind, as a form posts it. */
export const SAID: Readonly<Record<ExpectedKind, Readonly<Record<string, unknown>>>> = {
  ALLERGY: { allergen: "Penicillin", category: "MEDICATION", reactions: ["HIVES"], status: "ACTIVE" },
  MEDICATION: { name: "Metformin", strength: "500", strengthUnit: "mg", status: "ACTIVE", start: "2024-03" },
  VACCINATION: { vaccine: "Tetanus", status: "GIVEN", date: "2019-05-02" },
  HEALTHCONDITION: { condition: "Asthma", status: "ACTIVE", onset: "2011" },
  PROCEDURE: { name: "Appendectomy", sort: "SURGERY", status: "DONE", date: "2009" },
  HOSPITALIZATION: { hospital: "Salmaniya", reason: "Pneumonia", admitted: "2020-01-04", discharged: "2020-01-09" },
  FAMILYHISTORY: {
    ...{ relation: "Mother", extent: "COMPLETED", living: "LIVING" },
    conditions: [{ name: "Hypertension", age: "50" }],
  },
  SOCIALHISTORY: { smoking: "on", smokingon: "Ten a day since school", occupation: "Teacher" },
  GOALS: { goal: "Walk every day", status: "ACTIVE", start: "2024-02-01" },
  CONTRAINDICATION: { what: "Ibuprofen", sort: "DRUG", severity: "ABSOLUTE", reason: "Kidney failure" },
  MEDICALREPORT: { title: "Blood count", sort: "LABORATORY", date: "2024-01-15", sharedWith: "PROVIDERS" },
  JOURNAL: { on: "2024-04-02", text: "Slept badly and dreamt of the sea.", mood: "LOW", tags: "sleep", shared: "on" },
  EMERGENCYCONTACT: { name: "Omar Haddad", relation: "Siblings", phone: "+97333123456" },
};
