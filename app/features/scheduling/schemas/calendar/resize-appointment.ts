import { z } from "zod";
import { changeAppointmentSchema } from "../appointments/change-appointment";
import { seenFields } from "../appointments/seen-appointment";
import { checkbox } from "~/kernel/checkbox-field";

/** Which appointment, and its new end in UTC ms. */
export const resizeAppointmentSchema = changeAppointmentSchema.omit({ doNotNotify: true }).extend({
  ...seenFields,
  endsAt: z.coerce.number({ error: "errors:field.time" }).int("errors:field.time").positive("errors:field.time"),
  override: checkbox,
});
