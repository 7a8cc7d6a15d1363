import { StatusBadge, type StatusColour as BadgeColour } from "~/ui/view/status-badge";
import { useStaffT } from "~/i18n/use-t";
import { minutesWaited, type Arrival } from "../../domain/appointments/arrivals/arrival-stage";
import {
  APPOINTMENT_STATE as S,
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
  /** The mark that the patient is here, for staff. */
  arrival?: Pick<Arrival, "arrivedAt" | "calledAt"> | null | undefined;
  /** UTC ms, where it is said for how long somebody waits. */
  now?: number;
}

const isAgreed = (state: AppointmentState) => state === S.CONFIRMED || state === S.CONFIRMED_WALKIN;

/** The state of an appointment, as a word in its colour; of a patient who is here, that they wait or were called in. */
export function AppointmentStatus({ state, side, arrival, now }: AppointmentStatusProps) {
  const words = useStateWords(side);
  const staff = useStaffT(side);
  if (staff && arrival && isAgreed(state))
    return (
      <StatusBadge colour="orange">
        {arrival.calledAt !== null
          ? staff.t("arrivals:stage.called")
          : now === undefined
            ? staff.t("arrivals:stage.waiting")
            : staff.t("arrivals:stage.waitingFor", { minutes: minutesWaited(arrival, now) })}
      </StatusBadge>
    );
  return <StatusBadge colour={COLOURS[statusColour(state)]}>{words(stateName(state))}</StatusBadge>;
}
