import { at } from "./at";

/** Every URL of imports that the app links to. */
export const importsPaths = {
  /** Bringing patients in by file; `done` names what has just been done. */
  patientImports: at("/secure/providerweb/patientimport"),
  patientImport: at("/secure/providerweb/patientimport/:importId"),
  /** The calls that take a file of patients in parts. */
  importUploads: at("/patientImport/uploads"),
  importUpload: at("/patientImport/uploads/:id"),
  importPart: at("/patientImport/uploads/:id/:part"),
  /** Calls whose answers are files. */
  importedFile: at("/patientImport/download/:id"),
  refusedRows: at("/patientImport/refused/:id"),
} as const;
