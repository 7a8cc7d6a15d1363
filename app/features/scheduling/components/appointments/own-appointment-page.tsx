import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { Island } from "~/ui/base/island";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import { canJoin } from "../../domain/appointments/joinable";
import { isAhead, stateName } from "../../domain/appointments/appointment-states";
import type { HeldUntilView, PayView } from "../../domain/booking/booking-view";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { OwnArrivalView } from "../../domain/appointments/arrivals/own-arrival";
import { OwnArrival } from "./arrivals/own-arrival";
import { useRefusalWords } from "./use-refusal-words";
import { AppointmentFacts } from "./appointment-facts";
import { clockTime } from "./clock-time";
import { DoneBanner } from "./done-banner";
import { BookAgain } from "../lists/book-again";
import { PayCard } from "../payments/pay-card";
import { mayMove, WaitingCard } from "../waiting-list/waiting-card";

export interface AppointmentPageProps {
  appointment: AppointmentSummary;
  buttons: readonly ActionButton[];
  undoUntil: number | null;
  clock: ReaderClock;
  waitingRoomId: string | null;
  waiting: { id: string } | null;
  /** What can be paid online now. */
  pay: PayView | null;
  /** It can be added to the account of its holder. */
  mayClaim: boolean;
  /** What the request waits for, and until when (UTC ms). */
  held: HeldUntilView | null;
  /** What they are told of their arrival; null where they are not expected now. */
  arrival: OwnArrivalView | null;
  done: string | null;
  errors: readonly { message: string }[];
  idempotencyKey: string;
  /** What is kept of it. */
  record: ReactNode;
}

/** An appointment as the holder of its mailed link sees it: what it is, and what can be done without signing in. */
export function OwnAppointmentPage(props: AppointmentPageProps) {
  const { appointment, buttons, undoUntil, clock, waiting, pay, mayClaim, held, done, errors, idempotencyKey, record } =
    props;
  const words = usePatientT();
  const { t } = words;
  const until = held && clockTime(words, held.until, clock, appointment.timeZone);
  const roomIsOpen = props.waitingRoomId !== null && appointment.type === "video" && canJoin(appointment);
  const proves = held?.awaits === "proof";
  const status = t(`common:appointmentStates.${stateName(appointment.stateId)}`);
  const instructions = isAhead(appointment.stateId) ? appointment.offering?.instructions : undefined;
  return (
    <>
      <PageHeader title={t("booking:manage.title")} />
      {errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      {errors.length === 0 && (
        <DoneBanner
          {...{ done, undoUntil, clock }}
          stateId={appointment.stateId}
          zone={appointment.timeZone}
          side="patient"
          action={paths.ownAppointment()}
        />
      )}
      {until !== null && (
        <Banner tone="warn" title={t(proves ? "requests:proof.title" : "requests:pay.title")}>
          {t(proves ? "requests:proof.ask" : "requests:pay.until", { until })}
        </Banner>
      )}
      <OwnArrival own={props.arrival} appointmentId={appointment.id} action={paths.ownAppointment()} />
      <Card
        footer={
          buttons.length === 0 ? (
            <Cluster className="items-center justify-between">
              <p>{t("booking:manage.notOpen", { status })}</p>
              <BookAgain appointment={appointment} />
            </Cluster>
          ) : (
            <AppointmentButtons {...{ buttons, proves, idempotencyKey }} />
          )
        }
      >
        <Stack>
          <AppointmentFacts {...{ appointment, clock }} side="patient" />
          {instructions && <p dir="auto">{instructions}</p>}
        </Stack>
      </Card>
      {roomIsOpen && <RoomWay />}
      {done === "claim" && <Banner tone="good" live title={t("booking:manage.claimed")} action={<SignIn />} />}
      {mayClaim && <ClaimCard />}
      {record}
      {pay && <PayCard pay={pay} />}
      <WaitingCard waiting={waiting} possible={mayMove(buttons)} action={paths.ownAppointment()} />
      {buttons.length > 0 && !held && (
        <Cluster>
          <LinkButton href={paths.ownAppointmentCalendarFile()} tone="secondary" icon="download">
            {t("booking:done.addToCalendar")}
          </LinkButton>
        </Cluster>
      )}
      <Island name="booking" />
    </>
  );
}

/** The way into the waiting room of a video appointment: a form, since it makes a link of its own. */
function RoomWay() {
  const { t } = usePatientT();
  return (
    <form method="post" action={paths.ownAppointmentRoom()}>
      <Button type="submit" icon="people" wide>
        {t("scheduling:actions.joinRoom")}
      </Button>
    </form>
  );
}

function SignIn() {
  const { t } = usePatientT();
  return (
    <LinkButton href={paths.login()} tone="secondary" size="small">
      {t("common:signIn")}
    </LinkButton>
  );
}

/** Adds a request to the account that has the address to which its link was mailed. */
function ClaimCard() {
  const { t } = usePatientT();
  return (
    <Card title={t("booking:manage.claimTitle")}>
      <Stack>
        <p>{t("booking:manage.claimText")}</p>
        <form method="post" action={paths.ownAppointment()}>
          <input type="hidden" name="intent" value="claim" />
          <Button type="submit" tone="secondary">
            {t("booking:manage.claim")}
          </Button>
        </form>
      </Stack>
    </Card>
  );
}

interface AppointmentButtonsProps {
  buttons: readonly ActionButton[];
  /** Confirming says that it was they who asked. */
  proves: boolean;
  idempotencyKey: string;
}

function AppointmentButtons({ buttons, proves, idempotencyKey }: AppointmentButtonsProps) {
  const { t } = usePatientT();
  const words = useRefusalWords();
  const of = (action: ActionButton["action"]) => buttons.find((button) => button.action === action);
  const reasonOf = (button: ActionButton) => (button.reason ? words(button.reason) : undefined);
  const confirm = of("confirm");
  const reschedule = of("reschedule");
  const cancel = of("cancel");
  return (
    <Cluster className="items-start">
      {confirm && (
        <form method="post" action={paths.ownAppointment()}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Button type="submit" icon="check" disabledReason={reasonOf(confirm)}>
            {t(proves ? "requests:proof.action" : "booking:manage.confirm")}
          </Button>
        </form>
      )}
      {reschedule && (
        <LinkButton
          href={paths.ownAppointmentReschedule()}
          tone="secondary"
          icon="calendar"
          disabledReason={reasonOf(reschedule)}
        >
          {t("booking:manage.reschedule")}
        </LinkButton>
      )}
      {cancel && (
        <LinkButton href={paths.ownAppointmentCancel()} tone="secondary" icon="close" disabledReason={reasonOf(cancel)}>
          {t("booking:manage.cancel")}
        </LinkButton>
      )}
    </Cluster>
  );
}
