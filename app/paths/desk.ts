/* Every URL of consultations, their summaries and the screen that is open through one. */
import { at } from "./at";

/**
 * A consultation with all that came of it, for both sides; without an id the one that its patient was told of last.
 * `done` says what has just been done, `ask` what is asked before it is done.
 */
export const consultation = at("/secure/providerweb/consultations/view/:consultationId?");
/** The same on a sheet, and as a PDF. */
export const consultationPrint = at("/secure/providerweb/consultations/print/:consultationId");
export const consultationPdf = at("/secure/providerweb/consultations/pdf/:consultationId");
/** A patient's whole record with their clinical documents, as FHIR. */
export const recordFhir = at("/secure/providerweb/health_profile/export/fhir");
/** All that is the patient's own, as one file. */
export const everything = at("/secure/providerweb/health_profile/export/everything");
/** Where a consultation without an appointment is added, of the `patient`. */
export const newConsultation = at("/secure/providerweb/consultations/create");
/** Where the consultation of an appointment is begun, or gone on with. */
export const openConsultation = at("/secure/providerweb/consultations/open/:appointmentId");
/** What a provider keeps open through a consultation, and where they say when the patient is to come again. */
export const consultationDesk = at("/secure/providerweb/consultations/desk/:consultationId");
/** A patient's consultations in person, and by video; `before` says where the list goes on. */
export const clinicConsultations = at("/secure/providerweb/clinic_consultations");
export const videoConsultations = at("/secure/providerweb/phr_video");
