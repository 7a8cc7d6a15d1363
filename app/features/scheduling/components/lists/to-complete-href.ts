import { paths } from "~/paths";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";

/**
 * The list of the appointments that are over and wait to be marked as completed.
 * @param of what it is narrowed to, such as a day
 */
export const toCompleteHref = (of: { day?: string; branchId?: string | undefined } = {}): string =>
  paths.appointments({
    ...{ tab: "past", state: APPOINTMENT_STATE.CONCLUDED },
    ...{ from: of.day, to: of.day, branchId: of.branchId },
  });
