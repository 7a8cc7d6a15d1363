import type { Procedure } from "@medplum/fhirtypes";
import { periodOf, textOnly } from "~/kernel/codes/fhir-elements";
import type { HealthRecord } from "../domain/records/record-kinds";
import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { beforeBirth, endBeforeStart, impossibleDates } from "./date-rules";
import { codeableConcept, fhirBase, notesOf } from "./fhir-parts";
import { healthRecordKind } from "./health-record-kind";
import { inWords } from "./medication-timing";
import { codedLine, noteField, oneOf, oneOfOrNone, optionalLine, requiredDate, someDate } from "./record-fields";

const SORTS = ["SURGERY", "PROCEDURE", "IMPLANT"] as const;
const STATES = ["DONE", "PLANNED", "NOT_DONE"] as const;
const SIDES = ["LEFT", "RIGHT", "BOTH"] as const;
const STATUS = { DONE: "completed", PLANNED: "preparation", NOT_DONE: "not-done" } as const;

type Texts =
  | ("sort" | "date" | "end" | "bodySite" | "side" | "surgeon" | "hospital" | "reason" | "outcome")
  | ("complications" | "deviceName" | "deviceMaker" | "deviceSerial" | "note");
type Values = Readonly<Record<Texts, string> & { status: (typeof STATES)[number] }>;

/** What was put in: its name with who made it and its number. */
const deviceOf = ({ deviceName, deviceMaker, deviceSerial }: Values) =>
  [deviceName, deviceMaker, deviceSerial && `SN ${deviceSerial}`].filter(Boolean).join(", ");

function procedureResource(record: HealthRecord<Values>, subject: { reference: string }): Procedure {
  const { values } = record;
  const { date, end, bodySite, side, surgeon, hospital, reason, outcome, complications } = values;
  const site = [side && inWords(side), bodySite].filter(Boolean).join(" ");
  const device = deviceOf(values);
  return {
    ...fhirBase("Procedure", record),
    status: record.enabled ? STATUS[values.status] : "entered-in-error",
    category: textOnly(inWords(values.sort)),
    code: codeableConcept(record),
    subject,
    ...(end ? { performedPeriod: periodOf(date, end) } : { performedDateTime: date }),
    ...(surgeon && { performer: [{ actor: { display: surgeon } }] }),
    ...(hospital && { location: { display: hospital } }),
    ...(reason && { reasonCode: [textOnly(reason)] }),
    ...(site && { bodySite: [textOnly(site)] }),
    ...(outcome && { outcome: textOnly(outcome) }),
    ...(complications && { complication: [textOnly(complications)] }),
    ...(device && { focalDevice: [{ manipulated: { display: device } }] }),
    ...notesOf(values.note),
  };
}

/** Most leave it out. */
const MORE = { more: true } as const;

/** An operation, another procedure or an implant (clinical facts, section 1.6). */
export const procedure = healthRecordKind({
  kind: "PROCEDURE",
  idName: "procedureId",
  saveCall: "saveProcedure",
  area: "surgeries",
  words: "surgeries",
  fields: {
    name: codedLine("surgeries:fields.name", "procedures", { hint: "surgeries:fields.nameHint" }),
    sort: oneOf("surgeries:fields.sort", SORTS, "surgeries:sort", { half: true }),
    status: oneOf("surgeries:fields.status", STATES, "surgeries:state", { half: true }),
    date: requiredDate("surgeries:fields.date", { hint: "phr:date.hint" }),
    end: someDate("surgeries:fields.end"),
    bodySite: optionalLine("surgeries:fields.bodySite", { half: true }),
    side: oneOfOrNone("surgeries:fields.side", SIDES, "surgeries:side", { half: true }),
    surgeon: optionalLine("surgeries:fields.surgeon", { half: true, ...MORE }),
    hospital: optionalLine("surgeries:fields.hospital", { half: true, ...MORE }),
    reason: optionalLine("surgeries:fields.reason", MORE),
    outcome: optionalLine("surgeries:fields.outcome", MORE),
    complications: noteField("surgeries:fields.complications", MORE),
    deviceName: optionalLine("surgeries:fields.deviceName", { hint: "surgeries:fields.deviceHint", ...MORE }),
    deviceMaker: optionalLine("surgeries:fields.deviceMaker", { half: true, ...MORE }),
    deviceSerial: optionalLine("surgeries:fields.deviceSerial", { max: 64, half: true, latin: true, ...MORE }),
    note: noteField("surgeries:fields.note"),
  },
  lead: "name",
  vocabulary: "procedures",
  date: "date",
  state: ({ status }) => status,
  rank: ({ status }) => (status === "PLANNED" ? 0 : 1),
  order: "newest",
  check: ({ status, date, end }, facts) => [
    ...(status === "DONE" ? impossibleDates : beforeBirth)({ date, end }, facts),
    ...endBeforeStart(date, "end", end),
  ],
  rights: CLINICAL_RIGHTS,
  noneKnown: true,
  files: true,
  fhir: procedureResource,
});
