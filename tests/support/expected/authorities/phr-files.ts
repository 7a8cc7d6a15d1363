import type { ServiceAuthorities } from "./authorities";

export const phrFilesAuthorities: ServiceAuthorities = {
  "phr/abort-upload": { abortUpload: "healthRecord.write" },
  "phr/attach-file": { attachFile: "healthRecord.write" },
  "phr/detach-file": { detachFile: "healthRecord.write" },
  "phr/finish-upload": { finishUpload: "healthRecord.write" },
  "phr/keep-part": { keepPart: "healthRecord.write" },
  "phr/list-record-files": { listRecordFiles: "healthRecord.read" },
  "phr/open-upload": { openUpload: "healthRecord.write" },
  "phr/read-medical-file": { readMedicalFile: "healthRecord.read" },
  "phr/read-thumbnail": { readThumbnail: "healthRecord.read" },
  "phr/share-file": { shareFile: "healthRecord.write" },
  "phr/sweep-record-upload": { sweepRecordUpload: "healthRecord.sweep" },
  "phr/view-dicom": { viewDicom: "healthRecord.read" },
};
