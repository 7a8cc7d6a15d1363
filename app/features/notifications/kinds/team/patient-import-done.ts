import { defineKind } from "../define-kind";

/** An import of patients has ended. */
export const patientImportDone = defineKind({
  template: "patientImport.done",
  to: "staff",
  channels: { event: "staffImport", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "patientImport.done": { titledBy: "importDone", leadsTo: "import" } },
  wordings: { importDone: { group: "team", says: ["file", "organization"], must: [], text: null, sample: "done" } },
});
