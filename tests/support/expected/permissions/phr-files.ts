import { ANYONES, OWN, THEIRS, base, doctors, patients, strangers, type Permissions, type Rows } from "./expectations";

/** The files of a patient's record: who reads the record reads them. */
const READ: Rows = {
  ...strangers("sign-in"),
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  admin: ANYONES,
};

/** Who changes the record changes its files: administrators read alone. */
const WRITTEN: Rows = { ...READ, admin: "not-found" };

/** A file on its way is its sender's alone: here, the patient's. */
const SENT: Rows = { ...WRITTEN, ...doctors("not-found"), nurse: "not-found" };

const at = `${base}/health_files/:recordId`;

export const phrFilesPermissions: Permissions = {
  [`GET ${at}`]: READ,
  [`POST ${at}`]: WRITTEN,
  [`GET ${at}/file/:fileId`]: READ,
  [`GET ${at}/thumbnail/:fileId`]: READ,
  [`GET ${at}/dicom/:fileId`]: READ,
  [`POST ${at}/uploads`]: WRITTEN,
  [`POST ${at}/uploads/:uploadId`]: SENT,
  [`POST ${at}/uploads/:uploadId/:part`]: SENT,
};
