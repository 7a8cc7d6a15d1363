/* Every URL of prescriptions that the app links to. Staff name the `patient`; patients mean themselves. */
import { at } from "./at";

/** `after` says where the list goes on, `done` what has just been done. */
export const prescriptions = at("/secure/providerweb/prescriptions/list");
/** `consultation` is the one that it belongs to. */
export const prescriptionCreate = at("/secure/providerweb/prescriptions/create");
/** `line` is the one whose form is open; `done` says what has just been done. */
export const prescriptionEdit = at("/secure/providerweb/prescriptions/edit/:itemId?");
export const prescriptionView = at("/secure/providerweb/prescriptions/view/:itemId?");
/** The paper, to print. */
export const prescriptionPrint = at("/secure/providerweb/prescriptions/print/:itemId");
export const prescriptionPdf = at("/secure/providerweb/prescriptions/pdf/:itemId");
/** What a provider prescribes: `part` of the list, `after` says where it goes on. */
export const ownPrescriptions = at("/secure/providerweb/vp_prescriptions");
/** What the paper of a code says, for whoever has the paper. */
export const prescriptionCheck = at("/secure/providerweb/check_prescription/:code?");
