import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { DataTable, type Column } from "~/ui/view/data-table";
import { kindOfOffering } from "../../domain/appointments/appointment-kind";
import { zonedTime } from "../appointments/clock-time";
import { patientName, providerName } from "../appointments/person-names";

export interface WaitingTableRow {
  id: string;
  state: "WAITING" | "OFFERED";
  createdAt: number;
  toDay: string;
  patientFirstName: string;
  patientLastName: string;
  patientId: string;
  appointmentId: string | null;
  serviceOfferingId: string;
  branchId: string;
  employeeId: string | null;
  sessionStartsAt: number | null;
  offeringName: string;
  offeringsType: string;
  branchName: string;
  timeZone: string;
  employeeTitle: number | null;
  employeeFirstName: string | null;
  employeeLastName: string | null;
  offeredStartsAt: number | null;
  offerExpiresAt: number | null;
}

const nameOf = (row: WaitingTableRow) =>
  patientName({ firstName: row.patientFirstName, lastName: row.patientLastName });

/** Who waits for what, since when, and what they are offered; each can be taken off on one press. */
export function WaitingTable({ view, rows }: { view: "staff" | "patient"; rows: readonly WaitingTableRow[] }) {
  const { t, format } = usePatientT();
  const columns: (Column<WaitingTableRow> | false)[] = [
    view === "staff" && {
      key: "patient",
      header: t("appointment-kinds:waiting.patient"),
      lead: true,
      cell: (row) => <bdi className="font-semibold">{nameOf(row)}</bdi>,
    },
    {
      key: "what",
      header: t("appointment-kinds:waiting.what"),
      lead: view === "patient",
      cell: (row) => <What row={row} />,
    },
    {
      key: "since",
      header: t("appointment-kinds:waiting.since"),
      cell: ({ createdAt, timeZone }) => format.date(createdAt, timeZone, "short"),
    },
    {
      key: "until",
      header: t("appointment-kinds:waiting.until"),
      cell: ({ toDay }) => format.plainDate(toDay, "short"),
    },
    { key: "state", header: t("appointment-kinds:waiting.state"), cell: (row) => <State row={row} /> },
    {
      key: "actions",
      header: t("scheduling:actions.label"),
      actions: true,
      cell: (row) => (
        <div className="flex flex-wrap items-center gap-x-2">
          {view === "staff" && <Book row={row} />}
          <Leave row={row} view={view} />
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption={t(view === "staff" ? "appointment-kinds:waiting.caption" : "appointment-kinds:waiting.captionMine")}
      columns={columns.filter((column) => column !== false)}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

function What({ row }: { row: WaitingTableRow }) {
  const { t, format } = usePatientT();
  const { employeeTitle: title, employeeFirstName: firstName, employeeLastName: lastName, sessionStartsAt } = row;
  const named = title !== null && firstName !== null && lastName !== null;
  const whom = named ? providerName(t, { title, firstName, lastName }) : t("appointment-kinds:waiting.anyone");
  return (
    <span className="flex flex-col">
      {row.appointmentId === null ? (
        <bdi>{row.offeringName}</bdi>
      ) : (
        <TextLink href={paths.appointment(row.appointmentId)} className="inline-flex min-h-11 items-center self-start">
          <bdi>{row.offeringName}</bdi>
        </TextLink>
      )}
      <span className="text-sm text-muted">
        <bdi>{whom}</bdi>
        {", "}
        <bdi>
          {kindOfOffering(row.offeringsType) === "video" ? t("common:consultationTypes.video") : row.branchName}
        </bdi>
      </span>
      {sessionStartsAt !== null && (
        <span className="text-sm text-muted">
          {t("appointment-kinds:waiting.seatOf", { time: format.dateTime(sessionStartsAt, row.timeZone, "medium") })}
        </span>
      )}
    </span>
  );
}

function State({ row: { state, offeredStartsAt, offerExpiresAt, timeZone } }: { row: WaitingTableRow }) {
  const words = usePatientT();
  const { t, format } = words;
  return (
    <span className="flex flex-col">
      {t(`appointment-kinds:waiting.states.${state}`)}
      {state === "OFFERED" && offeredStartsAt !== null && offerExpiresAt !== null && (
        <span className="text-sm text-muted">
          {t("appointment-kinds:waiting.offeredUntil", {
            time: format.dateTime(offeredStartsAt, timeZone, "medium"),
            until: zonedTime(words, offerExpiresAt, timeZone),
          })}
        </span>
      )}
    </span>
  );
}

/** Staff who have found a time book it from here: an earlier one for an appointment, or what is waited for. */
function Book({ row }: { row: WaitingTableRow }) {
  const { t } = usePatientT();
  const { appointmentId, patientId: patient, serviceOfferingId: service, branchId: place } = row;
  const panel = {
    patient,
    service,
    place,
    provider: row.employeeId ?? undefined,
    at: row.sessionStartsAt ?? undefined,
  };
  const [href, words] =
    appointmentId === null
      ? ([paths.bookingPanel({ ...panel, waiting: row.id }), "scheduling:actions.book"] as const)
      : ([paths.appointmentEdit(appointmentId), "scheduling:actions.reschedule"] as const);
  return (
    <LinkButton href={href} tone="secondary" size="small">
      {t(words)}
      <VisuallyHidden>, {nameOf(row)}</VisuallyHidden>
    </LinkButton>
  );
}

function Leave({ row, view }: { row: WaitingTableRow; view: "staff" | "patient" }) {
  const { t } = usePatientT();
  return (
    <form method="post" action={paths.waitingList()}>
      <input type="hidden" name="waitingId" value={row.id} />
      <AskFirst tone="quiet" size="small" question={t("common:sure")} text={t("appointment-kinds:waiting.leaveText")}>
        {view === "patient" ? (
          t("appointment-kinds:waiting.leave")
        ) : (
          <>
            <span aria-hidden="true">{t("appointment-kinds:waiting.remove")}</span>
            <VisuallyHidden>{t("appointment-kinds:waiting.removeOf", { name: nameOf(row) })}</VisuallyHidden>
          </>
        )}
      </AskFirst>
    </form>
  );
}
