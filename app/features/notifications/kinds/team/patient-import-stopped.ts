import { defineKind } from "../define-kind";

/** An import of patients has stopped by itself. */
export const patientImportStopped = defineKind({
  template: "patientImport.stopped",
  to: "staff",
  channels: { event: "staffImport", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "patientImport.stopped": { titledBy: "importStopped", leadsTo: "import" } },
  wordings: {
    importStopped: { group: "team", says: ["file", "organization"], must: [], text: null, sample: "stopped" },
  },
});
