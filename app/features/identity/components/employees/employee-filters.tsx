import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { ListFilter } from "~/screens/lists/list-filter";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import type { RoleFilter, StatusFilter } from "../../domain/team/employee-filter";

export interface EmployeeFilterValues {
  name: string;
  status: StatusFilter;
  role: RoleFilter;
}

/** What the list is searched and narrowed by. */
export function EmployeeFilters({ filter, order }: { filter: EmployeeFilterValues; order: string | null }) {
  const { t } = useT();
  const narrowed = filter.name !== "" || filter.status !== "ALL" || filter.role !== "all";
  return (
    <ListFilter
      action={paths.employees()}
      kept={{ order: order === "descending" ? order : undefined }}
      clearHref={narrowed ? paths.employees() : null}
      search={
        <TextField name="name" type="search" label={t("employees:list.search")} defaultValue={filter.name} dir="auto" />
      }
    >
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
    </ListFilter>
  );
}
