import { z } from "zod";
import { CALENDAR_LAYERS, ROW_MINUTES } from "../../domain/calendar/calendar-view";

/** How somebody wants to see the calendar from now on; what is left out stays as it was. */
export const calendarChoiceSchema = z.object({
  /** Empty for every doctor. */
  doctors: z.array(z.string().max(64, "errors:field.invalid")).max(200, "errors:field.invalid").optional(),
  rowMinutes: z.coerce
    .number()
    .pipe(z.literal([...ROW_MINUTES], "errors:field.chooseOne"))
    .optional(),
  layers: z.array(z.enum(CALENDAR_LAYERS, "errors:field.chooseOne")).optional(),
});
