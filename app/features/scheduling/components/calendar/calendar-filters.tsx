import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { NativeSelect } from "~/ui/form/native-select";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { CalendarDrop } from "./calendar-toolbar";

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
  const { t, format } = useT();
  const { branchId, departmentId, serviceOfferingId, all } = chosen;
  const narrowed = [branchId, departmentId, serviceOfferingId, all].filter(Boolean).length;
  const select = (
    name: "branchId" | "departmentId" | "serviceOfferingId",
    label: string,
    any: string,
    list: readonly Named[],
  ) => <NativeSelect name={name} label={label} defaultValue={chosen[name] ?? NONE} options={optionsOf(any, list)} />;
  return (
    <CalendarDrop
      icon="filter"
      words={narrowed === 0 ? t("schedule:filter") : `${t("schedule:filter")} (${format.number(narrowed)})`}
    >
      <form method="get" action={action} className="grid gap-4 tablet:grid-cols-3">
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
    </CalendarDrop>
  );
}
