import { withMarksOf } from "../domain/medications/pharmacy-marks";
import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { DOSE_UNITS, FREQUENCIES, METHODS, WHEN_TAKEN } from "~/kernel/medicines/how-taken";
import { MOST_STRENGTH, strengthText } from "~/kernel/medicines/strength";
import { MEDICATION_FORMS, STRENGTH_UNITS } from "~/kernel/medicines/medication-forms";
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
/** Most leave it out when they add a medicine. */
const MORE = { more: true } as const;

/** What a patient takes, and how (clinical facts, sections 1.3 and 3.1). */
export const medication = healthRecordKind({
  kind: "MEDICATION",
  idName: "medicationId",
  saveCall: "savePrescription",
  area: "medications",
  words: "medications",
  fields: {
    name: codedLine("medications:fields.name", "drugs", { hint: "medications:fields.nameHint" }),
    strength: {
      ...optionalLine("medications:fields.strength", { max: MOST_STRENGTH, half: true }),
      schema: strengthText,
    },
    strengthUnit: oneOfOrNone("medications:fields.strengthUnit", STRENGTH_UNITS, "medications:strengthUnit", {
      half: true,
    }),
    frequency: oneOfOrNone("medications:fields.frequency", FREQUENCIES, "medications:frequency"),
    start: someDate("medications:fields.start"),
    dose: optionalNumber("medications:fields.dose", { min: 0.001, max: 10_000, half: true, ...MORE }),
    doseUnit: oneOfOrNone("medications:fields.doseUnit", DOSE_UNITS, "medications:doseUnit", {
      ...{ half: true, hint: "medications:fields.doseUnitHint", ...MORE },
    }),
    form: oneOfOrNone("medications:fields.form", MEDICATION_FORMS, "medications:form", { half: true, ...MORE }),
    method: oneOfOrNone("medications:fields.method", METHODS, "medications:method", { half: true, ...MORE }),
    whenTaken: oneOfOrNone("medications:fields.whenTaken", WHEN_TAKEN, "medications:whenTaken", MORE),
    asNeeded: yesOrNo("medications:fields.asNeeded", MORE),
    neededFor: optionalCodedLine("medications:fields.neededFor", "neededReasons", { half: true, ...MORE }),
    maxPerDay: optionalNumber("medications:fields.maxPerDay", { min: 0.001, max: 10_000, half: true, ...MORE }),
    end: someDate("medications:fields.end", { hint: "medications:fields.endHint", ...MORE }),
    status: oneOf("medications:fields.status", STATES, "medications:state", { half: true, ...MORE }),
    taking: oneOfOrNone("medications:fields.taking", TAKING, "medications:taking", { half: true, ...MORE }),
    reasonStopped: optionalLine("medications:fields.reasonStopped", MORE),
    reason: optionalCodedLine("medications:fields.reason", "conditions", MORE),
    conditions: linksTo("phr:linked.conditions", "HEALTHCONDITION", MORE),
    prescriber: optionalLine("medications:fields.prescriber", MORE),
    instructions: noteField("medications:fields.instructions", MORE),
    note: noteField("medications:fields.note", MORE),
  },
  lead: "name",
  vocabulary: "drugs",
  date: "start",
  state: ({ status }) => status,
  rank: ({ status }) => STATES.indexOf(status),
  order: "newest",
  settle: (values, before) => withMarksOf(settledMedicine(values), before),
  check: (values, facts) => [
    ...medicineProblems(values),
    ...beforeBirth({ start: values.start, end: values.end }, facts),
    ...endBeforeStart(values.start, "end", values.end),
  ],
  rights: CLINICAL_RIGHTS,
  noneKnown: true,
  fhir: medicationStatement,
});
