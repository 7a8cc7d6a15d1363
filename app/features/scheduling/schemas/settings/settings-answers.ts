import { z } from "zod";
import { done } from "~/kernel/answer";

/** The calendar's settings (specification, section 3), and the version that a change can be made from. */
export const calendarSettingsAnswer = done({
  organizationId: z.int(),
  calendarSlotDuration: z.int(),
  dayStartInMins: z.int(),
  dayEndInMins: z.int(),
  healthCareProviderBasedBooking: z.boolean(),
  serviceOnlyBasedBooking: z.boolean(),
  version: z.int(),
});

const minutes = z.int().min(0).max(1_440);

/** A slot of an employee's timings, as the specification words it. */
const slot = z
  .object({
    id: z.string(),
    type: z.enum(["INCLUSION", "EXCLUSION"]),
    dayOfWeek: z.int().nullable().meta({ description: "1 Monday to 7 Sunday; null: every day between its dates." }),
    startTime: minutes,
    endTime: minutes,
    startDate: z.string().nullable().meta({ description: "DD/MM/YYYY." }),
    endDate: z.string().nullable(),
    note: z.string(),
    branchId: z.string().nullable(),
    offeringsType: z.string().nullable(),
    serviceOfferingIds: z.array(z.string()),
  })
  .meta({ id: "Slot" });

export const timingsAnswer = done({
  employeeId: z.string(),
  version: z.int(),
  ids: z.array(z.string()).meta({ description: "Of the slots that were sent, in their order." }),
  slots: z.array(slot).meta({ description: "All of the employee's timings as they are now." }),
});
