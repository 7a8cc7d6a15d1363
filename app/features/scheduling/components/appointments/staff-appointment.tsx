import { AnswerList } from "~/features/forms/components/questions/answer-list";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Island } from "~/ui/base/island";
import { Anchor } from "~/ui/base/link";
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
import { AppointmentActions, ClosingActions, standsApart, type AppointmentActionsProps } from "./appointment-actions";
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

/** In a row; on a phone the next step has a line, and the others stand in twos, by their words alone. */
const BAR =
  "flex flex-wrap items-start gap-2 max-tablet:grid max-tablet:grid-cols-2 max-tablet:items-stretch max-tablet:[&_:is(a,button,summary)]:w-full max-tablet:[&>:is(a,form)>button]:h-full max-tablet:[&>a]:h-full max-tablet:[&_:is(a,button,summary)>svg]:hidden max-tablet:[&_[data-live]]:col-span-full max-tablet:[&_[data-live]>form]:grow";

/** One appointment for staff: whose, when and how it stands with the one act to do next; below, its facts and the rest. */
export function StaffAppointment(props: AppointmentDetailsProps) {
  const { appointment, history, answers, buttons, price, clock, opensPatient, record, idempotencyKey } = props;
  const words = useT();
  const { t, format } = words;
  const { id, startsAt, endsAt, timeZone, patient, offering, stateId } = appointment;
  const next = nextOf(props);
  const actions: Actions = {
    ...{ appointmentId: id, price, idempotencyKey },
    time: format.dateTimeInPlace(startsAt, timeZone, clock.zone, "short"),
    hrefs: {
      cancel: paths.appointmentCancel(id),
      reschedule: paths.appointmentEdit(id),
      "assign-provider": paths.appointmentAssign(id),
    },
  };
  const others = otherButtons(buttons, next);
  const apart = others.filter(standsApart);
  const heading = patient ? <bdi>{patientName(patient)}</bdi> : t("common:appointmentStates.BLOCKED");
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments()}>{t("scheduling:list.title")}</BackLink>}
        caption={offering?.name ?? t("scheduling:details.title")}
        title={
          opensPatient && patient ? (
            <Anchor href={paths.patient(patient.id)} className="text-inherit decoration-1 underline-offset-4">
              {heading}
            </Anchor>
          ) : (
            heading
          )
        }
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink">
            <AppointmentStatus state={stateId} side="staff" arrival={appointment.arrival} />
            <AppointmentTime {...{ startsAt, endsAt, clock }} zone={timeZone} leads="reader" style="wide" />
            <span className="text-sm font-normal text-muted">{timesIn(words, clock)}</span>
          </span>
        }
      />
      <AppointmentNotices {...props} />
      <div role="group" aria-label={t("scheduling:actions.label")} className={BAR}>
        {next && <Next {...props} {...{ next, actions }} />}
        <Ways {...props} />
        <AppointmentActions {...actions} buttons={others.filter((button) => !standsApart(button))} />
      </div>
      <Card footer={apart.length > 0 && <ClosingActions {...actions} buttons={apart} />}>
        <AppointmentFacts
          {...{ appointment, clock, opensPatient, money: props.money }}
          side="staff"
          belowHead
          changeReason={
            buttons.some(({ action, reason }) => action === "update" && reason === null) && (
              <ReasonForm appointmentId={id} reason={appointment.reason} idempotencyKey={idempotencyKey} />
            )
          }
        />
      </Card>
      <div className="grid items-start gap-4 computer:has-[>:nth-child(2)>*]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {answers.length > 0 && (
            <Card title={t("scheduling:details.answers")}>
              <AnswerList answers={answers} />
            </Card>
          )}
          {record}
          <FoldedHistory lines={history} zone={timeZone} clock={clock} />
        </div>
        <Stack gap="snug">
          <Beside {...props} />
        </Stack>
      </div>
      <Island name="booking" />
    </>
  );
}

/** What it costs, how it is paid, and what it belongs to: nothing where there is nothing of that. */
function Beside(props: AppointmentDetailsProps) {
  const { appointment, buttons, credits, discount, errors, idempotencyKey, invoices, linkSentAt, series } = props;
  const { t, format } = useT();
  const { id, patient, timeZone } = appointment;
  const mayCancel = buttons.some(({ action, reason }) => action === "cancel" && reason === null);
  return (
    <>
      {credits !== null && <PayWithCreditCard {...{ idempotencyKey, credits }} side="staff" appointmentId={id} />}
      {discount && (
        <DiscountCard
          {...{ idempotencyKey, discount, typed: props.typedCode }}
          appointmentId={id}
          error={errors.find(({ field }) => field === "discountCode")?.message}
        />
      )}
      {linkSentAt !== null && (
        <p className="text-sm text-muted">
          {t("payments:staff.linkSent", {
            when: format.dateTime(linkSentAt, timeZone, "short"),
            name: patient ? patientName(patient) : "",
          })}
        </p>
      )}
      {invoices && <AppointmentInvoicesCard appointmentId={id} invoices={invoices} />}
      {series && <SeriesCard series={series} cancelAction={mayCancel ? paths.appointment(id) : null} />}
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
  if (next.kind === "action") return <AppointmentActions {...actions} buttons={[next.button]} main />;
  if (next.kind === "call")
    return (
      <LinkButton href={paths.waitingRoomVideo(next.roomId, id, { enter: "now" })} icon="camera" size="small">
        {t("scheduling:actions.joinCall")}
      </LinkButton>
    );
  return (
    <LiveArrivals>
      <ArrivalActions
        {...{ appointment, rights, now }}
        name={patient ? patientName(patient) : ""}
        back={paths.appointment(id)}
        reloads
      />
    </LiveArrivals>
  );
}

/** The ways on from the appointment: to its room, its consultation, its link. */
function Ways({ appointment: { id, type }, waitingRoomId, consults }: AppointmentDetailsProps) {
  const { t } = useT();
  return (
    <>
      {consults === "later" && <p className="basis-full text-sm text-muted">{t("consultations:barredText")}</p>}
      {consults === "now" && (
        <form method="post" action={paths.openConsultation(id)} data-once>
          <Button type="submit" icon="edit" tone="secondary" size="small">
            {t("scheduling:actions.openConsultation")}
          </Button>
        </form>
      )}
      {waitingRoomId !== null && (
        <LinkButton href={paths.waitingRoomChat(waitingRoomId, id)} icon="people" tone="secondary" size="small">
          {t("scheduling:actions.openRoom")}
        </LinkButton>
      )}
      {waitingRoomId !== null && type === "video" && (
        <LinkButton href={paths.shareRoomLink(id)} icon="link" tone="quiet" size="small">
          {t("scheduling:details.roomLink")}
        </LinkButton>
      )}
    </>
  );
}
