/* Every URL of feedback that the app links to. */
import { at } from "./at";

/** What patients said; `open` narrows to what somebody must see to, `done` names what has just been done. */
export const feedback = at("/secure/providerweb/e/feedback");
/** The mailed question how an appointment was: its token is a capability. */
export const feedbackLink = at("/f/:token");
/** The same for the patient who is signed in. */
export const ownFeedback = at("/secure/providerweb/appointments/feedback/:appointmentId");
/** What is published of a doctor. */
export const providerFeedback = at("/feedback/:employeeId");
