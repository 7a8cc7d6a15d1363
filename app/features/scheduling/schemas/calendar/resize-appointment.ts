import { z } from "zod";
import { changeAppointmentSchema } from "../appointments/change-appointment";
import { ticked } from "../waiting-list/wanted-time";

/** Which appointment, and its new end in UTC ms. */
export const resizeAppointmentSchema = changeAppointmentSchema.omit({ doNotNotify: true }).extend({
  endsAt: z.coerce.number({ error: "errors:field.time" }).int("errors:field.time").positive("errors:field.time"),
  override: ticked,
});
