import { at } from "./at";

/** Every URL of the pharmacy's work that the app links to. */
export const pharmacyPaths = {
  /** The desk: one of its queues; `find` is a number or a scanned code, `at` and `after` say where the queue goes on. */
  pharmacyDesk: at("/secure/providerweb/e/pharmacy/manage-prescriptions"),
  /** One prescription at the desk; `done` says what has just been done. */
  pharmacyPrescription: at("/secure/providerweb/e/pharmacy/manage-prescriptions/:prescriptionId"),
  /** The pharmacies that the organization works with. */
  pharmacies: at("/secure/providerweb/e/settings/pharmacies"),
  /** All prescriptions of the organization, narrowed by their prescriber, patient, state, period and medicine. */
  prescriptionAdmin: at("/secure/providerweb/e/prescription-admin"),
  prescriptionFile: at("/secure/providerweb/e/prescription-admin/file"),
  /** What was handed out in a period. */
  pharmacyReport: at("/secure/providerweb/e/patient-report/pharmacy"),
  pharmacyReportFile: at("/secure/providerweb/e/patient-report/pharmacy/file"),
} as const;
