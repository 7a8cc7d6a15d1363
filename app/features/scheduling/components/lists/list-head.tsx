import { useT } from "~/i18n/use-t";
import { shownColumns } from "~/kernel/lists/list-choice";
import { paths } from "~/paths";
import { ListTools, type ListToolsState } from "~/screens/lists/list-tools";
import { Banner } from "~/ui/view/banner";
import { APPOINTMENT_COLUMNS, type AppointmentColumn } from "../../domain/lists/list-columns";
import type { AppointmentListProps } from "./appointment-list-props";
import { useActiveFilters } from "./active-filters";
import { AppointmentFilters, type AppointmentFiltersProps } from "./appointment-filters";

export interface ListNarrowingProps extends AppointmentFiltersProps {
  /** How many patients a search for one found; null where none was searched. */
  patientsFound: number | null;
}

/** As many as a search for a patient finds at most. */
const MOST_PATIENTS = 12;

/** The filters of a list of appointments. */
export function ListNarrowing({ patientsFound, ...filters }: ListNarrowingProps) {
  const { t } = useT();
  return (
    <>
      <AppointmentFilters {...filters} />
      {patientsFound !== null && patientsFound >= MOST_PATIENTS && (
        <Banner tone="info">{t("scheduling:list.manyPatients")}</Banner>
      )}
    </>
  );
}

/** Read when asked for: read with the file, the calendar's script would have to carry this file and the list's tools. */
const choosable = () =>
  (Object.keys(APPOINTMENT_COLUMNS) as AppointmentColumn[]).filter(
    (key): key is Exclude<AppointmentColumn, "actions"> => key !== "actions" && APPOINTMENT_COLUMNS[key] !== "always",
  );

interface AppointmentListToolsProps extends Pick<AppointmentListProps, "list" | "oneType"> {
  tools: ListToolsState;
}

/** How many appointments the list holds; null where that is not counted and there are others than this page shows. */
export function totalOf({ tab, filter, totals, appointments, before, after }: AppointmentListProps["list"]) {
  const isWhole = before === null && after === null;
  // A tab is counted with all of its states.
  if (filter.state !== null) return isWhole ? appointments.length : null;
  return totals.find((each) => each.tab === tab)?.total ?? (isWhole ? appointments.length : null);
}

/** What staff can do with their list of appointments. */
export function AppointmentListTools({ tools, list, oneType }: AppointmentListToolsProps) {
  const { t, format } = useT();
  const { tab, filter, order, appointments, options } = list;
  const total = totalOf(list);
  const chosen = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value ?? undefined]));
  const active = useActiveFilters({ filter: oneType ? { ...filter, type: null } : filter, options });
  return (
    <ListTools
      tools={tools}
      exportHref={paths.appointmentsExport({ ...chosen, order: order ?? undefined, tab, list: tools.list })}
      count={
        total === null
          ? t("lists:shownCount", { total: format.number(appointments.length) })
          : t("lists:inAll", { total: format.number(total) })
      }
      active={active}
      columns={choosable().map((key) => ({ key, header: t(`scheduling:columns.${key}`) }))}
      shown={shownColumns(APPOINTMENT_COLUMNS, tools.columns)}
    />
  );
}
