import { statusColour, type AppointmentState, type StatusColour } from "../../domain/appointments/appointment-states";

const LOOKS: Readonly<Record<StatusColour, string>> = {
  orange: "bg-status-orange text-status-orange-ink border-status-orange-mark",
  green: "bg-status-green text-status-green-ink border-status-green-mark",
  lightblue: "bg-status-light-blue text-status-light-blue-ink border-status-light-blue-mark",
  lightgrey: "bg-status-light-grey text-status-light-grey-ink border-status-light-grey-mark",
  darkgrey: "bg-status-dark-grey text-status-dark-grey-ink border-status-dark-grey-mark",
};

/** The specification's colour of a state; its word always stands beside it. */
export const appointmentColours = (state: AppointmentState): string => LOOKS[statusColour(state)];
