import { instant } from "../waiting-list/wanted-time";
import { appointmentId } from "./change-appointment";

/**
 * Where an appointment lay as whoever moves it saw it: its start (UTC ms) and its provider. It may be left out; where it
 * is said and no longer true, nothing is moved.
 */
export const seenFields = { seenAt: instant, seenWith: appointmentId.optional() };
