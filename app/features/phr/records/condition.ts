import type { Condition } from "@medplum/fhirtypes";
import { textOnly } from "~/kernel/codes/fhir-elements";
import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { endBeforeStart, impossibleDates } from "./date-rules";
import { clinicalStatus, codeableConcept, fhirBase, verificationStatus } from "./fhir-parts";
import { healthRecordKind } from "./health-record-kind";
import { codedLine, noteField, oneOf, oneOfOrNone, optionalLine, someDate } from "./record-fields";

const STATES = ["ACTIVE", "RECURRENCE", "RELAPSE", "INACTIVE", "REMISSION", "RESOLVED"] as const;
const SEVERITIES = ["MILD", "MODERATE", "SEVERE"] as const;
const CERTAINTIES = ["PROVISIONAL", "DIFFERENTIAL", "CONFIRMED", "REFUTED"] as const;

/** Somebody has it now: it cannot have an end. */
const isGoingOn = (status: string) => ["ACTIVE", "RECURRENCE", "RELAPSE"].includes(status);

const SNOMED_SEVERITY = {
  MILD: { code: "255604002", display: "Mild" },
  MODERATE: { code: "6736007", display: "Moderate" },
  SEVERE: { code: "24484000", display: "Severe" },
} as const;
const SEVERITY_RANK: Readonly<Record<string, number>> = { SEVERE: 0, MODERATE: 1, MILD: 2 };

/** An illness or another problem that somebody has or had (clinical facts, section 1.5). */
export const condition = healthRecordKind({
  kind: "HEALTHCONDITION",
  idName: "illnessId",
  saveCall: "saveIllness",
  area: "conditions",
  words: "conditions",
  fields: {
    condition: codedLine("conditions:fields.condition", "conditions", { hint: "conditions:fields.conditionHint" }),
    status: oneOf("conditions:fields.status", STATES, "conditions:state", { half: true }),
    severity: oneOfOrNone("conditions:fields.severity", SEVERITIES, "conditions:severity", { half: true }),
    onset: someDate("conditions:fields.onset", { half: true }),
    end: someDate("conditions:fields.end", { half: true, hint: "conditions:fields.endHint" }),
    certainty: oneOfOrNone("conditions:fields.certainty", CERTAINTIES, "conditions:certainty", { half: true }),
    bodySite: optionalLine("conditions:fields.bodySite", { half: true }),
    diagnosedBy: optionalLine("conditions:fields.diagnosedBy"),
    treatment: noteField("conditions:fields.treatment"),
    note: noteField("conditions:fields.note"),
  },
  lead: "condition",
  vocabulary: "conditions",
  date: "onset",
  state: ({ status }) => status,
  rank: ({ status, severity }) => (isGoingOn(status) ? 0 : 10) + (SEVERITY_RANK[severity] ?? 3),
  order: "newest",
  // con-4: a condition with an end is over. When a condition becomes active again, its end is cleared.
  settle: (values, before) => {
    if (values.end === "" || !isGoingOn(values.status)) return values;
    const isBack = before !== undefined && before.end === values.end && before.status !== values.status;
    return isBack ? { ...values, end: "" } : { ...values, status: "RESOLVED" as const };
  },
  check: ({ onset, end }, facts) => [...impossibleDates({ onset, end }, facts), ...endBeforeStart(onset, "end", end)],
  rights: CLINICAL_RIGHTS,
  noneKnown: true,
  fhir: (record, subject): Condition => {
    const { values } = record;
    const certainty = record.enabled && values.certainty !== "" ? values.certainty : undefined;
    return {
      ...fhirBase("Condition", record),
      subject,
      // con-3 and con-5: a problem on the list has a clinical status, one that was entered in error has none.
      ...(record.enabled && { clinicalStatus: clinicalStatus("condition-clinical", values.status) }),
      verificationStatus: certainty
        ? clinicalStatus("condition-ver-status", certainty)
        : verificationStatus("condition-ver-status", record),
      category: [clinicalStatus("condition-category", "problem-list-item")],
      code: codeableConcept(record),
      ...(values.severity && {
        severity: { coding: [{ system: "http://snomed.info/sct", ...SNOMED_SEVERITY[values.severity] }] },
      }),
      ...(values.bodySite && { bodySite: [textOnly(values.bodySite)] }),
      ...(values.onset && { onsetDateTime: values.onset }),
      ...(values.end && { abatementDateTime: values.end }),
      ...(values.diagnosedBy && { asserter: { display: values.diagnosedBy } }),
      ...((values.treatment || values.note) && {
        note: [values.treatment, values.note].filter(Boolean).map((text) => ({ text })),
      }),
    };
  },
});
