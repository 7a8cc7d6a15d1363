import { AnswerList } from "~/features/forms/components/questions/answer-list";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { ThumbBar } from "~/ui/action/thumb-bar";
import { Island } from "~/ui/base/island";
import { Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { arrivalActs } from "../../domain/appointments/arrivals/arrival-stage";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import { nextAction } from "../../domain/appointments/next-action";
import { AppointmentInvoicesCard } from "../payments/appointment-invoices";
import { SeriesCard } from "../series/series-card";
import { DiscountCard } from "../payments/discount-card";
import { PayWithCreditCard } from "../payments/pay-with-credit-card";
import { timesIn } from "./clock-time";
import { AppointmentActions, type AppointmentActionsProps } from "./appointment-actions";
import type { AppointmentDetailsProps } from "./appointment-details-props";
import { AppointmentFacts } from "./appointment-facts";
import { FoldedHistory } from "./appointment-history";
import { AppointmentNotices } from "./appointment-notices";
import { AppointmentStatus } from "./appointment-status";
import { AppointmentTime } from "./appointment-time";
import { ArrivalActions } from "./arrivals/arrival-actions";
import { LiveArrivals } from "./arrivals/live-arrivals";
import { patientName } from "./person-names";
import { ReasonForm } from "./reason-form";

type Actions = Omit<AppointmentActionsProps, "buttons">;

/** One appointment for staff: whose, when and how it stands with the one act to do next; below, its facts and the rest. */
export function StaffAppointment(props: AppointmentDetailsProps) {
  const {
    appointment,
    history,
    answers,
    buttons,
    price,
    clock,
    opensPatient,
    series,
    record,
    idempotencyKey,
    invoices,
  } = props;
  const words = useT();
  const { t, format } = words;
  const { id, startsAt, endsAt, timeZone, patient, offering, stateId } = appointment;
  const next = nextOf(props);
  const actions: Actions = {
    ...{ side: "staff", appointmentId: id, price, idempotencyKey },
    time: format.dateTimeInPlace(startsAt, timeZone, clock.zone, "short"),
    hrefs: {
      cancel: paths.appointmentCancel(id),
      reschedule: paths.appointmentEdit(id),
      "assign-provider": paths.appointmentAssign(id),
    },
  };
  const mayCancel = buttons.some(({ action, reason }) => action === "cancel" && reason === null);
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments()}>{t("scheduling:list.title")}</BackLink>}
        caption={offering?.name ?? t("scheduling:details.title")}
        title={<bdi>{patient ? patientName(patient) : t("common:appointmentStates.BLOCKED")}</bdi>}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink">
            <AppointmentStatus state={stateId} side="staff" />
            <AppointmentTime {...{ startsAt, endsAt, clock }} zone={timeZone} leads="reader" style="wide" />
            <span className="text-sm font-normal text-muted">{timesIn(words, clock)}</span>
          </span>
        }
        actions={next && <Next {...props} {...{ next, actions }} />}
      />
      <AppointmentNotices {...props} />
      <div className="grid items-start gap-4 computer:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <AppointmentFacts {...{ appointment, clock, opensPatient }} money={props.money} side="staff" belowHead />
          </Card>
          {answers.length > 0 && (
            <Card title={t("scheduling:details.answers")}>
              <AnswerList answers={answers} />
            </Card>
          )}
          {record}
          <FoldedHistory lines={history} zone={timeZone} clock={clock} />
        </div>
        <Stack gap="snug">
          <Ways {...props} />
          <AppointmentActions {...actions} buttons={otherButtons(buttons, next)} />
          {buttons.some(({ action, reason }) => action === "update" && reason === null) && (
            <ReasonForm appointmentId={id} reason={appointment.reason} idempotencyKey={idempotencyKey} />
          )}
          {props.credits !== null && (
            <PayWithCreditCard {...{ idempotencyKey, credits: props.credits }} side="staff" appointmentId={id} />
          )}
          {props.discount && (
            <DiscountCard
              {...{ idempotencyKey, discount: props.discount, typed: props.typedCode }}
              appointmentId={id}
              error={props.errors.find(({ field }) => field === "discountCode")?.message}
            />
          )}
          {props.linkSentAt !== null && (
            <p className="text-sm text-muted">
              {t("payments:staff.linkSent", {
                when: format.dateTime(props.linkSentAt, timeZone, "short"),
                name: patient ? patientName(patient) : "",
              })}
            </p>
          )}
          {invoices && <AppointmentInvoicesCard appointmentId={id} invoices={invoices} />}
          {series && <SeriesCard series={series} cancelAction={mayCancel ? paths.appointment(id) : null} />}
        </Stack>
      </div>
      <Island name="booking" />
    </>
  );
}

/** What is done next: going back into the call, saying how far the patient is, or one of the actions. */
type NextAct =
  | { kind: "call"; roomId: string }
  | { kind: "arrival"; acts: readonly string[] }
  | { kind: "action"; button: ActionButton };

function nextOf(props: AppointmentDetailsProps): NextAct | null {
  const { appointment, waitingRoomId, joinsCall, arrivalRights, now, buttons } = props;
  const isUnderWay = appointment.stateId === APPOINTMENT_STATE.IN_PROGRESS;
  if (waitingRoomId !== null && joinsCall && isUnderWay) return { kind: "call", roomId: waitingRoomId };
  const acts = appointment.patient ? arrivalActs(appointment, arrivalRights, now) : [];
  if (acts.length > 0) return { kind: "arrival", acts };
  const button = nextAction(buttons);
  return button ? { kind: "action", button } : null;
}

/** The other actions; what the act to do next says already is not said twice. */
const otherButtons = (buttons: readonly ActionButton[], next: NextAct | null): readonly ActionButton[] =>
  next?.kind === "action"
    ? buttons.filter((each) => each !== next.button)
    : next?.kind === "arrival"
      ? buttons.filter(({ action }) => !next.acts.includes(action))
      : buttons;

function Next({ next, actions, ...props }: AppointmentDetailsProps & { next: NextAct; actions: Actions }) {
  const { t } = useT();
  const { appointment, arrivalRights: rights, now } = props;
  const { id, patient } = appointment;
  if (next.kind === "action")
    return (
      <ThumbBar>
        <AppointmentActions {...actions} buttons={[next.button]} main />
      </ThumbBar>
    );
  if (next.kind === "call")
    return (
      <ThumbBar>
        <LinkButton href={paths.waitingRoomVideo(next.roomId, id, { enter: "now" })} icon="camera" wide>
          {t("scheduling:actions.joinCall")}
        </LinkButton>
      </ThumbBar>
    );
  return (
    <ThumbBar>
      <LiveArrivals>
        <ArrivalActions
          {...{ appointment, rights, now }}
          name={patient ? patientName(patient) : ""}
          back={paths.appointment(id)}
          reloads
        />
      </LiveArrivals>
    </ThumbBar>
  );
}

/** The ways on from the appointment: to its room, its consultation, its link. */
function Ways({ appointment: { id, type }, waitingRoomId, consults }: AppointmentDetailsProps) {
  const { t } = useT();
  return (
    <>
      {consults === "later" && <p className="text-sm text-muted">{t("consultations:barredText")}</p>}
      {consults === "now" && (
        <form method="post" action={paths.openConsultation(id)} data-once>
          <Button type="submit" icon="edit" tone="secondary" wide>
            {t("scheduling:actions.openConsultation")}
          </Button>
        </form>
      )}
      {waitingRoomId !== null && (
        <LinkButton href={paths.waitingRoomChat(waitingRoomId, id)} icon="people" tone="secondary" wide>
          {t("scheduling:actions.openRoom")}
        </LinkButton>
      )}
      {waitingRoomId !== null && type === "video" && (
        <LinkButton href={paths.shareRoomLink(id)} icon="link" tone="quiet" wide>
          {t("scheduling:details.roomLink")}
        </LinkButton>
      )}
    </>
  );
}
