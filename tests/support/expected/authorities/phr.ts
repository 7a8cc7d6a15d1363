import type { ServiceAuthorities } from "./authorities";

export const phrAuthorities: ServiceAuthorities = {
  "phr/confirm-health-record": { confirmHealthRecord: "healthRecord.write" },
  "phr/list-health-records": { listHealthRecords: "healthRecord.read" },
  "phr/list-record-readers": { listRecordReaders: "healthRecord.read" },
  "phr/open-health-record": { openHealthRecord: "healthRecord.open" },
  "phr/read-record-form": { readRecordForm: "healthRecord.write" },
  "phr/save-health-record": { saveHealthRecord: "healthRecord.write" },
  "phr/say-none-known": { sayNoneKnown: "healthRecord.write" },
  "phr/switch-health-record": { switchHealthRecord: "healthRecord.write" },
  "phr/view-health-record": { viewHealthRecord: "healthRecord.read" },
};
