import type { CompositionSection, Observation, Resource } from "@medplum/fhirtypes";
import type { PrintedEntry, PrintedFact } from "~/kernel/print/printed-sheet";

/** What facts of documents are called. */
export interface DocumentTerms {
  date: string;
  note: string;
  value: string;
}

const UNESCAPED: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** The text of a part of a note, which FHIR has as markup. */
const textOf = ({ title = "", text }: CompositionSection): PrintedFact => ({
  term: title,
  value: (text?.div ?? "")
    .replaceAll("<br/>", "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:lt|gt|amp);/g, (sign) => UNESCAPED[sign] ?? sign),
});

const valueOf = ({ valueQuantity, valueString, valueCodeableConcept }: Observation): string =>
  valueQuantity
    ? [valueQuantity.value, valueQuantity.unit].filter((part) => part !== undefined).join(" ")
    : (valueString ?? valueCodeableConcept?.text ?? "");

function entryOf(resource: Resource, terms: DocumentTerms, dateOf: (iso: string) => string): PrintedEntry | null {
  const entry = (name: string | undefined, date: string | undefined, facts: readonly PrintedFact[]): PrintedEntry => ({
    name: name ?? "",
    facts: [{ term: terms.date, value: date ? dateOf(date) : "" }, ...facts].filter(({ value }) => value !== ""),
    written: "",
  });
  switch (resource.resourceType) {
    case "Composition":
      return entry(resource.title, resource.date, (resource.section ?? []).map(textOf));
    case "MedicationRequest": {
      const how = resource.dosageInstruction?.map(({ text = "" }) => text).join("\n") ?? "";
      return entry(resource.medicationCodeableConcept?.text, resource.authoredOn, [{ term: terms.note, value: how }]);
    }
    case "DiagnosticReport":
      return entry(resource.code.text, resource.issued, [{ term: terms.note, value: resource.conclusion ?? "" }]);
    case "Observation":
      return resource.basedOn
        ? entry(resource.code.text, resource.issued, [{ term: terms.value, value: valueOf(resource) }])
        : null;
    default:
      return null;
  }
}

/** Clinical documents as a person reads them: notes and letters, prescribed medicines, results of a laboratory. */
export const documentEntries = (
  resources: readonly Resource[],
  terms: DocumentTerms,
  dateOf: (iso: string) => string,
): PrintedEntry[] => resources.flatMap((resource) => entryOf(resource, terms, dateOf) ?? []);
