import { useT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { EmployeeState } from "../../domain/team/employee-state";

const COLOURS: Readonly<Record<EmployeeState, StatusColour>> = {
  active: "green",
  invited: "light-blue",
  waiting: "orange",
  rejected: "light-grey",
  disabled: "light-grey",
  deleted: "dark-grey",
};

/** How an employee stands, in a word. */
export function EmployeeStateBadge({ state }: { state: EmployeeState }) {
  const { t } = useT();
  return <StatusBadge colour={COLOURS[state]}>{t(`employees:states.${state}`)}</StatusBadge>;
}
