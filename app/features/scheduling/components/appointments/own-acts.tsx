import { usePatientT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import { ownStep } from "../../domain/appointments/own-next-step";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { useRefusalWords } from "./use-refusal-words";

interface OwnActsProps {
  appointment: AppointmentSummary;
  buttons: readonly ActionButton[];
  /** UTC ms. */
  now: number;
  /** The address of the way there; null where nobody goes anywhere. */
  wayThere: string | null;
  /** Confirming says that it was they who asked. */
  proves?: boolean;
  idempotencyKey: string;
  /** Where the answer is posted to, and where the other acts lead. */
  hrefs: { confirm: string; reschedule: string; cancel: string; calendar: string | null };
}

/** What a patient can do about their appointment: to answer or to find the way first, then to change it. */
export function OwnActs(props: OwnActsProps) {
  const { appointment, buttons, now, wayThere, proves = false, idempotencyKey, hrefs } = props;
  const { t } = usePatientT();
  const words = useRefusalWords("patient");
  const of = (action: ActionButton["action"]) => buttons.find((button) => button.action === action);
  const reasonOf = (button: ActionButton) => (button.reason ? words(button.reason) : undefined);
  const [confirm, reschedule, cancel] = [of("confirm"), of("reschedule"), of("cancel")];
  return (
    <>
      {confirm && (
        <form method="post" action={hrefs.confirm}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Button type="submit" icon="check" disabledReason={reasonOf(confirm)}>
            {t(proves ? "requests:proof.action" : "booking:manage.confirm")}
          </Button>
        </form>
      )}
      {wayThere && ownStep(appointment, now) === "directions" && (
        <LinkButton href={wayThere} rel="noopener" icon="pin">
          {t("front:places.directions")}
        </LinkButton>
      )}
      {hrefs.calendar !== null && (
        <LinkButton href={hrefs.calendar} tone="secondary" icon="download">
          {t("booking:done.addToCalendar")}
        </LinkButton>
      )}
      {reschedule && (
        <LinkButton href={hrefs.reschedule} tone="secondary" icon="calendar" disabledReason={reasonOf(reschedule)}>
          {t("booking:manage.reschedule")}
        </LinkButton>
      )}
      {cancel && (
        <LinkButton href={hrefs.cancel} tone="secondary" icon="close" disabledReason={reasonOf(cancel)}>
          {t("booking:manage.cancel")}
        </LinkButton>
      )}
    </>
  );
}
