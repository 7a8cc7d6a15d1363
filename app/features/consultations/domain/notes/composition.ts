import type { CodeableConcept, Composition, CompositionSection, Narrative } from "@medplum/fhirtypes";
import { loinc, textOnly } from "~/kernel/codes/fhir-elements";
import type { Note, NoteAddendum, NoteKind } from "./note";
import type { NoteStatus } from "./note-states";

const STATUS: Readonly<Record<Exclude<NoteStatus, "DISCARDED">, Composition["status"]>> = {
  ...{ DRAFT: "preliminary", SIGNED: "final", AMENDED: "amended", ENTERED_IN_ERROR: "entered-in-error" },
};

const TYPES: Readonly<Record<NoteKind, CodeableConcept>> = {
  NOTE: loinc("11488-4", "Consult note"),
  PATIENT_SUMMARY: loinc("34133-9", "Summary of episode note"),
  REFERRAL: loinc("57133-1", "Referral note"),
  SICK_NOTE: textOnly("Sick note"),
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const narrative = (text: string): Narrative => ({
  status: "generated",
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${escaped(text).replaceAll("\n", "<br/>")}</div>`,
});

const doctorReference = (id: string) => ({ reference: `Practitioner/${id}` });

const sectionsOf = ({ sections }: Pick<Note, "sections">): CompositionSection[] =>
  sections
    .filter(({ text }) => text.trim() !== "")
    .map(({ code, title, text }) => ({
      title,
      ...(code && { code: loinc(code, title) }),
      text: narrative(text),
    }));

/** What was added after signing, each by its own author, with when and why. */
const added = ({ authorId, at, reason, text }: NoteAddendum): CompositionSection => ({
  title: `${new Date(at).toISOString()}: ${reason}`,
  author: [doctorReference(authorId)],
  text: narrative(text),
});

/**
 * A note or a letter as FHIR R4 writes it, with what was added to it.
 * @returns null for one that was discarded: it was never said
 */
export function composition(note: Note, addenda: readonly NoteAddendum[]): Composition | null {
  const { id, patientId, consultationId, providerId, kind, title, language, status, authorOnly } = note;
  if (status === "DISCARDED") return null;
  const { signedAt, signedBy } = note;
  return {
    ...{ resourceType: "Composition", id, status: STATUS[status], type: TYPES[kind], title },
    language: language.replace("_", "-"),
    subject: { reference: `Patient/${patientId}` },
    ...(consultationId !== null && { encounter: { reference: `Encounter/${consultationId}` } }),
    date: new Date(signedAt ?? note.updatedAt).toISOString(),
    author: [doctorReference(providerId)],
    confidentiality: authorOnly ? "R" : "N",
    ...(signedAt !== null &&
      signedBy !== null && {
        attester: [{ mode: "legal", time: new Date(signedAt).toISOString(), party: doctorReference(signedBy) }],
      }),
    section: [...sectionsOf(note), ...addenda.map(added)],
  };
}
