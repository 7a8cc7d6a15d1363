import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { classNames } from "~/ui/base/class-names";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { EmployeeAction } from "../../domain/team/employee-actions";
import type { EmployeeEntry } from "../../domain/team/employee-entry";
import { titledName } from "~/i18n/titled-name";

const LOOKS: Partial<Record<EmployeeAction, "primary" | "secondary" | "quiet">> = {
  approve: "primary",
  enable: "secondary",
  reject: "secondary",
};

/** Whether anything can be done with an employee. */
export const hasActions = ({ actions, canInvite }: EmployeeEntry): boolean => actions.length > 0 || canInvite;

interface EmployeeActionsProps {
  employee: EmployeeEntry;
  /** In a list: what is seldom done stands in the row's menu, after the ways on from the row. */
  inRow?: boolean;
}

/** What can be done with an employee, each a button of a form that is posted to the list. */
export function EmployeeActions({ employee, inRow }: EmployeeActionsProps) {
  const { t } = useT();
  if (!hasActions(employee) && !inRow) return null;
  const seldom = (action: EmployeeAction) => inRow === true && LOOKS[action] === undefined;
  const shown = employee.actions.filter((action) => !seldom(action));
  // Where all are quiet, their words line up with what is above them.
  const quiet = !inRow && !employee.canInvite && shown.every((action) => LOOKS[action] === undefined);
  const about = <VisuallyHidden>: {titledName(t, employee)}</VisuallyHidden>;
  return (
    <form
      method="post"
      action={paths.employees()}
      className={classNames(
        "flex flex-wrap gap-x-2",
        quiet ? "-ms-3.5" : "gap-y-2",
        inRow && "items-center justify-end",
      )}
    >
      <input type="hidden" name="employeeId" value={employee.id} />
      <input type="hidden" name="version" value={employee.version} />
      {employee.canInvite && (
        <Button type="submit" name="action" value="invite" size="small" tone="secondary" icon="mail">
          {t("employees:actions.invite")}
          {about}
        </Button>
      )}
      {shown.map((action) => (
        <Button key={action} type="submit" name="action" value={action} size="small" tone={LOOKS[action] ?? "quiet"}>
          {t(`employees:actions.${action}`)}
          {about}
        </Button>
      ))}
      {inRow && <Menu employee={employee} actions={employee.actions.filter(seldom)} />}
    </form>
  );
}

/** The menu of a row of the team: the pages about somebody, and what is seldom done with them. */
function Menu({ employee, actions }: { employee: EmployeeEntry; actions: readonly EmployeeAction[] }) {
  const { t } = useT();
  const name = titledName(t, employee);
  return (
    <RowMenu label={t("common:rowActions")} about={name}>
      <RowMenuLink href={paths.employeeSettings(employee.id)} icon="person">
        {t("common:actions.view")}
      </RowMenuLink>
      <RowMenuLink href={paths.employeeEdit(employee.id)} icon="edit">
        {t("common:actions.edit")}
      </RowMenuLink>
      {actions.map((action) => (
        <li key={action}>
          <button type="submit" name="action" value={action}>
            {t(`employees:actions.${action}`)}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </button>
        </li>
      ))}
    </RowMenu>
  );
}
