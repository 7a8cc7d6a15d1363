import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { Checkbox } from "~/ui/form/checkbox";
import { NativeSelect } from "~/ui/form/native-select";
import { HiddenFields } from "~/ui/form/hidden-fields";

interface Named {
  id: string;
  name: string;
}

export interface CalendarFiltersProps {
  action: string;
  clearHref: string;
  /** What the form carries on: the view and the day. */
  kept: Record<string, string | undefined>;
  chosen: {
    branchId: string | null;
    departmentId: string | null;
    serviceOfferingId: string | null;
    all: boolean;
  };
  options: {
    branches: readonly Named[];
    departments: readonly Named[];
    offerings: readonly Named[];
  };
}

const NONE = "-1";
const optionsOf = (all: string, list: readonly Named[]) => [
  { value: NONE, label: all },
  ...list.map(({ id, name }) => ({ value: id, label: name })),
];

/** What the calendar is narrowed by; -1 stands for no selection. */
export function CalendarFilters({ action, clearHref, kept, chosen, options }: CalendarFiltersProps) {
  const { t } = useT();
  const { branchId, departmentId, serviceOfferingId, all } = chosen;
  const narrowed = [branchId, departmentId, serviceOfferingId].some(Boolean) || all;
  const select = (
    name: "branchId" | "departmentId" | "serviceOfferingId",
    label: string,
    any: string,
    list: readonly Named[],
  ) => <NativeSelect name={name} label={label} defaultValue={chosen[name] ?? NONE} options={optionsOf(any, list)} />;
  return (
    <details open={narrowed} className="group print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md pe-3 font-medium text-brand-text">
        <Icon name="filter" />
        {t("schedule:filter")}
      </summary>
      <form method="get" action={action} className="grid gap-4 pt-3 tablet:grid-cols-3">
        <HiddenFields fields={kept} />
        {options.branches.length > 1 &&
          select("branchId", t("scheduling:details.branch"), t("scheduling:list.allBranches"), options.branches)}
        {options.departments.length > 0 &&
          select("departmentId", t("schedule:department"), t("schedule:allDepartments"), options.departments)}
        {options.offerings.length > 0 &&
          select("serviceOfferingId", t("scheduling:details.offering"), t("schedule:allOfferings"), options.offerings)}
        <div className="tablet:col-span-full">
          <Checkbox name="all" label={t("schedule:all")} defaultChecked={all} />
        </div>
        <div className="flex flex-wrap gap-3 tablet:col-span-full">
          <Button type="submit" tone="secondary" icon="filter">
            {t("schedule:apply")}
          </Button>
          <LinkButton href={clearHref} tone="quiet">
            {t("common:actions.clear")}
          </LinkButton>
        </div>
      </form>
    </details>
  );
}
