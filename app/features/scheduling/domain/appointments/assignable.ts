import type { BookingRule } from "../timings/removal-message";
import type { SetOptions } from "./set-options";

/** The rules that can speak against another provider at the same time; how far ahead it is was settled before. */
export const OF_ANOTHER_PROVIDER: readonly BookingRule[] = [
  "excluded-date",
  "other-offering-type",
  "other-place",
  "no-timing",
  "outside-day",
  "excluded-slot",
  "busy",
  "daily-maximum",
];

/** Who else gives what an appointment is for, at its place. */
export function providersToAssign(
  { providers, gives, worksAt }: Pick<SetOptions, "providers" | "gives" | "worksAt">,
  appointment: { employeeId: string; serviceOfferingId: string | null; branchId: string },
): SetOptions["providers"] {
  return providers.filter(
    ({ id }) =>
      id !== appointment.employeeId &&
      gives.some((each) => each.employeeId === id && each.serviceOfferingId === appointment.serviceOfferingId) &&
      worksAt.some((each) => each.employeeId === id && each.branchId === appointment.branchId),
  );
}
