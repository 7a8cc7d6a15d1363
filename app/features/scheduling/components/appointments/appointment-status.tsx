import { usePatientT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour as BadgeColour } from "~/ui/view/status-badge";
import {
  stateName,
  statusColour,
  type AppointmentState,
  type StatusColour,
} from "../../domain/appointments/appointment-states";

const COLOURS: Readonly<Record<StatusColour, BadgeColour>> = {
  orange: "orange",
  green: "green",
  lightblue: "light-blue",
  lightgrey: "light-grey",
  darkgrey: "dark-grey",
};

/** The state of an appointment, as a word in its colour. */
export function AppointmentStatus({ state }: { state: AppointmentState }) {
  const { t } = usePatientT();
  return (
    <StatusBadge colour={COLOURS[statusColour(state)]}>{t(`common:appointmentStates.${stateName(state)}`)}</StatusBadge>
  );
}
