import type { Flag } from "@medplum/fhirtypes";
import { terminology } from "~/kernel/codes/fhir-elements";
import { isBefore } from "../domain/records/partial-date";
import type { RecordRights } from "../domain/records/record-rights";
import { endBeforeStart, impossibleDates } from "./date-rules";
import { codeableConcept, fhirBase } from "./fhir-parts";
import { healthRecordKind } from "./health-record-kind";
import { codedLine, noteField, oneOf, optionalLine, requiredLine, someDate } from "./record-fields";

const SORTS = ["DRUG", "DRUG_CLASS", "PROCEDURE", "ACTIVITY", "FOOD"] as const;

/** FHIR's categories of flags. */
const CATEGORY = {
  DRUG: "drug",
  DRUG_CLASS: "drug",
  FOOD: "diet",
  PROCEDURE: "clinical",
  ACTIVITY: "behavioral",
} as const;

/** Providers write down what must not be done with a patient; the patient and the rest of the staff read it. */
const RIGHTS: RecordRights = { patient: "R", provider: "RWD", nurse: "R", administrator: "R" };

/** A reason to withhold a treatment (clinical facts, section 1.11). It has a list alone. */
export const contraindication = healthRecordKind({
  kind: "CONTRAINDICATION",
  idName: "contraindicationId",
  saveCall: "savePHRItem",
  area: "contraindications",
  words: "contraindications",
  fields: {
    what: codedLine("contraindications:fields.what", "drugs", { hint: "contraindications:fields.whatHint" }),
    sort: oneOf("contraindications:fields.sort", SORTS, "contraindications:sort", { half: true }),
    severity: oneOf("contraindications:fields.severity", ["ABSOLUTE", "RELATIVE"], "contraindications:severity", {
      half: true,
    }),
    reason: requiredLine("contraindications:fields.reason"),
    since: someDate("contraindications:fields.since", { half: true }),
    until: someDate("contraindications:fields.until", { half: true, hint: "contraindications:fields.untilHint" }),
    evidence: optionalLine("contraindications:fields.evidence"),
    note: noteField("contraindications:fields.note"),
  },
  lead: "what",
  vocabulary: "drugs",
  date: "since",
  state: ({ until }, { today }) => (isBefore(until, today) ? "ENDED" : "ACTIVE"),
  rank: ({ severity, until }, { today }) => (isBefore(until, today) ? 10 : 0) + (severity === "ABSOLUTE" ? 0 : 1),
  order: "name",
  check: ({ since, until }, facts) => [...impossibleDates({ since }, facts), ...endBeforeStart(since, "until", until)],
  rights: RIGHTS,
  fhir: (record, subject): Flag => {
    const { sort, since, until } = record.values;
    return {
      ...fhirBase("Flag", record),
      status: !record.enabled ? "entered-in-error" : record.state === "ENDED" ? "inactive" : "active",
      category: [terminology("flag-category", CATEGORY[sort])],
      code: codeableConcept(record),
      subject,
      ...((since || until) && { period: { ...(since && { start: since }), ...(until && { end: until }) } }),
    };
  },
});
