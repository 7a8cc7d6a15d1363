import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { EmployeeAction } from "../../domain/team/employee-actions";
import type { EmployeeEntry } from "../../domain/team/employee-entry";
import { employeeName } from "./employee-name";

const LOOKS: Partial<Record<EmployeeAction, "primary" | "secondary" | "quiet">> = {
  approve: "primary",
  enable: "secondary",
  reject: "secondary",
};

/** Whether anything can be done with an employee. */
export const hasActions = ({ actions, canInvite }: EmployeeEntry): boolean => actions.length > 0 || canInvite;

/** What can be done with an employee, each a button of a form that is posted to the list. */
export function EmployeeActions({ employee }: { employee: EmployeeEntry }) {
  const { t } = useT();
  if (!hasActions(employee)) return null;
  // Where all are quiet, their words line up with what is above them.
  const quiet = !employee.canInvite && employee.actions.every((action) => LOOKS[action] === undefined);
  const about = <VisuallyHidden>: {employeeName(t, employee)}</VisuallyHidden>;
  return (
    <form
      method="post"
      action={paths.employees()}
      className={classNames("flex flex-wrap gap-x-2", quiet ? "-ms-3.5" : "gap-y-2")}
    >
      <input type="hidden" name="employeeId" value={employee.id} />
      <input type="hidden" name="version" value={employee.version} />
      {employee.canInvite && (
        <Button type="submit" name="action" value="invite" size="small" tone="secondary" icon="mail">
          {t("employees:actions.invite")}
          {about}
        </Button>
      )}
      {employee.actions.map((action) => (
        <Button key={action} type="submit" name="action" value={action} size="small" tone={LOOKS[action] ?? "quiet"}>
          {t(`employees:actions.${action}`)}
          {about}
        </Button>
      ))}
    </form>
  );
}
