import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";
import type { VisitOutcome } from "../domain/room-state";

/** The kind end of a visit, however it ended. */
export function VisitOver({ outcome, doctor }: { outcome: VisitOutcome; doctor: string }) {
  const { t } = usePatientT();
  const again = (
    <LinkButton href={paths.booking()} icon="calendar">
      {t(`waiting-room:${outcome}.bookAgain`)}
    </LinkButton>
  );
  if (outcome === "canceled") {
    return (
      <Panel title={t("waiting-room:canceled.title")} icon="calendar" actions={again}>
        <p>{t("waiting-room:canceled.text")}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t("waiting-room:concluded.title")} icon="heart" actions={again}>
      <p>{t("waiting-room:concluded.withDoctor", { name: doctor })}</p>
      <p>{t("waiting-room:concluded.text")}</p>
      <p className="mt-4 text-base text-muted">{t("waiting-room:concluded.leave")}</p>
    </Panel>
  );
}
