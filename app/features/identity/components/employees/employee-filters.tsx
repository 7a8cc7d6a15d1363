import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ActiveFilter } from "~/screens/lists/active-filters";
import { ListFilter } from "~/screens/lists/list-filter";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import type { RoleFilter, StatusFilter } from "../../domain/team/employee-filter";

const STATUS_WORDS = {
  ALL: "employees:list.statusAll",
  ENABLED: "employees:list.statusEnabled",
  DISABLED: "employees:list.statusDisabled",
} as const satisfies Record<StatusFilter, string>;
const ROLE_WORDS = {
  all: "employees:list.roleAll",
  EMPLOYEE_ADMIN: "employees:list.roleAdmin",
  EMPLOYEE_PROVIDER: "employees:list.roleProvider",
} as const satisfies Record<RoleFilter, string>;

export interface EmployeeFilterValues {
  name: string;
  status: StatusFilter;
  role: RoleFilter;
}

/** What the list is searched and narrowed by. */
export function EmployeeFilters({ filter, order }: { filter: EmployeeFilterValues; order: string | null }) {
  const { t } = useT();
  return (
    <ListFilter
      action={paths.employees()}
      kept={{ order: order === "descending" ? order : undefined }}
      clearHref={null}
      search={
        <TextField name="name" type="search" label={t("employees:list.search")} defaultValue={filter.name} dir="auto" />
      }
    >
      <NativeSelect
        name="status"
        label={t("employees:list.status")}
        defaultValue={filter.status}
        options={Object.entries(STATUS_WORDS).map(([value, key]) => ({ value, label: t(key) }))}
      />
      <NativeSelect
        name="role"
        label={t("employees:list.role")}
        defaultValue={filter.role}
        options={Object.entries(ROLE_WORDS).map(([value, key]) => ({ value, label: t(key) }))}
      />
    </ListFilter>
  );
}

/** What the list is narrowed by, each in words. */
export function useActiveFilters({ name, status, role }: EmployeeFilterValues): ActiveFilter[] {
  const { t } = useT();
  const words = {
    name: name && `“${name}”`,
    status: status !== "ALL" && t(STATUS_WORDS[status]),
    role: role !== "all" && t(ROLE_WORDS[role]),
  };
  return Object.entries(words).flatMap(([param, text]) => (text ? [{ param, words: text }] : []));
}
