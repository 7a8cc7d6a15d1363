import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import type { ShownAppointment } from "../room-props";

/** The way from the waiting room into an appointment's video; nothing for an appointment in person. */
export function VideoLink({
  appointment,
  roomId,
  small,
  tone = small ? "secondary" : "primary",
}: {
  appointment: ShownAppointment | undefined;
  roomId: string;
  small?: boolean;
  tone?: "primary" | "secondary";
}) {
  const { t } = usePatientT();
  if (appointment?.type !== "video") return null;
  return (
    <LinkButton
      href={paths.waitingRoomVideo(roomId, appointment.appointmentId, { enter: "now" })}
      size={small ? "small" : "large"}
      tone={tone}
      icon="camera"
    >
      {t("waiting-room:video.join")}
    </LinkButton>
  );
}
