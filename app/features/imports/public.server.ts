import type { Call } from "~/platform/calls.server";
import { importCallTable } from "./api/import-calls.server";

export { buryImport } from "./services/bury-import.server";
export { failedImport } from "./services/fail-import.server";
export { importForMail } from "./services/import-for-mail.server";
export { resumeImport } from "./services/resume-import.server";
export { runChunk } from "./services/run-chunk.server";
export { sweepUpload } from "./services/sweep-upload.server";
export { chunkMessage, sendNextChunk } from "./services/send-next-chunk.server";

/** Every call of bringing patients in by file. */
export const importCalls: readonly Call[] = importCallTable;
