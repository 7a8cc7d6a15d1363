export { readAuditOfPatient, readDenialBefore } from "~/db/audit-rows.server";
