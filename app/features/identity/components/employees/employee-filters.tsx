import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import type { RoleFilter, StatusFilter } from "../../domain/team/employee-filter";

export interface EmployeeFilterValues {
  name: string;
  status: StatusFilter;
  role: RoleFilter;
}

/** What the list is searched and narrowed by. */
export function EmployeeFilters({ filter }: { filter: EmployeeFilterValues }) {
  const { t } = useT();
  const narrowed = filter.name !== "" || filter.status !== "ALL" || filter.role !== "all";
  return (
    <form
      method="get"
      role="search"
      action={paths.employees()}
      className="grid gap-4 tablet:flex tablet:flex-wrap tablet:items-end"
    >
      <div className="min-w-56 grow">
        <TextField name="name" type="search" label={t("employees:list.search")} defaultValue={filter.name} dir="auto" />
      </div>
      <NativeSelect
        name="status"
        label={t("employees:list.status")}
        defaultValue={filter.status}
        options={[
          { value: "ALL", label: t("employees:list.statusAll") },
          { value: "ENABLED", label: t("employees:list.statusEnabled") },
          { value: "DISABLED", label: t("employees:list.statusDisabled") },
        ]}
      />
      <NativeSelect
        name="role"
        label={t("employees:list.role")}
        defaultValue={filter.role}
        options={[
          { value: "all", label: t("employees:list.roleAll") },
          { value: "EMPLOYEE_ADMIN", label: t("employees:list.roleAdmin") },
          { value: "EMPLOYEE_PROVIDER", label: t("employees:list.roleProvider") },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="secondary" icon="search">
          {t("employees:list.show")}
        </Button>
        {narrowed && (
          <LinkButton href={paths.employees()} tone="quiet">
            {t("employees:list.showAll")}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
