import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import type { DoneView } from "../../domain/team/employee-done";
import { titledName } from "~/i18n/titled-name";

/** Says what was done to whom, and takes it back on one press where that can be. */
export function EmployeeDone({ done }: { done: DoneView | null }) {
  const { t } = useT();
  if (!done) return null;
  const undo = done.undo && (
    <form method="post" action={paths.employees()}>
      <input type="hidden" name="employeeId" value={done.person.id} />
      <input type="hidden" name="version" value={done.person.version} />
      {done.wasEnabled && <input type="hidden" name="enabled" value="on" />}
      <Button type="submit" name="action" value={done.undo} tone="secondary" size="small" icon="undo">
        {t("common:actions.undo")}
      </Button>
    </form>
  );
  return (
    <Banner
      tone="good"
      live
      title={t(`employees:done.${done.what}`, { name: titledName(t, done.person) })}
      action={undo || undefined}
    />
  );
}
