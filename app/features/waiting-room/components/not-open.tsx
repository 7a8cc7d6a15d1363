import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { EmptyState } from "~/ui/view/empty-state";
import type { VisitEnding } from "../domain/sessions/visit-ending";
import type { VisitPresence } from "../domain/sessions/visit-presence";
import { ClinicPhone } from "./clinic-phone";
import { usePlaceTime } from "./use-place-time";
import { VisitOver } from "./visit-over";

export interface NotOpenProps {
  presence: Exclude<VisitPresence, { kind: "open" }>;
  doctor: string;
  timeZone: string;
  /** Of the appointment, epoch milliseconds. */
  startsAt: number;
  ending: VisitEnding | null;
  /** Of the clinic; empty where none is known. */
  phone: string;
  /** Where they confirm the time that waits for it; null for whoever may not. */
  confirmAction: string | null;
  /** What a confirmation was refused for. */
  refusal?: string | undefined;
}

/** Why the room does not let this visit in now. */
export function NotOpen({ presence, doctor, timeZone, startsAt, ending, phone, confirmAction, refusal }: NotOpenProps) {
  const { t } = useT();
  const placeTime = usePlaceTime();
  if (presence.kind === "over") return <VisitOver outcome={presence.outcome} {...{ doctor, ending, phone }} />;
  if (presence.kind === "early") {
    return (
      <EmptyState icon="clock" title={t("waiting-room:notYet.title")}>
        {t("waiting-room:notYet.text", { time: placeTime(presence.opensAt, timeZone) })}
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
