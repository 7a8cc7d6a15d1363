import { AnswerList } from "~/features/forms/components/questions/answer-list";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Island } from "~/ui/base/island";
import { Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { isAhead } from "../../domain/appointments/appointment-states";
import { canJoin } from "../../domain/appointments/joinable";
import { PayCard } from "../payments/pay-card";
import { PayWithCreditCard } from "../payments/pay-with-credit-card";
import { mayMove, WaitingCard } from "../waiting-list/waiting-card";
import type { AppointmentDetailsProps } from "./appointment-details-props";
import { AppointmentFacts } from "./appointment-facts";
import { FoldedHistory } from "./appointment-history";
import { AppointmentNotices } from "./appointment-notices";
import { OwnArrival } from "./arrivals/own-arrival";
import { OwnActs } from "./own-acts";
import { OwnHead } from "./own-head";
import { providerName } from "./person-names";
import { PrepareCard } from "./prepare-card";
import { ReasonForm } from "./reason-form";

/** A patient's own appointment: when and where first, with all that can be done about it; then the rest. */
export function PatientAppointment(props: AppointmentDetailsProps) {
  const { appointment, side, history, answers, buttons, clock, waiting, pay, credits, arrival, record } = props;
  const { t } = usePatientT();
  const { id, timeZone, offering } = appointment;
  const mayUpdate = buttons.some(({ action, reason }) => action === "update" && reason === null);
  const beside = pay !== null || credits !== null || waiting !== null || mayMove(buttons);
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments()}>{t("scheduling:list.mineTitle")}</BackLink>}
        caption={offering?.name ?? t("scheduling:details.title")}
        title={<bdi>{providerName(t, appointment.employee)}</bdi>}
      />
      <AppointmentNotices {...props} />
      <OwnArrival own={arrival} appointmentId={id} action={paths.appointment(id)} />
      <OwnHead {...{ appointment, clock }} now={props.now} acts={<Acts {...props} />} />
      <PrepareCard appointment={appointment} />
      <div className={beside ? "grid items-start gap-6 computer:grid-cols-[1fr_20rem]" : undefined}>
        <Card>
          <Stack>
            <AppointmentFacts {...{ appointment, clock, side }} money={props.money} payWay={props.payWay} belowHead />
            {mayUpdate && (
              <ReasonForm appointmentId={id} reason={appointment.reason} idempotencyKey={props.idempotencyKey} />
            )}
          </Stack>
        </Card>
        {beside && (
          <Stack gap="snug">
            {pay && <PayCard pay={pay} />}
            {credits !== null && (
              <PayWithCreditCard {...{ credits, side }} idempotencyKey={props.idempotencyKey} appointmentId={id} />
            )}
            <WaitingCard waiting={waiting} possible={mayMove(buttons)} action={paths.appointment(id)} />
          </Stack>
        )}
      </div>
      {answers.length > 0 && (
        <Card title={t("scheduling:details.answers")}>
          <AnswerList answers={answers} />
        </Card>
      )}
      {record}
      <FoldedHistory lines={history} zone={timeZone} clock={clock} />
      <Island name="booking" />
    </>
  );
}

/** Into the waiting room first, then what its own link has too; of one that is over, to book it once more. */
function Acts(props: AppointmentDetailsProps) {
  const { appointment, buttons, now, wayThere, waitingRoomId, idempotencyKey } = props;
  const { t } = usePatientT();
  const { id, stateId, offering } = appointment;
  const ahead = isAhead(stateId);
  return (
    <>
      {waitingRoomId !== null && canJoin(appointment) && (
        // The page that a mailed link leads to as well: name, devices and, once they are called in, the call.
        <LinkButton href={paths.waitingRoomVideo(waitingRoomId, id)} icon="camera">
          {t("scheduling:actions.joinRoom")}
        </LinkButton>
      )}
      <OwnActs
        {...{ appointment, buttons, now, wayThere }}
        idempotencyKey={`${idempotencyKey}-confirm`}
        hrefs={{
          confirm: paths.appointment(id),
          reschedule: paths.appointmentEdit(id),
          cancel: paths.appointmentCancel(id),
          calendar: ahead ? paths.appointmentForCalendar(id) : null,
        }}
      />
      {!ahead && offering && (
        <LinkButton href={paths.bookAgain(appointment)} icon="calendar">
          {t("home:patient.bookAgain")}
        </LinkButton>
      )}
    </>
  );
}
