import { useT } from "~/i18n/use-t";
import { DataTable } from "~/ui/view/data-table";
import { placeZoneSaidOnce } from "../../domain/lists/zone-said-once";
import { useAppointmentColumns } from "./appointment-columns";
import type { AppointmentTableProps } from "./appointment-table-props";

/** Appointments, one a row; cards on a phone. */
export function AppointmentTable(props: AppointmentTableProps) {
  const { caption, appointments } = props;
  const { t, format } = useT();
  const { view, clock } = props;
  const once =
    view === "staff"
      ? placeZoneSaidOnce(
          appointments,
          ({ startsAt, timeZone }) => format.timeInPlace(startsAt, timeZone, clock.zone).differs,
        )
      : null;
  const columns = useAppointmentColumns({ ...props, zoneSaid: once !== null });
  return (
    <>
      {once !== null && (
        <p className="-mt-2 text-sm text-muted">
          {t("scheduling:list.timesThere", { zone: format.zoneName(once, appointments[0]?.startsAt ?? 0) })}
        </p>
      )}
      <DataTable
        caption={caption}
        columns={columns}
        rows={appointments}
        rowKey={(row) => row.id}
        rowData={({ id, startsAt }) => ({ "data-key": id, "data-starts-at": startsAt })}
      />
    </>
  );
}
