import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Stack } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Checkbox } from "~/ui/form/checkbox";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import type { CancelNotes } from "../../domain/appointments/telling/cancel-note";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { PaymentItem } from "../../domain/payments/payment-item";
import { useRefusalWords } from "./use-refusal-words";
import { AppointmentFacts } from "./appointment-facts";
import { CancelNoteBanner } from "./cancel-note";
import { ConfirmForm } from "./confirm-form";
import { NothingToDo } from "./nothing-to-do";

export interface ActionPageProps {
  action: "confirm" | "cancel";
  appointment: AppointmentSummary;
  /** Whether what we send reaches the patient. */
  isReached: boolean;
  side: "staff" | "patient";
  buttons: readonly ActionButton[];
  clock: ReaderClock;
  errors: readonly { message: string }[];
  idempotencyKey: string;
  cancelNotes: CancelNotes;
  /** What was paid for it. */
  money?: PaymentItem | null;
}

/** A page of its own for one action: what it is about, and the button that does it. */
export function ActionPage(props: ActionPageProps) {
  const { action, appointment, isReached, side, buttons, clock, errors, idempotencyKey } = props;
  const { t } = usePatientT();
  const staff = useStaffT(side);
  const words = useRefusalWords(side);
  const button = buttons.find((each) => each.action === action);
  const back = paths.appointment(appointment.id);
  if (!button) {
    const title = t("scheduling:details.title");
    return <NothingToDo {...{ action, appointment, clock, side, title }} back={{ href: back, label: title }} />;
  }
  const toldText = isReached ? "scheduling:ask.confirmText" : "scheduling:ask.confirmTextUnreached";
  const confirmText = staff
    ? staff.t(button.agreed && isReached ? "scheduling:agreed.text" : toldText)
    : t("scheduling:ask.confirmTextPatient");
  const cancelText =
    staff && !isReached ? staff.t("scheduling:ask.cancelTextUnreached") : t("scheduling:ask.cancelText");
  return (
    <>
      <PageHeader
        back={<BackLink href={back}>{t("scheduling:details.title")}</BackLink>}
        title={t(`scheduling:ask.${action}`)}
        lead={action === "cancel" ? cancelText : confirmText}
      />
      {errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      <Card>
        <Stack>
          <AppointmentFacts {...{ appointment, clock, side }} />
          {action === "cancel" && !button.reason && (
            <CancelNoteBanner
              notes={props.cancelNotes}
              money={props.money}
              zone={clock.isTheirs ? clock.zone : appointment.timeZone}
            />
          )}
          <ConfirmForm
            action={action}
            idempotencyKey={idempotencyKey}
            submit={{
              label: staff && button.agreed ? staff.t("scheduling:agreed.confirm") : t(`scheduling:actions.${action}`),
              tone: action === "cancel" ? "danger" : "primary",
              disabledReason: button.reason ? words(button.reason) : undefined,
            }}
            keep={{ label: t("common:actions.back"), href: back }}
            agreed={button.agreed}
            reasonLabel={action === "cancel" ? t("scheduling:ask.reason") : undefined}
            reasonHint={staff?.t("scheduling:ask.reasonHint")}
          >
            {staff && !button.reason && (
              <Checkbox
                name="doNotNotify"
                label={staff.t("scheduling:notify.nobody")}
                hint={staff.t("scheduling:notify.nobodyHint")}
              />
            )}
          </ConfirmForm>
        </Stack>
      </Card>
    </>
  );
}
