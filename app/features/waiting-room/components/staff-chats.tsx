import { useT } from "~/i18n/use-t";
import { notesIdOf } from "../domain/chat/chat-room";
import { Chat } from "./chat";
import { AppointmentGuests } from "./appointment-guests";
import type { LiveRoom } from "./room-props";

export interface StaffChatsProps {
  live: LiveRoom;
  roomId: string;
  appointmentId: string;
  /** Who came for the appointment. */
  name: string;
  timeZone: string;
  readyReplies: readonly string[];
}

/** What staff write about one appointment: to its patient, and beside that among themselves. */
export function StaffChats({ live, roomId, appointmentId, name, timeZone, readyReplies }: StaffChatsProps) {
  const { t } = useT();
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Chat
        live={live}
        roomId={roomId}
        chatRoomId={appointmentId}
        title={t("waiting-room:chat.with", { name })}
        timeZone={timeZone}
        readyReplies={readyReplies}
      />
      <Chat
        live={live}
        roomId={roomId}
        chatRoomId={notesIdOf(appointmentId)}
        title={t("rooms:chat.notes", { name })}
        hint={t("rooms:chat.notesHint")}
        timeZone={timeZone}
      />
      <AppointmentGuests live={live} appointmentId={appointmentId} />
    </div>
  );
}
