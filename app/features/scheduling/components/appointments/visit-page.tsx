import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { Islands } from "../booking/islands";
import type { ReaderClock } from "../../domain/reader-clock";
import type { ActionButton } from "../../domain/appointment-buttons";
import { stateName } from "../../domain/appointment-states";
import type { PayView } from "../../domain/booking-view";
import type { AppointmentSummary } from "../../domain/appointment-summary";
import { useRefusalWords } from "./use-refusal-words";
import { AppointmentFacts } from "./appointment-facts";
import { DoneBanner } from "./done-banner";
import { PayCard } from "./pay-card";
import { mayMove, WaitingCard } from "./waiting-card";

export interface VisitPageProps {
  appointment: AppointmentSummary;
  buttons: readonly ActionButton[];
  undoUntil: number | null;
  clock: ReaderClock;
  waiting: { id: string } | null;
  /** What can be paid online now. */
  pay: PayView | null;
  done: string | null;
  errors: readonly { message: string }[];
  idempotencyKey: string;
}

/** A visit as the holder of its mailed link sees it: what it is, and what can be done without signing in. */
export function VisitPage(props: VisitPageProps) {
  const { appointment, buttons, undoUntil, clock, waiting, pay, done, errors, idempotencyKey } = props;
  const { t } = usePatientT();
  const status = t(`common:appointmentStates.${stateName(appointment.stateId)}`);
  const instructions = appointment.offering?.instructions ?? "";
  return (
    <>
      <PageHeader title={t("booking:manage.title")} />
      {errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      {errors.length === 0 && (
        <DoneBanner done={done} undoUntil={undoUntil} zone={clock.zone} side="patient" action={paths.visit()} />
      )}
      <Card
        footer={
          buttons.length === 0 ? (
            <p>{t("booking:manage.notOpen", { status })}</p>
          ) : (
            <VisitButtons buttons={buttons} idempotencyKey={idempotencyKey} />
          )
        }
      >
        <Stack>
          <AppointmentFacts {...{ appointment, clock }} side="patient" />
          {instructions && <p>{instructions}</p>}
        </Stack>
      </Card>
      {pay && <PayCard pay={pay} />}
      <WaitingCard waiting={waiting} possible={mayMove(buttons)} action={paths.visit()} />
      {buttons.length > 0 && (
        <Cluster>
          <LinkButton href={paths.visitCalendarFile()} tone="secondary" icon="download">
            {t("booking:done.addToCalendar")}
          </LinkButton>
        </Cluster>
      )}
      <Islands />
    </>
  );
}

function VisitButtons({ buttons, idempotencyKey }: { buttons: readonly ActionButton[]; idempotencyKey: string }) {
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
        <form method="post" action={paths.visit()}>
          <input type="hidden" name="do" value="confirm" />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Button type="submit" icon="check" disabledReason={reasonOf(confirm)}>
            {t("booking:manage.confirm")}
          </Button>
        </form>
      )}
      {reschedule && (
        <LinkButton
          href={paths.visitReschedule()}
          tone="secondary"
          icon="calendar"
          disabledReason={reasonOf(reschedule)}
        >
          {t("booking:manage.reschedule")}
        </LinkButton>
      )}
      {cancel && (
        <LinkButton href={paths.visitCancel()} tone="secondary" icon="close" disabledReason={reasonOf(cancel)}>
          {t("booking:manage.cancel")}
        </LinkButton>
      )}
    </Cluster>
  );
}
