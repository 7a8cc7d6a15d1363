import { DataTable } from "~/ui/view/data-table";
import { useAppointmentColumns } from "./appointment-columns";
import type { AppointmentTableProps } from "./appointment-table-props";

/** Appointments, one a row; cards on a phone. */
export function AppointmentTable(props: AppointmentTableProps) {
  const { caption, appointments } = props;
  const columns = useAppointmentColumns(props);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={appointments}
      rowKey={(row) => row.id}
      rowData={({ id, startsAt }) => ({ "data-key": id, "data-starts-at": startsAt })}
    />
  );
}
