import { useT } from "~/i18n/use-t";
import { shownColumns } from "~/kernel/lists/list-choice";
import { ListTools, type ListToolsState } from "~/screens/lists/list-tools";
import { Icon } from "~/ui/base/icon";
import { Banner } from "~/ui/view/banner";
import { APPOINTMENT_COLUMNS, type AppointmentColumn } from "../../domain/lists/list-columns";
import { AppointmentFilters, type AppointmentFiltersProps } from "./appointment-filters";

export interface ListNarrowingProps extends AppointmentFiltersProps {
  /** Whether the list is narrowed. */
  narrowed: boolean;
  /** How many patients a search for one found; null where none was searched. */
  patientsFound: number | null;
}

/** As many as a search for a patient finds at most. */
const MOST_PATIENTS = 12;

/** The filters of a list of appointments, open where it is narrowed. */
export function ListNarrowing({ narrowed, patientsFound, ...filters }: ListNarrowingProps) {
  const { t } = useT();
  return (
    <>
      <details open={narrowed} className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md pe-3 font-medium text-brand-text">
          <Icon name="filter" />
          {t("lists:filter")}
        </summary>
        <div className="pt-3">
          <AppointmentFilters {...filters} />
        </div>
      </details>
      {patientsFound !== null && patientsFound >= MOST_PATIENTS && (
        <Banner tone="info">{t("scheduling:list.manyPatients")}</Banner>
      )}
    </>
  );
}

const choosable = (Object.keys(APPOINTMENT_COLUMNS) as AppointmentColumn[]).filter(
  (key): key is Exclude<AppointmentColumn, "actions"> => key !== "actions" && APPOINTMENT_COLUMNS[key] !== "always",
);

/** What staff can do with their list of appointments. */
export function AppointmentListTools({ tools, exportHref }: { tools: ListToolsState; exportHref: string }) {
  const { t } = useT();
  return (
    <ListTools
      {...{ tools, exportHref }}
      columns={choosable.map((key) => ({ key, header: t(`scheduling:columns.${key}`) }))}
      shown={shownColumns(APPOINTMENT_COLUMNS, tools.columns)}
    />
  );
}
