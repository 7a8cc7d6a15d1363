import { z } from "zod";
import { appointmentId } from "../appointments/change-appointment";
import { wantedTimeFields } from "../waiting-list/wanted-time";

const chosen = z.preprocess((value) => (value === "" ? undefined : value), appointmentId.optional());

/** Which time staff ask about; what is left out is the first that fits. */
export const whyNotOfferedSchema = z.object({
  serviceOfferingId: chosen,
  employeeId: chosen,
  branchId: chosen,
  day: wantedTimeFields.day,
  time: wantedTimeFields.time,
});
