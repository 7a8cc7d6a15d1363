import { tableOf } from "../../domain/table-rows";
import type { Filler } from "./filler.server";

/** The weeks of the doctors; they belong to them and go with them. */
export const timings: Filler = {
  ofPractice: ({ doctors }) => [
    tableOf(
      "provider_slot",
      doctors.flatMap(({ id, slots }) =>
        slots.map((slot) => ({
          id: slot.id,
          employee_id: id,
          branch_id: slot.branch.id,
          type: slot.type,
          day_of_week: slot.dayOfWeek,
          start_minutes: slot.startMinutes,
          end_minutes: slot.endMinutes,
          start_date: slot.startDate,
          end_date: slot.endDate,
          note: slot.note,
          service_offering_ids: JSON.stringify(slot.offerings.map((offering) => offering.id)),
        })),
      ),
    ),
  ],
};
