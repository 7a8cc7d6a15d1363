import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { EmptyState } from "~/ui/view/empty-state";
import type { AfterCall } from "../domain/sessions/after-call";
import type { AppointmentEnding } from "../domain/sessions/appointment-ending";
import type { AppointmentPresence } from "../domain/sessions/appointment-presence";
import { ClinicPhone } from "./clinic-phone";
import { usePlaceTime } from "./use-place-time";
import { AppointmentOver } from "./appointment-over";

export interface NotOpenProps {
  presence: Exclude<AppointmentPresence, { kind: "open" }>;
  doctor: string;
  timeZone: string;
  /** Of the appointment, epoch milliseconds. */
  startsAt: number;
  ending: AppointmentEnding | null;
  after: AfterCall | null;
  /** Of the clinic; empty where none is known. */
  phone: string;
  /** Address at which they confirm the new time; null if they may not. */
  confirmAction: string | null;
  /** What a confirmation was refused for. */
  refusal?: string | undefined;
}

/** Why the room does not let this appointment in now. */
export function NotOpen(props: NotOpenProps) {
  const { presence, doctor, timeZone, startsAt, ending, after, phone, confirmAction, refusal } = props;
  const { t, format } = useT();
  const placeTime = usePlaceTime();
  if (presence.kind === "over")
    return <AppointmentOver outcome={presence.outcome} {...{ doctor, ending, after, phone }} />;
  if (presence.kind === "early") {
    return (
      <EmptyState icon="clock" title={t("waiting-room:notYet.title")}>
        {t("waiting-room:notYet.text", {
          day: format.date(presence.opensAt, timeZone, "long"),
          time: t("common:timeInZone", {
            time: format.time(presence.opensAt, timeZone),
            zone: format.zoneName(timeZone, presence.opensAt),
          }),
        })}
      </EmptyState>
    );
  }
  if (presence.by === "patient") {
    return (
      <>
        {refusal && <Banner tone="warn" live title={refusal} />}
        <EmptyState
          icon="clock"
          title={t("waiting-room:notConfirmed.byYou")}
          action={confirmAction !== null && <ConfirmButton action={confirmAction} />}
        >
          <p>{t("waiting-room:notConfirmed.byYouText", { name: doctor, time: placeTime(startsAt, timeZone) })}</p>
          <ClinicPhone phone={phone} />
        </EmptyState>
      </>
    );
  }
  return (
    <EmptyState icon="clock" title={t("waiting-room:notConfirmed.title")}>
      <p>{t("waiting-room:notConfirmed.text")}</p>
      <ClinicPhone phone={phone} />
    </EmptyState>
  );
}

/** A plain form, so that it works without script, too. */
function ConfirmButton({ action }: { action: string }) {
  const { t } = useT();
  return (
    <form method="post" action={action}>
      <Button type="submit" name="intent" value="confirm" size="large" icon="check">
        {t("waiting-room:notConfirmed.confirm")}
      </Button>
    </form>
  );
}
