/** Kinds of due work: an outbox row that nobody announced, or a thing to look at when its time has come. */
export const DUE_KINDS = [
  "OUTBOX",
  "APPOINTMENT_EXPIRY",
  "APPOINTMENT_NO_SHOW",
  "APPOINTMENT_MESSAGE",
  "HOLD_EXPIRY",
  "WAITING_OFFER",
  "WAITING_END",
  "AUDIT_SEAL",
  "SECURITY_SWEEP",
  "FILE_UNCLAIMED",
  "PATIENT_IMPORT",
  "MARKETING",
  "IMPORT_UPLOAD",
  "RECORD_UPLOAD",
  "CHAT_UPLOAD",
  "PAYMENT",
  "LAB_RELEASE",
  "LAB_CRITICAL",
  "PRESCRIPTION_EXPIRY",
  "LEDGER_CHECK",
] as const;
export type DueKind = (typeof DUE_KINDS)[number];
