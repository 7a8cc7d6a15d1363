export { importCalls } from "./api/import-calls.server";
export { buryImport } from "./services/run/bury-import.server";
export { failedImport } from "./services/run/fail-import.server";
export { importForMail } from "./services/imports/import-for-mail.server";
export { resumeImport } from "./services/run/resume-import.server";
export { runChunk } from "./services/run/run-chunk.server";
export { sweepUpload } from "./services/uploads/sweep-upload.server";
export { chunkMessage, sendNextChunk } from "./services/run/send-next-chunk.server";
