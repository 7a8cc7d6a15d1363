import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { ChoiceCard } from "~/ui/action/choice-card";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Card } from "~/ui/view/card";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { isFinished } from "../../domain/appointments/own-next-step";
import { AppointmentStatus } from "../appointments/appointment-status";
import { providerName } from "../appointments/person-names";
import { zoneSaidOnce } from "../../domain/lists/zone-said-once";

interface OwnAppointmentsProps {
  appointments: readonly AppointmentSummary[];
  clock: ReaderClock;
}

/** What else a patient has to come: each with its time, by the clock of its place. */
export function ComingAppointments({ appointments, clock }: OwnAppointmentsProps) {
  const { t } = usePatientT();
  if (appointments.length === 0) return null;
  return (
    <Rows title={t("home:patient.later")} all={paths.appointments()} dated="short" {...{ appointments, clock }}>
      {(appointment) => (
        <>
          <AppointmentStatus state={appointment.stateId} side="patient" />
          <Act href={paths.appointment(appointment.id)} appointment={appointment}>
            {t("common:actions.view")}
          </Act>
        </>
      )}
    </Rows>
  );
}

interface PastAppointmentsProps extends OwnAppointmentsProps {
  /** Where the summary of each is read, by its id. */
  summaries: Readonly<Record<string, string>>;
  /** Whether the reader may see what was paid. */
  seesMoney: boolean;
}

/** What a patient came for: the summary, the receipt, and the way to book it once more. */
export function PastAppointments({ appointments, clock, summaries, seesMoney }: PastAppointmentsProps) {
  const { t } = usePatientT();
  if (appointments.length === 0) return null;
  const offered = new Set(lastEach(appointments).map(keyOf));
  return (
    <Rows
      title={t("home:patient.past")}
      all={paths.appointments({ tab: "past" })}
      dated="medium"
      {...{ appointments, clock }}
    >
      {(appointment) => {
        const { id, stateId, paidOnlineAt, paidAtClinicAt } = appointment;
        const summary = summaries[id];
        return (
          <>
            {!isFinished(appointment) && <AppointmentStatus state={stateId} side="patient" />}
            {summary && (
              <Act href={summary} appointment={appointment}>
                {t("home:patient.summary")}
              </Act>
            )}
            {seesMoney && (paidOnlineAt ?? paidAtClinicAt) !== null && (
              <Act href={paths.paymentView(id)} appointment={appointment}>
                {t("home:patient.receipt")}
              </Act>
            )}
            {!offered.has(keyOf(appointment)) && (
              <Act href={paths.bookAgain(appointment)} appointment={appointment}>
                {t("home:patient.bookAgain")}
              </Act>
            )}
          </>
        );
      }}
    </Rows>
  );
}

/** Home shows what is near; all of them have a page. */
const MOST_ROWS = 3;

interface RowsProps extends OwnAppointmentsProps {
  title: string;
  /** Where all of them are. */
  all: string;
  /** Of what is soon the weekday says more than the year. */
  dated: "short" | "medium";
  children: (appointment: AppointmentSummary) => ReactNode;
}

function Rows({ title, all, appointments, clock, dated, children }: RowsProps) {
  const { t, format } = usePatientT();
  const once = zoneSaidOnce(appointments, clock);
  return (
    <Card
      title={title}
      padding="flush"
      actions={
        <TextLink href={all} className="inline-flex min-h-11 items-center">
          {t("home:patient.seeAll")}
          <VisuallyHidden>, {title}</VisuallyHidden>
        </TextLink>
      }
    >
      <ul className="divide-y divide-line border-t border-line">
        {appointments.slice(0, MOST_ROWS).map((appointment) => (
          <li
            key={appointment.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-[min(--spacing(5),6vw)] py-4 tablet:px-6"
          >
            <What appointment={appointment} clock={clock} dated={dated} namesZone={once === null} />
            <div className="flex flex-wrap items-center gap-3">{children(appointment)}</div>
          </li>
        ))}
      </ul>
      {once && (
        <p className="border-t border-line px-[min(--spacing(5),6vw)] py-3 text-sm text-muted tablet:px-6">
          {t("home:patient.timesIn", { zone: format.zoneName(once, appointments[0]?.startsAt ?? 0) })}
        </p>
      )}
    </Card>
  );
}

interface WhatProps extends Pick<RowsProps, "dated"> {
  appointment: AppointmentSummary;
  clock: ReaderClock;
  /** The clocks of the list are several: each says its own. */
  namesZone: boolean;
}

/** When, with whom and what for. */
function What({ appointment, clock, dated, namesZone }: WhatProps) {
  const { t, format } = usePatientT();
  const { startsAt, endsAt, timeZone, employee, offering, type, branch } = appointment;
  const place = format.timeInPlace(startsAt, timeZone, clock.zone);
  const names = namesZone && (place.differs || !clock.isTheirs);
  return (
    <div className="min-w-0">
      <time dateTime={new Date(startsAt).toISOString()} className="flex flex-wrap gap-x-2 font-semibold">
        <span>{format.date(startsAt, timeZone, dated)}</span>
        <span className="tabular-nums">
          <bdi>{format.timeRange(startsAt, endsAt, timeZone)}</bdi>
          {names && <span className="font-normal"> ({format.zoneName(timeZone, startsAt)})</span>}
        </span>
      </time>
      <p>
        {format.parts([
          providerName(t, employee),
          offering?.name,
          type === "video" ? t("common:consultationTypes.video") : branch.name,
        ])}
      </p>
    </div>
  );
}

/** A button of a row; its words alone are the same in each, so that the day is heard too. */
function Act({ href, appointment, children }: { href: string; appointment: AppointmentSummary; children: string }) {
  const { format } = usePatientT();
  const { startsAt, timeZone } = appointment;
  return (
    <LinkButton href={href} tone="secondary" size="small">
      {children}
      <VisuallyHidden>, {format.date(startsAt, timeZone)}</VisuallyHidden>
    </LinkButton>
  );
}

const MOST_AGAIN = 2;
const keyOf = ({ employee, offering, type }: AppointmentSummary) => `${employee.id} ${offering?.id} ${type}`;

/** Of what a patient came for the last of each kind, the newest first. */
const lastEach = (appointments: readonly AppointmentSummary[]) =>
  [...new Map(appointments.toReversed().map((one) => [keyOf(one), one])).values()].reverse().slice(0, MOST_AGAIN);

/** The doctors that a patient came to last, each with what for: one press leads to their free times. */
export function BookAgain({ appointments }: Pick<OwnAppointmentsProps, "appointments">) {
  const { t, format } = usePatientT();
  const each = lastEach(appointments);
  if (each.length === 0) return null;
  return (
    <section aria-labelledby="again" className="flex flex-col gap-3">
      <h2 id="again" className="text-xl font-semibold">
        {t("home:patient.bookAgain")}
      </h2>
      <ul className="grid gap-3 tablet:grid-cols-2 computer:grid-cols-1">
        {each.map((one) => (
          <li key={one.id}>
            <ChoiceCard
              href={paths.bookAgain(one)}
              icon={one.type === "video" ? "camera" : "calendar"}
              title={providerName(t, one.employee)}
            >
              {format.parts([
                one.offering?.name,
                one.type === "video" ? t("common:consultationTypes.video") : one.branch.name,
              ])}
            </ChoiceCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
