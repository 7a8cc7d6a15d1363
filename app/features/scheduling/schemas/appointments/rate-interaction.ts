import { z } from "zod";
import { appointmentId } from "./change-appointment";

/** How its provider found an appointment; nothing takes back what they said. */
export const rateInteractionSchema = z.object({
  appointmentId,
  rating: z
    .preprocess((value) => (value === "" ? null : value), z.coerce.number().int().min(1).max(5).nullish())
    .transform((value) => value ?? null),
});
