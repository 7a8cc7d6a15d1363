import { paths } from "~/paths";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";

/** Where an appointment is booked once more: the same doctor, service and kind, at the free times at once. */
export function bookAgainHref({
  type,
  employee,
  offering,
}: Pick<AppointmentSummary, "type" | "employee" | "offering">): string {
  const service = offering?.id;
  return type === "video"
    ? paths.bookVideoWith(employee.id, { service })
    : paths.bookClinicWith(employee.id, { service });
}
