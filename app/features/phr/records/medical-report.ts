import type { Attachment, DocumentReference } from "@medplum/fhirtypes";
import { terminology } from "~/kernel/codes/fhir-elements";
import { base64OfText } from "~/kernel/text/base64-text";
import type { RecordFile } from "../domain/files/record-file";
import type { HealthRecord } from "../domain/records/record-kinds";
import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { impossibleDates } from "./date-rules";
import { fileContents } from "./fhir/file-documents";
import { fhirBase } from "./fhir-parts";
import { healthRecordKind } from "./health-record-kind";
import { linksTo, noteField, oneOf, optionalLine, requiredDate, requiredLine } from "./record-fields";

/** What sort of report it is, by LOINC's types of documents. */
const TYPES = {
  LABORATORY: "11502-2",
  IMAGING: "18748-4",
  DISCHARGE: "18842-5",
  REFERRAL: "57133-1",
  HISTORY: "34117-2",
  PROGRESS: "11506-3",
  OTHER: "34109-9",
} as const;
const SORTS = ["LABORATORY", "IMAGING", "DISCHARGE", "REFERRAL", "HISTORY", "PROGRESS", "OTHER"] as const;
const SHARED = ["PROVIDERS", "CHOSEN", "ONLY_ME"] as const;

const STATES = { PROVIDERS: "SHARED", CHOSEN: "CHOSEN", ONLY_ME: "PRIVATE" } as const;

type Texts = "title" | "date" | "doctor" | "facility" | "findings" | "note";
type Values = Readonly<Record<Texts, string> & { sort: (typeof SORTS)[number]; sharedWith: (typeof SHARED)[number] }>;

const textAttachment = (title: string, text: string): Attachment => ({
  contentType: "text/plain; charset=utf-8",
  title,
  data: base64OfText(text),
});

function documentReference(
  record: HealthRecord<Values>,
  subject: { reference: string },
  files: readonly RecordFile[],
): DocumentReference {
  const { title, sort, date, doctor, facility, findings, note, sharedWith } = record.values;
  const attachments = fileContents(files);
  const said = findings ? textAttachment(title, findings) : { title, creation: date };
  return {
    ...fhirBase("DocumentReference", record),
    status: record.enabled ? "current" : "entered-in-error",
    type: { coding: [{ system: "http://loinc.org", code: TYPES[sort] }], text: title },
    subject,
    date: new Date(record.recordedAt).toISOString(),
    ...(doctor && { author: [{ display: doctor }] }),
    ...(facility && { custodian: { display: facility } }),
    ...(note && { description: note }),
    ...(sharedWith !== "PROVIDERS" && { securityLabel: [terminology("v3-Confidentiality", "R")] }),
    // FHIR asks for a content: without findings and files there is the title alone.
    content: [...(findings || attachments.length === 0 ? [{ attachment: said }] : []), ...attachments],
    context: { period: { start: date } },
  };
}

/** A laboratory result, a letter or another document of a doctor or a hospital (clinical facts, section 1.12). */
export const medicalReport = healthRecordKind({
  kind: "MEDICALREPORT",
  idName: "medicalTestId",
  saveCall: "savePHRItem",
  area: "reports",
  words: "medical-reports",
  fields: {
    title: requiredLine("medical-reports:fields.title", { hint: "medical-reports:fields.titleHint" }),
    sort: oneOf("medical-reports:fields.sort", SORTS, "medical-reports:sort"),
    date: requiredDate("medical-reports:fields.date"),
    doctor: optionalLine("medical-reports:fields.doctor", { half: true }),
    facility: optionalLine("medical-reports:fields.facility", { half: true }),
    findings: noteField("medical-reports:fields.findings", {
      max: 10_000,
      hint: "medical-reports:fields.findingsHint",
    }),
    note: noteField("medical-reports:fields.note"),
    sharedWith: oneOf("medical-reports:fields.sharedWith", SHARED, "medical-reports:shared", {
      kind: "radios",
      hint: "medical-reports:fields.sharedHint",
    }),
    providers: linksTo("medical-reports:fields.providers", "PROVIDERS"),
  },
  lead: "title",
  date: "date",
  // A private report is read only by the patient, and one that is shared with some doctors only by these.
  state: ({ sharedWith }) => STATES[sharedWith],
  order: "newest",
  initial: () => ({ sharedWith: "PROVIDERS" }),
  settle: (values) => ({ ...values, providers: values.sharedWith === "CHOSEN" ? values.providers : [] }),
  check: ({ date, sharedWith, providers }, facts) => [
    ...impossibleDates({ date }, facts),
    ...(sharedWith === "CHOSEN" && providers.length === 0
      ? [{ field: "providers", message: "medical-reports:nobodyChosen" } as const]
      : []),
  ],
  rights: CLINICAL_RIGHTS,
  patientDecides: ["sharedWith", "providers"],
  files: "asked",
  fhir: documentReference,
});
