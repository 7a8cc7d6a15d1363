import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { ArrivalPlace } from "../appointments/arrivals/arrival-actions";
import { AppointmentStatus } from "../appointments/appointment-status";
import { AppointmentTable } from "./appointment-table";
import { AppointmentTime } from "../appointments/appointment-time";
import { patientName, providerName } from "../appointments/person-names";

/** The appointments of today, in their order. */
export function TodaysAppointments({
  appointments,
  clock,
  opensPatients,
  arrivals,
}: {
  appointments: readonly AppointmentSummary[];
  clock: ReaderClock;
  /** Whether the reader may open patients' pages. */
  opensPatients: boolean;
  arrivals: ArrivalPlace;
}) {
  const { t } = useT();
  if (appointments.length === 0) {
    return (
      <Card title={t("home:staff.today")} padding="flush">
        <EmptyState
          level={3}
          title={t("home:staff.nothingToday")}
          action={
            <LinkButton href={paths.bookingPanel()} tone="secondary" icon="plus">
              {t("scheduling:list.set")}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <section aria-labelledby="today" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="today" className="text-xl font-semibold">
          {t("home:staff.today")}
        </h2>
        <Cluster>
          <TextLink href={paths.deskBoard()} className="inline-flex min-h-11 items-center">
            {t("arrivals:board.link")}
          </TextLink>
          <TextLink href={paths.appointments()} className="inline-flex min-h-11 items-center">
            {t("home:staff.seeAll")}
          </TextLink>
        </Cluster>
      </div>
      <AppointmentTable
        caption={t("home:staff.today")}
        view="staff"
        {...{ appointments, clock, opensPatients, arrivals }}
      />
    </section>
  );
}

/** Requests that wait for the clinic's answer; each can be confirmed where it stands. */
export function NewRequests({
  appointments,
  total,
  clock,
}: {
  appointments: readonly AppointmentSummary[];
  total: number;
  clock: ReaderClock;
}) {
  const { t } = useT();
  if (appointments.length === 0) return null;
  return (
    <Card
      title={t("home:staff.newRequests", { count: total })}
      padding="flush"
      actions={
        <TextLink href={paths.appointments({ tab: "new" })} className="inline-flex min-h-11 items-center">
          {t("home:staff.seeAll")}
        </TextLink>
      }
    >
      <ul className="divide-y divide-line border-t border-line">
        {appointments.map((appointment) => (
          <li
            key={appointment.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 tablet:px-6"
          >
            <div className="min-w-0">
              <TextLink
                href={paths.appointment(appointment.id)}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                <bdi>{appointment.patient ? patientName(appointment.patient) : ""}</bdi>
              </TextLink>
              <AppointmentTime
                startsAt={appointment.startsAt}
                endsAt={appointment.endsAt}
                zone={appointment.timeZone}
                clock={clock}
                style="row"
              />
              <p className="text-sm text-muted">
                {[providerName(t, appointment.employee), appointment.offering?.name].filter(Boolean).join(" · ")}
              </p>
            </div>
            <form method="post" action={paths.appointment(appointment.id)}>
              <input type="hidden" name="intent" value="confirm" />
              <Button type="submit" size="small" tone="secondary" icon="check">
                {t("scheduling:actions.confirm")}
                <span className="sr-only"> {appointment.patient ? patientName(appointment.patient) : ""}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A patient's next appointment, and what to do about it. */
export function NextAppointment({
  appointment,
  clock,
}: {
  appointment: AppointmentSummary | undefined;
  clock: ReaderClock;
}) {
  const { t } = useT();
  if (!appointment) {
    return (
      <Card padding="flush">
        <EmptyState
          title={t("home:patient.noAppointment")}
          action={
            <LinkButton href={paths.booking()} icon="plus">
              {t("home:patient.bookNow")}
            </LinkButton>
          }
        >
          {t("home:patient.noAppointmentText")}
        </EmptyState>
      </Card>
    );
  }
  const { startsAt, endsAt, timeZone, employee, offering, stateId, type, branch } = appointment;
  return (
    <Card title={t("home:patient.nextAppointment")} tone="brand">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="flex flex-col gap-2">
          <div>
            <AppointmentStatus state={stateId} />
          </div>
          <p className="text-xl font-semibold">
            <AppointmentTime {...{ startsAt, endsAt, clock }} zone={timeZone} />
          </p>
          <p>
            {[providerName(t, employee), offering?.name, type === "video" ? null : branch.name]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <LinkButton href={paths.appointment(appointment.id)} iconEnd="arrow-end">
          {t("common:actions.view")}
        </LinkButton>
      </div>
    </Card>
  );
}
