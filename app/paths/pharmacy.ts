/* Every URL of the pharmacy's work that the app links to. */
import { at } from "./at";

/** The desk: one of its queues; `find` is a number or a scanned code, `at` and `after` say where the queue goes on. */
export const pharmacyDesk = at("/secure/providerweb/e/pharmacy/manage-prescriptions");
/** One prescription at the desk, `code` that of its paper where it was not sent; `done` says what has just been done. */
export const pharmacyPrescription = at("/secure/providerweb/e/pharmacy/manage-prescriptions/:prescriptionId");
/** The pharmacies that the organization works with. */
export const pharmacies = at("/secure/providerweb/e/settings/pharmacies");
/** All prescriptions of the organization, narrowed by their prescriber, patient, state, period and medicine. */
export const prescriptionAdmin = at("/secure/providerweb/e/prescription-admin");
export const prescriptionFile = at("/secure/providerweb/e/prescription-admin/file");
/** What was handed out in a period. */
export const pharmacyReport = at("/secure/providerweb/e/patient-report/pharmacy");
export const pharmacyReportFile = at("/secure/providerweb/e/patient-report/pharmacy/file");
