import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { DataTable, type Column } from "~/ui/view/data-table";
import { Checkbox } from "~/ui/form/checkbox";
import type { Obstacle } from "../../domain/appointments/bulk-answer";
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
  /** Each row leads to its patient's page too, where there is room. */
  opensPatients?: boolean;
  /** Requests that can be chosen: whether they are from the start, and what is in the way of each, by id. */
  choosing?: { chosen: boolean; obstacles: Readonly<Record<string, Obstacle>> };
  /** All are of one patient, whose page it is: each is called by its date and service. */
  ofOnePatient?: boolean;
}

function useColumns({
  view,
  clock,
  opensPatients,
  choosing,
  ofOnePatient,
}: AppointmentTableProps): Column<AppointmentSummary>[] {
  const { t, format } = useT();
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
    cell: (row) => (
      <span className="flex items-center gap-1">
        {choosing && <Choose row={row} {...choosing} />}
        <Lead id={row.id} name={row.patient ? patientName(row.patient) : row.reason} />
        {opensPatients && row.patient && <PatientLink patient={row.patient} />}
      </span>
    ),
  };
  const one: Column<AppointmentSummary> = {
    key: "appointment",
    header: t("scheduling:details.title"),
    lead: true,
    cell: ({ id, startsAt, timeZone, offering: service }) => (
      <Lead id={id} name={[format.date(startsAt, timeZone), service?.name].filter(Boolean).join(", ")} />
    ),
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
    cell: (row) => (
      <span className="flex flex-col items-start gap-1">
        <AppointmentStatus state={row.stateId} />
        <InTheWay obstacle={choosing?.obstacles[row.id]} />
      </span>
    ),
  };
  if (view === "patient") return [provider, when, offering, status];
  return [ofOnePatient ? one : patient, when, provider, offering, status];
}

/** The box that chooses a request; one that has something in its way is not chosen from the start. */
function Choose({
  row,
  chosen,
  obstacles,
}: { row: AppointmentSummary } & NonNullable<AppointmentTableProps["choosing"]>) {
  const { t } = useT();
  const name = row.patient ? patientName(row.patient) : row.reason;
  return (
    <Checkbox
      name="appointmentIds"
      id={`choose-${row.id}`}
      value={row.id}
      defaultChecked={chosen && obstacles[row.id] === undefined}
      label={
        <VisuallyHidden>
          {t("scheduling:requests.select")}: {name}
        </VisuallyHidden>
      }
    />
  );
}

/** What is in the way of confirming a request together with others. */
function InTheWay({ obstacle }: { obstacle: Obstacle | undefined }) {
  const { t } = useT();
  if (obstacle === undefined) return null;
  return (
    <span className="text-sm font-semibold text-warn-text">
      <VisuallyHidden>{t("scheduling:requests.inTheWay")}: </VisuallyHidden>
      {t(`scheduling:requests.why.${obstacle}`)}
    </span>
  );
}

/** The page of the patient of a row, beside the appointment's; a phone has no room for it and finds it there. */
function PatientLink({ patient }: { patient: NonNullable<AppointmentSummary["patient"]> }) {
  const { t } = useT();
  return (
    <TextLink
      href={paths.patient(patient.id)}
      className="inline-flex size-11 shrink-0 items-center justify-center max-computer:hidden"
    >
      <Icon name="person" />
      <VisuallyHidden>
        {t("scheduling:details.openPatient")}: {patientName(patient)}
      </VisuallyHidden>
    </TextLink>
  );
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
export function AppointmentTable(props: AppointmentTableProps) {
  const { caption, appointments } = props;
  const columns = useColumns(props);
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
