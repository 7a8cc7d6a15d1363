import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { AppointmentStatus } from "../appointments/appointment-status";
import { AppointmentTime } from "../appointments/appointment-time";
import { patientName, providerName } from "../appointments/person-names";

export interface AppointmentTableProps {
  caption: string;
  view: "staff" | "patient";
  appointments: readonly AppointmentSummary[];
  clock: ReaderClock;
}

function useColumns(view: "staff" | "patient", clock: ReaderClock): Column<AppointmentSummary>[] {
  const { t } = useT();
  const when: Column<AppointmentSummary> = {
    key: "when",
    header: t("scheduling:details.when"),
    cell: ({ startsAt, endsAt, timeZone }) => (
      <AppointmentTime {...{ startsAt, endsAt, clock }} zone={timeZone} style="line" />
    ),
  };
  const patient: Column<AppointmentSummary> = {
    key: "patient",
    header: t("scheduling:details.patient"),
    lead: true,
    cell: (row) => <Lead id={row.id} name={row.patient ? patientName(row.patient) : row.reason} />,
  };
  const provider: Column<AppointmentSummary> = {
    key: "provider",
    header: t("scheduling:details.provider"),
    lead: view === "patient",
    cell: (row) =>
      view === "patient" ? <Lead id={row.id} name={providerName(t, row.employee)} /> : providerName(t, row.employee),
  };
  const offering: Column<AppointmentSummary> = {
    key: "offering",
    header: t("scheduling:details.offering"),
    cell: (row) => (
      <span className="flex flex-col">
        <bdi>{row.offering?.name}</bdi>
        <span className="text-sm text-muted">
          {row.type === "video" ? t("common:consultationTypes.video") : row.branch.name}
        </span>
      </span>
    ),
  };
  const status: Column<AppointmentSummary> = {
    key: "status",
    header: t("scheduling:details.status"),
    cell: (row) => <AppointmentStatus state={row.stateId} />,
  };
  return view === "patient" ? [provider, when, offering, status] : [patient, when, provider, offering, status];
}

function Lead({ id, name }: { id: string; name: string }) {
  const { t } = useT();
  return (
    <TextLink href={paths.appointment(id)} className="inline-flex min-h-11 items-center font-semibold">
      <bdi>{name}</bdi>
      <VisuallyHidden>, {t("common:actions.view")}</VisuallyHidden>
    </TextLink>
  );
}

/** Appointments, one a row; cards on a phone. */
export function AppointmentTable({ caption, view, appointments, clock }: AppointmentTableProps) {
  const columns = useColumns(view, clock);
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
