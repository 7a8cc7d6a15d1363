import { at } from "./at";

/** Every URL of prescriptions that the app links to. Staff name the `patient`; patients mean themselves. */
export const prescriptionsPaths = {
  /** `after` says where the list goes on, `done` what has just been done. */
  prescriptions: at("/secure/providerweb/prescriptions/list"),
  /** `consultation` is the one that it belongs to. */
  prescriptionCreate: at("/secure/providerweb/prescriptions/create"),
  /** `line` is the one whose form is open; `done` says what has just been done. */
  prescriptionEdit: at("/secure/providerweb/prescriptions/edit/:itemId?"),
  prescriptionView: at("/secure/providerweb/prescriptions/view/:itemId?"),
  /** The paper, to print. */
  prescriptionPrint: at("/secure/providerweb/prescriptions/print/:itemId"),
  prescriptionPdf: at("/secure/providerweb/prescriptions/pdf/:itemId"),
  /** What a provider prescribes: `part` of the list, `after` says where it goes on. */
  ownPrescriptions: at("/secure/providerweb/vp_prescriptions"),
  /** What the paper of a code says, for whoever has the paper. */
  prescriptionCheck: at("/secure/providerweb/check_prescription/:code?"),
} as const;
