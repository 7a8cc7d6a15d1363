import { useT } from "~/i18n/use-t";
import { phoneText } from "~/kernel/contact/phone-text";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Checkbox } from "~/ui/form/checkbox";
import { Avatar } from "~/ui/view/avatar";
import type { Column } from "~/ui/view/data-table";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { Obstacle } from "../../domain/appointments/bulk-answer";
import { bookingNumber } from "../../domain/booking/booking-number";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { Amount } from "../../domain/lists/amount";
import { ArrivalActions, OtherArrivalActs, type ArrivalPlace } from "../appointments/arrivals/arrival-actions";
import { AppointmentStatus } from "../appointments/appointment-status";
import { AppointmentTime } from "../appointments/appointment-time";
import { patientName, providerName } from "../appointments/person-names";
import { againColumn } from "./book-again";
import { TakeOwed } from "./take-payment";
import type { AppointmentTableProps } from "./appointment-table-props";

/** The columns of appointments, for whom and where they are listed. */
export function useAppointmentColumns({
  view,
  clock,
  opensPatients,
  ofOnePatient,
  past,
  arrivals,
  choosing,
  payments,
  shown,
  sort,
  zoneSaid,
}: AppointmentTableProps & { zoneSaid?: boolean }): Column<AppointmentSummary>[] {
  const { t, format } = useT();
  const extra = useExtraColumns();
  const leads = view === "staff" ? "reader" : "place";
  const when: Column<AppointmentSummary> = {
    key: "when",
    header: t("scheduling:details.when"),
    plain: true,
    sort,
    cell: ({ startsAt, endsAt, timeZone: zone }) => (
      <AppointmentTime {...{ startsAt, endsAt, clock, leads, zone, zoneSaid }} style="line" />
    ),
  };
  const patient: Column<AppointmentSummary> = {
    key: "patient",
    header: t("scheduling:details.patient"),
    lead: true,
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        {choosing && <Choose row={row} {...choosing} />}
        {row.patient && <Avatar name={patientName(row.patient)} colourKey={row.patient.id} size="tiny" />}
        <Lead id={row.id} name={row.patient ? patientName(row.patient) : row.reason} />
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
    plain: true,
    cell: (row) =>
      view === "patient" ? (
        <Lead id={row.id} name={providerName(t, row.employee)} />
      ) : (
        <span className="flex items-center gap-2.5">
          <Avatar
            name={patientName(row.employee)}
            photo={row.employee.photoFileId && paths.photo(row.employee.photoFileId)}
            colourKey={row.employee.id}
            colour={row.employee.colour}
            size="tiny"
          />
          <bdi>{providerName(t, row.employee)}</bdi>
        </span>
      ),
  };
  const offering: Column<AppointmentSummary> = {
    key: "offering",
    header: t("scheduling:details.offering"),
    plain: view === "staff",
    cell: (row) => <Service row={row} inLine={view === "staff"} />,
  };
  const status: Column<AppointmentSummary> = {
    key: "status",
    header: t("scheduling:details.status"),
    cell: (row) => (
      <div
        data-live={`status:${row.id}`}
        className="flex flex-col items-end gap-0.5 leading-tight @min-[42rem]/data-table:items-start"
      >
        <AppointmentStatus state={row.stateId} side={view} arrival={row.arrival} now={arrivals?.now} />
        <InTheWay obstacle={choosing?.obstacles[row.id]} />
        <Due amount={payments?.owed[row.id]} />
      </div>
    ),
  };
  if (view === "patient")
    return [provider, when, offering, status, ...(past ? [againColumn(t("common:rowActions"))] : [])];
  const actions: Column<AppointmentSummary> = {
    key: "actions",
    header: t("common:rowActions"),
    actions: true,
    align: "end",
    cell: (row) => (
      <div
        data-live={`acts:${row.id}`}
        className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 max-tablet:justify-start large:flex-nowrap"
      >
        {choosing && row.patient && row.stateId === APPOINTMENT_STATE.NEW && (
          <ConfirmOne id={row.id} name={patientName(row.patient)} form={choosing.confirmForm} />
        )}
        {arrivals && row.patient && (
          <ArrivalActions appointment={row} name={patientName(row.patient)} {...arrivals} compact menuElsewhere />
        )}
        {row.patient && payments && <TakeOwed id={row.id} name={patientName(row.patient)} {...payments} />}
        <Actions {...{ row, arrivals }} opensPatient={opensPatients?.includes(row.id) === true} />
      </div>
    ),
  };
  if (ofOnePatient) return [one, when, provider, offering, status];
  const all = [patient, when, provider, offering, status, ...extra, actions];
  return shown ? all.filter(({ key }) => shown.includes(key)) : [patient, when, provider, offering, status, actions];
}

/** What for and where: one below the other in a table; in staff's narrow rows side by side. */
function Service({ row, inLine }: { row: AppointmentSummary; inLine: boolean }) {
  const { t } = useT();
  return (
    <span
      className={
        inLine
          ? "flex flex-wrap items-baseline gap-x-2 leading-tight @min-[42rem]/data-table:flex-col @min-[42rem]/data-table:items-start"
          : "flex flex-col leading-tight"
      }
    >
      <bdi className="@min-[42rem]/data-table:whitespace-nowrap">{row.offering?.name}</bdi>
      <span className="text-sm text-muted">
        {row.type === "video" ? t("common:consultationTypes.video") : row.branch.name}
      </span>
    </span>
  );
}

/** What staff may add to their lists. */
function useExtraColumns(): Column<AppointmentSummary>[] {
  const { t, format } = useT();
  return [
    {
      key: "phone",
      header: t("scheduling:columns.phone"),
      plain: true,
      cell: ({ patient }) => patient?.phone && <bdi dir="ltr">{phoneText(patient)}</bdi>,
    },
    {
      key: "email",
      header: t("scheduling:columns.email"),
      plain: true,
      cell: ({ patient }) => patient?.email && <bdi className="wrap-anywhere">{patient.email}</bdi>,
    },
    { key: "branch", header: t("scheduling:columns.branch"), plain: true, cell: ({ branch }) => branch.name },
    { key: "reason", header: t("scheduling:columns.reason"), cell: ({ reason }) => reason },
    {
      key: "reference",
      header: t("scheduling:columns.reference"),
      cell: ({ id }) => <bdi dir="ltr">{bookingNumber(id)}</bdi>,
    },
    {
      key: "booked",
      header: t("scheduling:columns.booked"),
      cell: ({ createdAt, timeZone }) => format.date(createdAt, timeZone),
    },
  ];
}

/** The box that chooses a request; one that has something in its way is not chosen from the start. */
export function Choose({
  row,
  chosen,
  obstacles,
}: { row: AppointmentSummary } & Omit<NonNullable<AppointmentTableProps["choosing"]>, "confirmForm">) {
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
export function InTheWay({ obstacle }: { obstacle: Obstacle | undefined }) {
  const { t } = useT();
  if (obstacle === undefined) return null;
  return (
    <span className="text-sm font-semibold text-warn-text">
      <VisuallyHidden>{t("scheduling:requests.inTheWay")}: </VisuallyHidden>
      {t(`scheduling:requests.why.${obstacle}`)}
    </span>
  );
}

/** What is not paid of an appointment that took place. */
function Due({ amount }: { amount: Amount | undefined }) {
  const { t, format } = useT();
  if (!amount) return null;
  return (
    <span className="text-sm text-warn-text">
      {t("scheduling:unpaid.due", { amount: format.money(amount.amountMinor, amount.currencyCode) })}
    </span>
  );
}

/** Confirms one request by itself, as its row on the home page does. */
function ConfirmOne({ id, name, form }: { id: string; name: string; form: string }) {
  const { t } = useT();
  return (
    <Button
      type="submit"
      form={form}
      name="appointmentId"
      value={id}
      size="small"
      tone="secondary"
      className="min-h-8! px-2.5! pointer-coarse:min-h-11!"
    >
      {t("scheduling:actions.confirm")}
      <VisuallyHidden>, {name}</VisuallyHidden>
    </Button>
  );
}

interface ActionsProps {
  row: AppointmentSummary;
  opensPatient: boolean;
  arrivals: ArrivalPlace | undefined;
}

/** All else that can be done with an appointment of a list, and the ways on: to it, its patient, their telephone. */
function Actions({ row, opensPatient, arrivals }: ActionsProps) {
  const { t } = useT();
  const { id, patient, reason } = row;
  const name = patient ? patientName(patient) : reason;
  return (
    <RowMenu label={t("common:rowActions")} about={name} id={`row-menu-${id}`}>
      {arrivals && patient && <OtherArrivalActs appointment={row} name={name} {...arrivals} />}
      <RowMenuLink href={paths.appointment(id)} icon="arrow-end">
        {t("common:actions.view")}
      </RowMenuLink>
      {opensPatient && patient && (
        <RowMenuLink href={paths.patient(patient.id)} icon="person">
          {t("scheduling:details.openPatient")}
        </RowMenuLink>
      )}
      {patient && patient.phone !== "" && (
        <RowMenuLink href={`tel:+${patient.phoneCallingCode}${patient.phone}`} icon="phone">
          {t("common:call")}
        </RowMenuLink>
      )}
    </RowMenu>
  );
}

function Lead({ id, name }: { id: string; name: string }) {
  const { t } = useT();
  return (
    <TextLink
      href={paths.appointment(id)}
      className="inline-flex min-h-8 items-center font-semibold pointer-coarse:min-h-11"
    >
      <bdi>{name}</bdi>
      <VisuallyHidden>, {t("common:actions.view")}</VisuallyHidden>
    </TextLink>
  );
}
