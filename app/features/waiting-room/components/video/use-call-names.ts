import { useT } from "~/i18n/use-t";
import type { ShownAppointment, ShownRoom } from "../room-props";
import { useProviderName } from "../use-provider-name";

interface Named {
  room: ShownRoom;
  side: "staff" | "guest";
  appointment: ShownAppointment;
}

/** The call and the chat that a page shows; in a group session those that all share, once somebody is let in. */
export function useCallNames({ room, side, appointment }: Named) {
  const { t } = useT();
  const doctor = useProviderName(room);
  const { session, patientName, appointmentId } = appointment;
  const other = side === "staff" ? patientName : doctor;
  const own = { id: appointmentId, title: t("waiting-room:chat.with", { name: other }), hint: undefined };
  const hint = t(side === "staff" ? "video:group.chatHintStaff" : "video:group.chatHint");
  return {
    callId: session?.id ?? appointmentId,
    doctor,
    name: side === "staff" ? doctor : patientName,
    title: session ? t("video:group.title", { title: session.title }) : t("video:title", { name: other }),
    chatOf: (admitted: boolean) =>
      session && admitted ? { id: session.id, title: t("video:group.chat", { title: session.title }), hint } : own,
  };
}
