import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";

/** Out of the call, with the way back. */
export function CallOver({ reason, onAgain }: { reason: "left" | "taken" | "full"; onAgain: () => void }) {
  const { t } = useT();
  const words = {
    left: { title: t("video:left.title"), text: t("video:left.text"), again: t("video:left.again") },
    taken: { title: t("video:left.taken"), text: t("video:left.takenText"), again: t("video:left.here") },
    full: { title: t("video:left.full"), text: t("video:left.fullText"), again: t("video:check.tryAgain") },
  }[reason];
  return (
    <Card>
      <EmptyState icon="camera" title={words.title} action={<Button onClick={onAgain}>{words.again}</Button>}>
        {words.text}
      </EmptyState>
    </Card>
  );
}

/** The provider's page of an appointment that is over. */
export function AppointmentEnded({ roomId }: { roomId: string }) {
  const { t } = useT();
  return (
    <Card>
      <EmptyState
        icon="check"
        title={t("video:ended.title")}
        action={<LinkButton href={paths.waitingRoom(roomId)}>{t("video:ended.back")}</LinkButton>}
      >
        {t("video:ended.text")}
      </EmptyState>
    </Card>
  );
}
