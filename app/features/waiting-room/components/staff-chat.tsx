import { useId, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { STAFF_CHAT } from "../domain/chat/chat-room";
import { unreadIn } from "../realtime/room-client-marks";
import { Chat } from "./chat";
import type { LiveRoom } from "./room-props";

export interface StaffChatProps {
  live: LiveRoom;
  roomId: string;
  timeZone: string;
}

/** The chat of a room's staff among themselves; closed it tells how much in it is new. */
export function StaffChat({ live, roomId, timeZone }: StaffChatProps) {
  const { t } = useT();
  const [open, setOpen] = useState(false);
  const id = useId();
  const chat = live.chatRooms.find((each) => each.id === STAFF_CHAT);
  const unread = unreadIn(chat, live.self?.memberId);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="secondary" icon="chat" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t("rooms:staffChat.title")}
        </Button>
        <p role="status" className="text-sm font-semibold text-brand-text">
          {!open && unread > 0 && t("waiting-room:chat.unread", { count: unread })}
        </p>
      </div>
      <div id={id}>
        {open && (
          <Chat
            live={live}
            roomId={roomId}
            chatRoomId={STAFF_CHAT}
            title={t("rooms:staffChat.title")}
            hint={t("rooms:staffChat.hint")}
            timeZone={timeZone}
          />
        )}
      </div>
    </div>
  );
}
