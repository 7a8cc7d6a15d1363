import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import type { ShownVisit } from "../room-props";

/** The way from the waiting room into a visit's video; nothing for a visit in person. */
export function VideoLink({
  visit,
  roomId,
  small,
}: {
  visit: ShownVisit | undefined;
  roomId: string;
  small?: boolean;
}) {
  const { t } = usePatientT();
  if (visit?.type !== "video") return null;
  return (
    <LinkButton
      href={paths.waitingRoomVideo(roomId, visit.appointmentId)}
      size={small ? "small" : "large"}
      tone={small ? "secondary" : "primary"}
      icon="camera"
    >
      {t("waiting-room:video.join")}
    </LinkButton>
  );
}
