import { usePatientT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { EnrolmentState } from "../domain/enrolment-states";

const COLOURS: Readonly<Record<EnrolmentState, StatusColour>> = {
  PROPOSED: "light-blue",
  AWAITING_PAYMENT: "orange",
  ACTIVE: "green",
  PAYMENT_FAILED: "orange",
  PAUSED: "light-grey",
  COMPLETED: "dark-grey",
  CANCELLED: "dark-grey",
};

/** How far the monitoring of a patient has come, in words. */
export function EnrolmentBadge({ state }: { state: EnrolmentState }) {
  const { t } = usePatientT();
  return <StatusBadge colour={COLOURS[state]}>{t(`monitoring:states.${state}`)}</StatusBadge>;
}
