import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { Island } from "~/ui/base/island";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import { canJoin } from "../../domain/appointments/joinable";
import { APPOINTMENT_STATE, stateName } from "../../domain/appointments/appointment-states";
import { ownStateWords } from "../../domain/appointments/state-words";
import type { HeldUntilView, PayView } from "../../domain/booking/booking-view";
import type { ToldCost } from "../../domain/payments/told-cost";
import type { PaymentItem } from "../../domain/payments/payment-item";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { CancelNotes } from "../../domain/appointments/telling/cancel-note";
import type { OwnArrivalView } from "../../domain/appointments/arrivals/own-arrival";
import { OwnArrival } from "./arrivals/own-arrival";
import { AppointmentFacts } from "./appointment-facts";
import { clockTime } from "./clock-time";
import { DoneBanner } from "./done-banner";
import { OwnActs } from "./own-acts";
import { OwnHead } from "./own-head";
import { PrepareCard } from "./prepare-card";
import { BookAgain } from "../lists/book-again";
import { PayCard } from "../payments/pay-card";
import { mayMove, WaitingCard } from "../waiting-list/waiting-card";

export interface AppointmentPageProps {
  appointment: AppointmentSummary;
  buttons: readonly ActionButton[];
  undoUntil: number | null;
  /** What undoing undoes; null where nothing can be undone. */
  undoes: string | null;
  cancelNotes: CancelNotes;
  clock: ReaderClock;
  waitingRoomId: string | null;
  waiting: { id: string } | null;
  /** What can be paid online now. */
  pay: PayView | null;
  /** What was paid of its price, what went back, and what is left; null where nothing was. */
  money?: PaymentItem | null;
  /** How what is left of it is paid. */
  payWay?: ToldCost["way"];
  /** It can be added to the account of its holder. */
  mayClaim: boolean;
  /** The address for which its holder can open an account, by a password of so many characters; null where they cannot. */
  account?: { email: string; min: number } | null;
  /** What the request waits for, and until when (UTC ms). */
  held: HeldUntilView | null;
  /** What they are told of their arrival; null where they are not expected now. */
  arrival: OwnArrivalView | null;
  /** The address of the way there; null where nobody goes anywhere. */
  wayThere: string | null;
  /** UTC ms. */
  now: number;
  done: string | null;
  errors: readonly { field?: string; message: string }[];
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
  const isTested = roomIsOpen && appointment.stateId === APPOINTMENT_STATE.CONFIRMED;
  const proves = held?.awaits === "proof";
  const status = t(ownStateWords(stateName(appointment.stateId)));
  return (
    <>
      <PageHeader title={t("booking:manage.title")} />
      {errors.flatMap(({ field, message }) =>
        field === "password" ? [] : <Banner key={message} tone="warn" live title={message} />,
      )}
      {errors.length === 0 && (
        <DoneBanner
          {...{ done, undoUntil, clock }}
          undoes={props.undoes}
          stateId={appointment.stateId}
          zone={appointment.timeZone}
          side="patient"
          action={paths.ownAppointment()}
          notes={props.cancelNotes}
        />
      )}
      {until !== null && (
        <Banner tone="warn" title={t(proves ? "requests:proof.title" : "requests:pay.title")}>
          {t(proves ? "requests:proof.ask" : "requests:pay.until", { until })}
        </Banner>
      )}
      <OwnArrival own={props.arrival} appointmentId={appointment.id} action={paths.ownAppointment()} />
      <OwnHead
        {...{ appointment, clock }}
        now={props.now}
        acts={
          <>
            {roomIsOpen && <RoomWay />}
            <OwnActs
              {...{ appointment, buttons, proves, idempotencyKey }}
              {...{ now: props.now, wayThere: props.wayThere }}
              hrefs={{
                confirm: paths.ownAppointment(),
                reschedule: paths.ownAppointmentReschedule(),
                cancel: paths.ownAppointmentCancel(),
                calendar: buttons.length > 0 && !held ? paths.ownAppointmentCalendarFile() : null,
              }}
            />
            {isTested && <RoomWay isTest />}
            {buttons.length === 0 && (
              <>
                <p>{t("booking:manage.notOpen", { status })}</p>
                <BookAgain appointment={appointment} />
              </>
            )}
          </>
        }
      />
      <PrepareCard appointment={appointment} />
      <Card>
        <AppointmentFacts
          {...{ appointment, clock }}
          money={props.money}
          payWay={props.payWay}
          side="patient"
          belowHead
        />
      </Card>
      {done === "claim" && <Banner tone="good" live title={t("booking:manage.claimed")} action={<SignIn />} />}
      {mayClaim && <ClaimCard />}
      {props.account && (
        <OpenAccountCard {...props.account} error={errors.find(({ field }) => field === "password")?.message} />
      )}
      {record}
      {pay && <PayCard pay={pay} />}
      <WaitingCard waiting={waiting} possible={mayMove(buttons)} action={paths.ownAppointment()} />
      <Island name="booking" />
    </>
  );
}

/**
 * The way to the call of a video appointment: a form, since it makes a link of its own. Its page has a test of the
 * devices, also before the room opens.
 */
function RoomWay({ isTest = false }: { isTest?: boolean }) {
  const { t } = usePatientT();
  return (
    <form method="post" action={paths.ownAppointmentRoom()}>
      <Button type="submit" icon="camera" tone={isTest ? "secondary" : "primary"}>
        {t(isTest ? "scheduling:actions.testDevices" : "scheduling:actions.joinRoom")}
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

interface OpenAccountCardProps {
  /** Where the link was mailed: what they sign in with. */
  email: string;
  /** So many characters has a password at least. */
  min: number;
  error: string | undefined;
}

/** Makes a guest a patient with an account, by one password or a passkey: all else was said when they booked. */
function OpenAccountCard({ email, min, error }: OpenAccountCardProps) {
  const { t } = usePatientT();
  return (
    <Card title={t("booking:manage.account.title")}>
      <form method="post" action={paths.ownAppointment()} className="flex flex-col items-start gap-4">
        <p>{t("booking:manage.account.text", { email })}</p>
        <input type="hidden" name="intent" value="openAccount" />
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <TextField
          name="password"
          type="password"
          width="half"
          label={t("common:fields.password")}
          hint={t("booking:manage.account.hint", { min })}
          autoComplete="new-password"
          error={error}
          autoFocus={error !== undefined}
          required
        />
        <Button type="submit" tone="secondary">
          {t("booking:manage.account.open")}
        </Button>
      </form>
      <OpenByPasskey />
    </Card>
  );
}

/** The same without a password, where the browser can: app/islands/passkey.ts shows the form and fills it. */
function OpenByPasskey() {
  const { t } = usePatientT();
  return (
    <>
      <form
        method="post"
        action={paths.ownAppointment()}
        data-passkey="make"
        data-options={paths.ownAppointmentPasskey()}
        hidden
        className="mt-6 flex flex-col items-start gap-4 border-t border-line pt-6"
      >
        <p>{t("booking:manage.account.passkeyText")}</p>
        <input type="hidden" name="intent" value="openAccountByPasskey" />
        <input type="hidden" name="response" />
        <input type="hidden" name="proof" />
        <p role="alert" data-passkey-failed hidden className="font-semibold text-danger-text">
          {t("security:passkey.failed")}
        </p>
        <Button type="submit" tone="secondary" icon="lock">
          {t("booking:manage.account.passkey")}
        </Button>
      </form>
      <Island name="passkey" />
    </>
  );
}
