import { AnswerList } from "~/features/forms/components/questions/answer-list";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { Island } from "~/ui/base/island";
import { canJoin } from "../../domain/appointments/joinable";
import { OwnArrival } from "./arrivals/own-arrival";
import type { AppointmentDetailsProps } from "./appointment-details-props";
import { AppointmentActions } from "./appointment-actions";
import { AppointmentFacts } from "./appointment-facts";
import { FoldedHistory } from "./appointment-history";
import { AppointmentNotices } from "./appointment-notices";
import { PayCard } from "../payments/pay-card";
import { PayWithCreditCard } from "../payments/pay-with-credit-card";
import { ReasonForm } from "./reason-form";
import { StaffAppointment } from "./staff-appointment";
import { mayMove, WaitingCard } from "../waiting-list/waiting-card";
import { providerName } from "./person-names";

/** One appointment: what it is, what can be done with it, and who did what. */
export const AppointmentDetails = (props: AppointmentDetailsProps) =>
  props.side === "staff" ? <StaffAppointment {...props} /> : <PatientAppointment {...props} />;

/** A patient's own appointment. */
function PatientAppointment(props: AppointmentDetailsProps) {
  const { appointment, side, history, answers, buttons, price, clock, waitingRoomId } = props;
  const { waiting, pay, credits, arrival, idempotencyKey, record } = props;
  const { t, format } = usePatientT();
  const { id, timeZone, offering } = appointment;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments()}>{t("scheduling:list.mineTitle")}</BackLink>}
        caption={offering?.name ?? t("scheduling:details.title")}
        title={<bdi>{providerName(t, appointment.employee)}</bdi>}
      />
      <AppointmentNotices {...props} />
      <OwnArrival own={arrival} appointmentId={id} action={paths.appointment(id)} />
      <div className="grid items-start gap-6 computer:grid-cols-[1fr_20rem]">
        <Card>
          <AppointmentFacts {...{ appointment, clock, side }} />
        </Card>
        <Stack gap="snug">
          {pay && <PayCard pay={pay} />}
          {credits !== null && <PayWithCreditCard {...{ credits, side, idempotencyKey }} appointmentId={id} />}
          {waitingRoomId !== null && canJoin(appointment) && (
            // The page that a mailed link leads to as well: name, devices and, once they are called in, the call.
            <LinkButton href={paths.waitingRoomVideo(waitingRoomId, id)} icon="camera" wide>
              {t("scheduling:actions.joinRoom")}
            </LinkButton>
          )}
          <AppointmentActions
            appointmentId={id}
            byVideo={appointment.type === "video"}
            time={format.dateTimeInPlace(appointment.startsAt, timeZone, clock.zone, "short")}
            hrefs={{ cancel: paths.appointmentCancel(id), reschedule: paths.appointmentEdit(id) }}
            {...{ side, buttons, price, idempotencyKey }}
          />
          {buttons.some(({ action, reason }) => action === "update" && reason === null) && (
            <ReasonForm appointmentId={id} reason={appointment.reason} idempotencyKey={idempotencyKey} />
          )}
          <WaitingCard waiting={waiting} possible={mayMove(buttons)} action={paths.appointment(id)} />
        </Stack>
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
