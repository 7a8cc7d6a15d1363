import { callsOf } from "~/platform/calls/calls.server";
import { profileCalls } from "./api/profile-calls.server";
import { readRecordCalls } from "./api/read-record-calls.server";
import { saveRecordCalls } from "./api/save-record-calls.server";

export { endUse, heldFiles, holdContent, letGo } from "./data/files/record-files.server";
export { auditDenial } from "./support/access/audit-denial.server";
export { reachRecords, type ReachedRecords } from "./support/access/reach-records.server";
export { readVocabularies } from "./domain/vocabulary/terms";
export { labReportWrites, withheldReportWrites } from "./support/records/lab-report.server";
export {
  checkPrescribed,
  type CheckedMedicine,
  type PrescribedName,
  type TakenMedication,
} from "./support/checks/check-prescribed.server";
export { controlOf } from "./domain/checks/controlled-substances";
export { levelOf } from "./domain/checks/interactions";
export { isSameMedicine, type ToldMedicine } from "./domain/medications/same-medicine";
export {
  endedMedications,
  heldMedications,
  prescribedMedications,
  type EndingMedication,
  type MedicationWrites,
} from "./support/records/prescribed-medications.server";
export { hidePrescribed } from "./data/records/health-records-write.server";
export { drugProducts, isSameSubstance } from "./support/records/drug-products.server";
export { drugCoding } from "./support/records/drug-coding.server";
export { medicationRequestParts } from "./support/records/medication-request-parts.server";
export { recordResources } from "./support/export/record-resources.server";
export { ownFiles } from "./support/export/own-files.server";
export { printedProfile } from "./support/export/printed-profile.server";
export { wholeProfile, type WholeProfile } from "./support/export/whole-profile.server";
export { pharmacyWarnings } from "./support/records/pharmacy-warnings.server";
export { recordChanges } from "./support/records/record-changes.server";
export { readMeasured } from "./data/trackers/readings-read.server";
export { wallTime } from "./domain/trackers/reading-time";
export { ENTERED_TRACKERS, trackerOf, type TrackerName } from "./domain/trackers/trackers";
export { chosenUnit } from "./domain/trackers/unit-choice";
export { shownIn, toCanonical, UNITS, type UnitName } from "./domain/trackers/units";
export { chosenUnits } from "./support/trackers/chosen-units.server";
export { addReadings } from "./services/trackers/add-readings.server";
export { viewTracker } from "./services/trackers/view-tracker.server";
export { listRecordReaders } from "./services/access/list-record-readers.server";
export { glanceAtHealth } from "./services/profile/glance-at-health.server";
export { healthAlerts } from "./services/profile/health-alerts.server";
export { recordsBefore } from "./services/records/records-before.server";
export { sampleRecord, sampleTerm } from "./support/records/sample-record.server";
export { sweepRecordUpload } from "./services/files/sweep-record-upload.server";

/** Every call of health records. */
export const phrCalls = callsOf("records", [...saveRecordCalls, ...readRecordCalls, ...profileCalls]);
