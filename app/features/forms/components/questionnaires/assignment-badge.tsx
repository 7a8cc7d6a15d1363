import { usePatientT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { AssignmentState } from "../../domain/questionnaires/assignment-states";

const COLOURS: Readonly<Record<AssignmentState, StatusColour>> = {
  ASSIGNED: "light-blue",
  STARTED: "light-blue",
  OVERDUE: "orange",
  SUBMITTED: "green",
  REVIEWED: "dark-grey",
  WITHDRAWN: "light-grey",
};

/** How far a patient has come with a questionnaire, in words. */
export function AssignmentBadge({ state }: { state: AssignmentState }) {
  const { t } = usePatientT();
  return <StatusBadge colour={COLOURS[state]}>{t(`questionnaires:states.${state}`)}</StatusBadge>;
}
