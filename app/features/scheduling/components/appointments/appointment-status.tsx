import { StatusBadge, type StatusColour as BadgeColour } from "~/ui/view/status-badge";
import {
  stateName,
  statusColour,
  type AppointmentState,
  type StatusColour,
} from "../../domain/appointments/appointment-states";
import { useStateWords } from "./use-state-words";

const COLOURS: Readonly<Record<StatusColour, BadgeColour>> = {
  orange: "orange",
  green: "green",
  lightblue: "light-blue",
  lightgrey: "light-grey",
  darkgrey: "dark-grey",
};

interface AppointmentStatusProps {
  state: AppointmentState;
  /** Who reads it. */
  side: "staff" | "patient";
}

/** The state of an appointment, as a word in its colour. */
export function AppointmentStatus({ state, side }: AppointmentStatusProps) {
  const words = useStateWords(side);
  return <StatusBadge colour={COLOURS[statusColour(state)]}>{words(stateName(state))}</StatusBadge>;
}
