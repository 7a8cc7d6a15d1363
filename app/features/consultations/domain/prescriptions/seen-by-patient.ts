import type { PrescriptionState } from "./prescription-states";

/** Whether a patient knows of it at all: not before it is signed. */
export const isKnownToPatient = (state: PrescriptionState): boolean => state !== "DRAFT";

/** Whether the patient sees what is prescribed: as was chosen for this one, else as the organization has set it. */
export const showsDetails = (own: boolean | null, organization: boolean): boolean => own ?? organization;
