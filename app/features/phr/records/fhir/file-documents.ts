import type { DocumentReference, DocumentReferenceContent, Resource } from "@medplum/fhirtypes";
import type { RecordFile } from "../../domain/files/record-file";
import type { HealthRecord } from "../../domain/records/record-kinds";

/** The files of a record as contents of a document, each with where its bytes are: a Binary of its id. */
export const fileContents = (files: readonly RecordFile[]): DocumentReferenceContent[] =>
  files.map(({ id, name, contentType, sizeBytes, createdAt }) => ({
    attachment: {
      ...{ contentType, title: name, size: sizeBytes, url: `Binary/${id}` },
      creation: new Date(createdAt).toISOString(),
    },
  }));

/** Several records may use one file, so it is both their ids that name a document: 64 digits, as many as FHIR takes. */
const documentId = (recordId: string, fileId: string) => `${recordId}${fileId}`.replaceAll("-", "");

const documentOf = (about: Resource, enabled: boolean, subject: { reference: string }, file: RecordFile) => {
  const { resourceType, id = "" } = about;
  const reference = { reference: `${resourceType}/${id}` };
  return {
    ...{ resourceType: "DocumentReference", id: documentId(id, file.id), subject, content: fileContents([file]) },
    status: enabled ? "current" : "entered-in-error",
    date: new Date(file.createdAt).toISOString(),
    context: resourceType === "Encounter" ? { encounter: [reference] } : { related: [reference] },
  } satisfies DocumentReference;
};

/** A document for each file of a record, which names the record. One that is a document itself lists its files. */
export const fileDocuments = (
  written: Resource,
  { enabled }: Pick<HealthRecord, "enabled">,
  subject: { reference: string },
  files: readonly RecordFile[],
): DocumentReference[] =>
  written.resourceType === "DocumentReference" ? [] : files.map((file) => documentOf(written, enabled, subject, file));
