import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";
import type { AppointmentOutcome } from "../domain/rooms/room-state";
import type { AfterCall } from "../domain/sessions/after-call";
import type { AppointmentEnding } from "../domain/sessions/appointment-ending";
import { ClinicPhone } from "./clinic-phone";

export interface AppointmentOverProps {
  outcome: AppointmentOutcome;
  doctor: string;
  /** How it came not to take place, once the page knows it. */
  ending: AppointmentEnding | null;
  /** Where what is kept of it is found; null where that is not known yet, and where they have no such page. */
  after?: AfterCall | null;
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
export function AppointmentOver({ outcome, doctor, ending, after = null, phone }: AppointmentOverProps) {
  const { t, format } = usePatientT();
  const words = useEndingWords(ending);
  const again = (
    <LinkButton href={paths.booking()} icon="calendar" tone={after ? "secondary" : "primary"}>
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
  const kept = after?.kept.map((one) => t(`waiting-room:concluded.kept.${one}`)) ?? [];
  return (
    <Panel
      title={t("waiting-room:concluded.title")}
      icon="heart"
      actions={
        <>
          {after && (
            <LinkButton href={after.href} icon="eye">
              {t("waiting-room:concluded.page")}
            </LinkButton>
          )}
          {again}
        </>
      }
    >
      <p>{t("waiting-room:concluded.withDoctor", { name: doctor })}</p>
      <p>{t("waiting-room:concluded.text")}</p>
      {after && (
        <p className="mt-4">
          {kept.length > 0 && `${t("waiting-room:concluded.has", { what: format.list(kept) })} `}
          {!after.kept.includes("summary") && t("waiting-room:concluded.later", { name: doctor })}
        </p>
      )}
      <ClinicPhone phone={phone} />
    </Panel>
  );
}
