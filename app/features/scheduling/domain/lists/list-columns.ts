import type { ColumnShowings } from "~/kernel/lists/list-choice";

/** The columns of staff's lists of appointments. */
export const APPOINTMENT_COLUMNS = {
  patient: "always",
  when: "always",
  provider: "usual",
  offering: "usual",
  status: "usual",
  phone: "extra",
  email: "extra",
  branch: "extra",
  reason: "extra",
  reference: "extra",
  booked: "extra",
  actions: "always",
} as const satisfies ColumnShowings;

export type AppointmentColumn = keyof typeof APPOINTMENT_COLUMNS;
