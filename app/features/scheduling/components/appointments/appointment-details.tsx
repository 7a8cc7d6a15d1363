import { AnswerList } from "~/features/forms/components/questions/answer-list";
import type { ReactNode } from "react";
import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { Island } from "~/ui/base/island";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { canJoin } from "../../domain/appointments/joinable";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import type { HeldUntilView, PayView } from "../../domain/booking/booking-view";
import type { AppointmentSummary, HistoryLine } from "../../domain/lists/appointment-summary";
import type { GivenAnswer } from "~/features/forms/domain/questions/question";
import type { ArrivalAct } from "../../domain/appointments/arrivals/arrival-stage";
import type { OwnArrivalView } from "../../domain/appointments/arrivals/own-arrival";
import { ArrivalActions } from "./arrivals/arrival-actions";
import { LiveArrivals } from "./arrivals/live-arrivals";
import { OwnArrival } from "./arrivals/own-arrival";
import { AppointmentActions } from "./appointment-actions";
import { SamePersonHint } from "./same-person-hint";
import { AppointmentFacts } from "./appointment-facts";
import { AppointmentHistory } from "./appointment-history";
import { clockTime } from "./clock-time";
import { DoneBanner } from "./done-banner";
import { PayCard } from "../payments/pay-card";
import { ReasonForm } from "./reason-form";
import { SeriesCard, type SeriesCardProps } from "../series/series-card";
import { mayMove, WaitingCard } from "../waiting-list/waiting-card";
import { patientName, providerName } from "./person-names";

export interface AppointmentDetailsProps {
  appointment: AppointmentSummary;
  side: "staff" | "patient";
  history: readonly HistoryLine[];
  /** What was asked before it was booked. */
  answers: readonly GivenAnswer[];
  buttons: readonly ActionButton[];
  undoUntil: number | null;
  /** What it costs; null where it has no price, and for patients, who see it where they pay. */
  price: { costMinor: number; currencyCode: string } | null;
  clock: ReaderClock;
  /** The room in which the appointment's patient waits; null where there is none, or not now. */
  waitingRoomId: string | null;
  /** Whether it leads the reader into its call. */
  joinsCall: boolean;
  /** Whether the reader may open the patient's page. */
  opensPatient: boolean;
  /** Whether the reader may open its consultation. */
  consults: boolean;
  waiting: { id: string } | null;
  /** What can be paid online now; null for staff. */
  pay: PayView | null;
  /** How many records its patient may belong to. */
  samePerson: number;
  series: SeriesCardProps["series"] | null;
  /** What the request waits for, and until when (UTC ms). */
  held: HeldUntilView | null;
  /** What its patient is told of their arrival; null for staff, and where they are not expected now. */
  arrival: OwnArrivalView | null;
  /** What staff may say of the arrival. */
  arrivalRights: readonly ArrivalAct[];
  /** UTC ms. */
  now: number;
  done: string | null;
  /** What an action was refused for. */
  errors: readonly { message: string }[];
  idempotencyKey: string;
  /** What is kept of it. */
  record: ReactNode;
}

const mayCancel = (buttons: readonly ActionButton[]) =>
  buttons.some(({ action, reason }) => action === "cancel" && reason === null);

interface HeldBannerProps {
  held: HeldUntilView;
  side: "staff" | "patient";
  clock: ReaderClock;
  zone: string;
}

/** That the request holds its time for a while only, and what it waits for. */
function HeldBanner({ held: { awaits, until: at }, side, clock, zone }: HeldBannerProps) {
  const words = usePatientT();
  const { t } = words;
  const staff = useStaffT(side);
  const until = clockTime(words, at, clock, zone);
  const about = awaits === "proof" ? "proof" : "pay";
  if (staff) return <Banner tone="info" title={staff.t(`requests:${about}.staff`, { until })} />;
  return awaits === "payment" && <Banner tone="warn" title={t("requests:pay.until", { until })} />;
}

interface StaffArrivalProps {
  appointment: AppointmentSummary;
  rights: readonly ArrivalAct[];
  /** UTC ms. */
  now: number;
}

/** How far the patient is, for staff; nothing of a blocked time. */
function StaffArrival({ appointment, rights, now }: StaffArrivalProps) {
  const { id, patient } = appointment;
  if (!patient) return null;
  return (
    <LiveArrivals>
      <ArrivalActions
        {...{ appointment, rights, now }}
        name={patientName(patient)}
        back={paths.appointment(id)}
        reloads
      />
    </LiveArrivals>
  );
}

/** One appointment: what it is, what can be done with it, and who did what. */
export function AppointmentDetails(props: AppointmentDetailsProps) {
  const { appointment, side, history, answers, buttons, undoUntil, price, clock, waitingRoomId, opensPatient } = props;
  const { joinsCall, consults, waiting, pay, samePerson, series, held, arrival, arrivalRights, now } = props;
  const { done, errors, idempotencyKey, record } = props;
  const { t, format } = usePatientT();
  const staff = useStaffT(side);
  const { id, timeZone, patient, offering } = appointment;
  const title =
    side === "staff"
      ? patient
        ? patientName(patient)
        : t("common:appointmentStates.BLOCKED")
      : providerName(t, appointment.employee);
  const hrefs = {
    cancel: paths.appointmentCancel(id),
    reschedule: paths.appointmentEdit(id),
    "assign-provider": paths.appointmentAssign(id),
  };
  return (
    <>
      <PageHeader
        back={
          <BackLink href={paths.appointments()}>
            {side === "staff" ? t("scheduling:list.title") : t("scheduling:list.mineTitle")}
          </BackLink>
        }
        caption={offering?.name ?? t("scheduling:details.title")}
        title={<bdi>{title}</bdi>}
      />
      {errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      {errors.length === 0 && (
        <DoneBanner
          {...{ done, undoUntil, clock, side }}
          stateId={appointment.stateId}
          zone={timeZone}
          action={paths.appointment(id)}
        />
      )}
      {samePerson > 0 && patient && <SamePersonHint patientId={patient.id} records={samePerson} />}
      {held && <HeldBanner {...{ held, side, clock }} zone={timeZone} />}
      <OwnArrival own={arrival} appointmentId={id} action={paths.appointment(id)} />
      <div className="grid items-start gap-6 computer:grid-cols-[1fr_20rem]">
        <Card>
          <AppointmentFacts {...{ appointment, clock, side, opensPatient }} />
        </Card>
        <Stack gap="snug">
          {staff && <StaffArrival {...{ appointment, now }} rights={arrivalRights} />}
          {pay && <PayCard pay={pay} />}
          {waitingRoomId !== null && staff && joinsCall && appointment.stateId === APPOINTMENT_STATE.IN_PROGRESS && (
            <LinkButton href={paths.waitingRoomVideo(waitingRoomId, id, { enter: "now" })} icon="camera" wide>
              {staff.t("scheduling:actions.joinCall")}
            </LinkButton>
          )}
          {waitingRoomId !== null && (staff !== null || canJoin(appointment)) && (
            <LinkButton
              href={paths.waitingRoomChat(waitingRoomId, id)}
              icon="people"
              wide
              tone={side === "patient" ? "primary" : "secondary"}
            >
              {side === "patient" ? t("scheduling:actions.joinRoom") : t("scheduling:actions.openRoom")}
            </LinkButton>
          )}
          {consults && staff && (
            <form method="post" action={paths.openConsultation(id)} data-once>
              <Button type="submit" icon="edit" tone="secondary" wide>
                {staff.t("scheduling:actions.openConsultation")}
              </Button>
            </form>
          )}
          {waitingRoomId !== null && staff && appointment.type === "video" && (
            <LinkButton href={paths.shareRoomLink(id)} tone="quiet">
              {staff.t("scheduling:details.roomLink")}
            </LinkButton>
          )}
          <AppointmentActions
            appointmentId={id}
            byVideo={appointment.type === "video"}
            time={format.dateTimeInPlace(appointment.startsAt, timeZone, clock.zone, "short")}
            {...{ side, buttons, price, idempotencyKey, hrefs }}
          />
          {buttons.some(({ action, reason }) => action === "update" && reason === null) && (
            <ReasonForm appointmentId={id} reason={appointment.reason} idempotencyKey={idempotencyKey} />
          )}
          {series && <SeriesCard series={series} cancelAction={mayCancel(buttons) ? paths.appointment(id) : null} />}
          {side === "patient" && (
            <WaitingCard waiting={waiting} possible={mayMove(buttons)} action={paths.appointment(id)} />
          )}
        </Stack>
      </div>
      {answers.length > 0 && (
        <Card title={t("scheduling:details.answers")}>
          <AnswerList answers={answers} />
        </Card>
      )}
      {record}
      <Card title={t("scheduling:details.history")}>
        <AppointmentHistory lines={history} zone={timeZone} clock={clock} />
      </Card>
      <Island name="booking" />
    </>
  );
}
