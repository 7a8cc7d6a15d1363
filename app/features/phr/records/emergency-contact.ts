import type { PatientContact, RelatedPerson } from "@medplum/fhirtypes";
import { FAMILY_RELATIONS } from "~/kernel/codes/code-tables";
import { terminology, textOnly } from "~/kernel/codes/fhir-elements";
import { optionalEmailField } from "~/kernel/contact/email";
import type { HealthRecord, RecordValues } from "../domain/records/record-kinds";
import type { RecordRights } from "../domain/records/record-rights";
import { fhirBase } from "./fhir-parts";
import { healthRecordKind } from "./health-record-kind";
import { noteField, oneOf, optionalNumber, optionalPhone, requiredLine, requiredPhone, yesOrNo } from "./record-fields";

/** So many contacts a patient has at most (clinical facts, section 1.19). */
const MOST_CONTACTS = 5;

/** Staff enter contacts for patients, so they may also remove a wrong number. */
const RIGHTS: RecordRights = { patient: "RWD", provider: "RWD", nurse: "RWD", administrator: "RWD" };

/** A contact as FHIR's Patient names it, with v2's code of an emergency contact. */
export function contactOfPatient({
  name,
  values,
}: Pick<HealthRecord<RecordValues>, "name" | "values">): PatientContact {
  const { relation, phone, secondPhone, email } = values as Readonly<Record<string, string>>;
  const telecom = [
    ...[phone, secondPhone].flatMap((number, rank) =>
      number ? [{ system: "phone" as const, value: number, rank: rank + 1 }] : [],
    ),
    ...(email ? [{ system: "email" as const, value: email }] : []),
  ];
  return {
    relationship: [{ ...terminology("v2-0131", "C"), ...textOnly(relation ?? "") }],
    name: { text: name },
    telecom,
  };
}

/** Who is called when something happens to a patient (clinical facts, section 1.19). */
export const emergencyContact = healthRecordKind({
  kind: "EMERGENCYCONTACT",
  idName: "contactId",
  saveCall: "saveEmergencyNumber",
  area: "emergencyContacts",
  words: "emergency-contacts",
  fields: {
    name: requiredLine("emergency-contacts:fields.name", { max: 100 }),
    relation: oneOf("emergency-contacts:fields.relation", FAMILY_RELATIONS, "family-history:relation", {
      placeholder: "common:form.selectOne",
    }),
    phone: requiredPhone("emergency-contacts:fields.phone"),
    secondPhone: optionalPhone("emergency-contacts:fields.secondPhone"),
    email: {
      ...{ label: "emergency-contacts:fields.email", optional: true, latin: true, autoComplete: "off" },
      ...{ schema: optionalEmailField, maxLength: 120 },
    },
    priority: optionalNumber("emergency-contacts:fields.priority", {
      ...{ min: 1, max: MOST_CONTACTS, whole: true },
      hint: "emergency-contacts:fields.priorityHint",
    }),
    mayBeTold: yesOrNo("emergency-contacts:fields.mayBeTold", { hint: "emergency-contacts:fields.mayBeToldHint" }),
    note: noteField("emergency-contacts:fields.note"),
  },
  lead: "name",
  rank: ({ priority }) => priority ?? MOST_CONTACTS + 1,
  order: "name",
  most: MOST_CONTACTS,
  rights: RIGHTS,
  fhir: (record, patient): RelatedPerson => {
    const { relationship, name, telecom } = contactOfPatient(record);
    return {
      ...fhirBase("RelatedPerson", record),
      active: record.enabled,
      patient,
      ...(relationship && { relationship }),
      ...(name && { name: [name] }),
      ...(telecom && { telecom }),
    };
  },
});
