import { paths } from "~/paths";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";

/** The list of the appointments that are over and wait to be marked as completed. */
export const toCompleteHref = (): string => paths.appointments({ tab: "past", state: APPOINTMENT_STATE.CONCLUDED });
