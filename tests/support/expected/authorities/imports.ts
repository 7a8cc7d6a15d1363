import type { ServiceAuthorities } from "./authorities";

export const importsAuthorities: ServiceAuthorities = {
  "imports/bury-import": { buryImport: "patientImport.run" },
  "imports/fail-import": { failedImport: "patientImport.run" },
  "imports/finish-upload": { finishUpload: "patientImport.manage" },
  "imports/import-for-mail": { importForMail: "patientImport.run" },
  "imports/import-of": { importOf: "patientImport.manage" },
  "imports/keep-part": { keepPart: "patientImport.manage" },
  "imports/list-imports": { listImports: "patientImport.manage" },
  "imports/list-uploads": { listUploads: "patientImport.manage" },
  "imports/open-upload": { openUpload: "patientImport.manage" },
  "imports/resume-import": { resumeImport: "patientImport.run" },
  "imports/run-chunk": { runChunk: "patientImport.run" },
  "imports/sweep-upload": { sweepUpload: "patientImport.run" },
  "imports/upload-import": { uploadImport: "patientImport.manage" },
  "imports/upload-of": { uploadOf: "patientImport.manage" },
};
