/* Every URL of imports that the app links to. */
import { at } from "./at";

/** Bringing patients in by file; `done` names what has just been done. */
export const patientImports = at("/secure/providerweb/patientimport");
export const patientImport = at("/secure/providerweb/patientimport/:importId");
/** The calls that take a file of patients in parts. */
export const importUploads = at("/patientImport/uploads");
export const importUpload = at("/patientImport/uploads/:id");
export const importPart = at("/patientImport/uploads/:id/:part");
/** Calls whose answers are files. */
export const importedFile = at("/patientImport/download/:id");
export const refusedRows = at("/patientImport/refused/:id");
export const leftOutCells = at("/patientImport/leftOut/:id");
