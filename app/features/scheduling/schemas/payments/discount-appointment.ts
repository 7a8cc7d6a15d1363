import { changeAppointmentSchema } from "../appointments/change-appointment";
import { discountCodeSchema } from "../booking/book-appointment";
import { z } from "zod";

/** A code for the discount of an appointment, or the id of a discount that is taken off it no longer. */
export const discountAppointmentSchema = changeAppointmentSchema.omit({ note: true }).extend({
  discountCode: discountCodeSchema,
  remove: z.string("errors:field.chooseOne").max(64, "errors:field.chooseOne").optional(),
});
