import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";
import type { AppointmentOutcome } from "../domain/rooms/room-state";
import type { AppointmentEnding } from "../domain/sessions/appointment-ending";
import { ClinicPhone } from "./clinic-phone";

export interface AppointmentOverProps {
  outcome: AppointmentOutcome;
  doctor: string;
  /** How it came not to take place, once the page knows it. */
  ending: AppointmentEnding | null;
  /** Of the clinic; empty where none is known. */
  phone: string;
}

/** Who called the appointment off, as far as it is known. */
function useEndingWords(ending: AppointmentEnding | null): { title: string; text: string } {
  const { t } = usePatientT();
  if (ending?.how === "canceled" && ending.by !== null)
    return {
      title: t("waiting-room:canceled.title"),
      text: t(ending.by === "clinic" ? "waiting-room:canceled.byClinic" : "waiting-room:canceled.byYou"),
    };
  if (!ending || ending.how === "canceled")
    return { title: t("waiting-room:canceled.title"), text: t("waiting-room:canceled.text") };
  return { title: t(`waiting-room:ended.${ending.how}`), text: t(`waiting-room:ended.${ending.how}Text`) };
}

/** The kind end of an appointment, however it ended. */
export function AppointmentOver({ outcome, doctor, ending, phone }: AppointmentOverProps) {
  const { t } = usePatientT();
  const words = useEndingWords(ending);
  const again = (
    <LinkButton href={paths.booking()} icon="calendar">
      {t(`waiting-room:${outcome}.bookAgain`)}
    </LinkButton>
  );
  if (outcome === "canceled") {
    return (
      <Panel title={words.title} icon="calendar" actions={again}>
        <p>{words.text}</p>
        {ending && ending.reason !== "" && (
          <p className="mt-2">
            {t("waiting-room:canceled.reason")} <bdi>{ending.reason}</bdi>
          </p>
        )}
        <ClinicPhone phone={phone} />
      </Panel>
    );
  }
  return (
    <Panel title={t("waiting-room:concluded.title")} icon="heart" actions={again}>
      <p>{t("waiting-room:concluded.withDoctor", { name: doctor })}</p>
      <p>{t("waiting-room:concluded.text")}</p>
      <p className="mt-4">{t("waiting-room:concluded.record")}</p>
      <p className="mt-4 text-base text-muted">{t("waiting-room:concluded.leave")}</p>
    </Panel>
  );
}
