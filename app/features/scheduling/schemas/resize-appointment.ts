import { z } from "zod";
import { changeAppointmentSchema } from "./change-appointment";
import { ticked } from "./wanted-time";

/** Which appointment, and its new end in UTC ms. */
export const resizeAppointmentSchema = changeAppointmentSchema.extend({
  endsAt: z.coerce.number({ error: "errors:field.time" }).int("errors:field.time").positive("errors:field.time"),
  override: ticked,
});
