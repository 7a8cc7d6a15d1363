/* Every URL of charges that the app links to. */
import { at } from "./at";

/** Where a patient sees what they were charged, and of what it is made. */
export const ownCharges = at("/secure/providerweb/charges/list");
/** Where staff charge a patient by hand; `patient` or `appointment` says whom. */
export const chargeAdd = at("/secure/providerweb/charges/add");
/** One charge by hand; `done` names what has just been done. */
export const charge = at("/secure/providerweb/charges/view/:chargeId");
