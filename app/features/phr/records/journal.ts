import type { DocumentReference } from "@medplum/fhirtypes";
import { loinc, terminology } from "~/kernel/codes/fhir-elements";
import { base64OfText } from "~/kernel/text/base64-text";
import { journalTags } from "../domain/journal/journal-tags";
import type { RecordFile } from "../domain/files/record-file";
import type { HealthRecord } from "../domain/records/record-kinds";
import { impossibleDates } from "./date-rules";
import { fileContents } from "./fhir/file-documents";
import { fhirBase } from "./fhir-parts";
import { healthRecordKind } from "./health-record-kind";
import { oneOfOrNone, optionalLine, requiredText, wholeDate, yesOrNo } from "./record-fields";

const MOODS = ["GREAT", "GOOD", "OKAY", "LOW", "BAD"] as const;
const LONGEST_NAME = 60;

type Values = Readonly<Record<"on" | "title" | "text" | "mood" | "tags", string> & { shared: boolean }>;

/** What an entry is called that has no title: its first words. */
function firstWords(text: string): string {
  const line = text.trim().split("\n")[0] ?? "";
  if (line.length <= LONGEST_NAME) return line;
  const cut = line.slice(0, LONGEST_NAME + 1);
  return `${cut.slice(0, cut.includes(" ") ? cut.lastIndexOf(" ") : LONGEST_NAME).trim()}…`;
}

function patientNote(
  record: HealthRecord<Values>,
  subject: { reference: string },
  files: readonly RecordFile[],
): DocumentReference {
  const { text, tags, mood, shared, on } = record.values;
  const words = [...journalTags(tags), ...(mood ? [`mood: ${mood.toLowerCase()}`] : [])];
  return {
    ...fhirBase("DocumentReference", record),
    status: record.enabled ? "current" : "entered-in-error",
    type: loinc("51855-5", "Patient Note"),
    subject,
    author: [subject],
    date: new Date(record.recordedAt).toISOString(),
    ...(words.length > 0 && { description: words.join(", ") }),
    ...(!shared && { securityLabel: [terminology("v3-Confidentiality", "R")] }),
    content: [
      { attachment: { contentType: "text/plain; charset=utf-8", title: record.name, data: base64OfText(text) } },
      ...fileContents(files),
    ],
    context: { period: { start: on } },
  };
}

/** A patient's own diary; providers read the entries that are shared with them (clinical facts, section 1.13). */
export const journal = healthRecordKind({
  kind: "JOURNAL",
  idName: "journalId",
  saveCall: "savePHRItem",
  area: "journal",
  words: "journal",
  fields: {
    on: wholeDate("journal:fields.on"),
    mood: oneOfOrNone("journal:fields.mood", MOODS, "journal:mood", { kind: "radios" }),
    title: optionalLine("journal:fields.title"),
    text: requiredText("journal:fields.text", { max: 10_000 }),
    tags: optionalLine("journal:fields.tags", { hint: "journal:fields.tagsHint" }),
    shared: yesOrNo("journal:fields.shared", { hint: "journal:fields.sharedHint" }),
  },
  lead: "title",
  called: ({ title, text }) => title || firstWords(text),
  date: "on",
  state: ({ shared }) => (shared ? "SHARED" : "PRIVATE"),
  order: "newest",
  initial: ({ today }) => ({ on: today }),
  check: ({ on }, facts) => impossibleDates({ on }, facts),
  rights: { patient: "RWD", provider: "R", nurse: "R", administrator: "" },
  files: true,
  fhir: patientNote,
});
