import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { DOSE_UNITS, FREQUENCIES, METHODS, WHEN_TAKEN } from "../domain/medications/how-taken";
import { MEDICATION_FORMS, STRENGTH_UNITS } from "../domain/vocabulary/medication-forms";
import { beforeBirth, endBeforeStart } from "./date-rules";
import { healthRecordKind } from "./health-record-kind";
import { medicationStatement } from "./medication-statement";
import { medicineProblems, settledMedicine } from "./medication-rules";
import {
  codedLine,
  linksTo,
  noteField,
  oneOf,
  oneOfOrNone,
  optionalCodedLine,
  optionalLine,
  optionalNumber,
  someDate,
  yesOrNo,
} from "./record-fields";

const STATES = ["ACTIVE", "ON_HOLD", "COMPLETED", "STOPPED"] as const;
const TAKING = ["YES", "NO", "AS_NEEDED"] as const;

/** What a patient takes, and how (clinical facts, sections 1.3 and 3.1). */
export const medication = healthRecordKind({
  kind: "MEDICATION",
  idName: "medicationId",
  saveCall: "savePrescription",
  area: "medications",
  words: "medications",
  fields: {
    name: codedLine("medications:fields.name", "drugs", { hint: "medications:fields.nameHint" }),
    form: oneOfOrNone("medications:fields.form", MEDICATION_FORMS, "medications:form", { half: true }),
    method: oneOfOrNone("medications:fields.method", METHODS, "medications:method", { half: true }),
    strength: optionalLine("medications:fields.strength", { max: 40, half: true }),
    strengthUnit: oneOfOrNone("medications:fields.strengthUnit", STRENGTH_UNITS, "medications:strengthUnit", {
      half: true,
    }),
    dose: optionalNumber("medications:fields.dose", { min: 0.001, max: 10_000, half: true }),
    doseUnit: oneOfOrNone("medications:fields.doseUnit", DOSE_UNITS, "medications:doseUnit", {
      half: true,
      hint: "medications:fields.doseUnitHint",
    }),
    frequency: oneOfOrNone("medications:fields.frequency", FREQUENCIES, "medications:frequency", { half: true }),
    whenTaken: oneOfOrNone("medications:fields.whenTaken", WHEN_TAKEN, "medications:whenTaken", { half: true }),
    asNeeded: yesOrNo("medications:fields.asNeeded"),
    neededFor: optionalLine("medications:fields.neededFor", { half: true }),
    maxPerDay: optionalNumber("medications:fields.maxPerDay", { min: 0.001, max: 10_000, half: true }),
    start: someDate("medications:fields.start"),
    end: someDate("medications:fields.end", { hint: "medications:fields.endHint" }),
    status: oneOf("medications:fields.status", STATES, "medications:state", { half: true }),
    taking: oneOfOrNone("medications:fields.taking", TAKING, "medications:taking", { half: true }),
    reasonStopped: optionalLine("medications:fields.reasonStopped"),
    reason: optionalCodedLine("medications:fields.reason", "conditions"),
    conditions: linksTo("phr:linked.conditions", "HEALTHCONDITION"),
    prescriber: optionalLine("medications:fields.prescriber"),
    instructions: noteField("medications:fields.instructions"),
    note: noteField("medications:fields.note"),
  },
  lead: "name",
  vocabulary: "drugs",
  date: "start",
  state: ({ status }) => status,
  rank: ({ status }) => STATES.indexOf(status),
  order: "newest",
  settle: settledMedicine,
  check: (values, facts) => [
    ...medicineProblems(values),
    ...beforeBirth({ start: values.start, end: values.end }, facts),
    ...endBeforeStart(values.start, "end", values.end),
  ],
  rights: CLINICAL_RIGHTS,
  noneKnown: true,
  fhir: medicationStatement,
});
