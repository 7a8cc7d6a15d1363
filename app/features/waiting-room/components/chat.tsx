import { useEffect, useRef, type ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { isolated } from "~/ui/base/isolated";
import { Card } from "~/ui/view/card";
import { ChatComposer } from "./chat-composer";
import { ChatFileLink } from "./chat-file";
import { ChatFileForm } from "./chat-file-form";
import { ChatBubble } from "./chat-message";
import { isNotesId, STAFF_CHAT } from "../domain/chat/chat-room";
import type { ChatMessage } from "../domain/rooms/room-state";
import type { LiveRoom } from "./room-props";
import { useReadMark } from "./use-read-mark";

export interface ChatProps {
  live: LiveRoom;
  roomId: string;
  chatRoomId: string;
  title: string;
  timeZone: string;
  /** Who may read what is written here. */
  hint?: string;
  /** Ready answers to choose from. */
  readyReplies?: readonly string[];
  /** It fills what holds it, as the panel beside a call does, and whether it is in sight there. */
  beside?: "seen" | "away";
}

/**
 * A chat of one appointment: its messages with how far they were read, those on their way, who is writing, and where to
 * write. Works by a plain form without script.
 */
export function Chat({ live, roomId, chatRoomId, title, timeZone, hint, readyReplies, beside }: ChatProps) {
  const { t, format } = usePatientT();
  const list = useRef<HTMLDivElement>(null);
  const chat = live.chatRooms.find(({ id }) => id === chatRoomId);
  const messages = chat?.messages ?? [];
  useReadMark(live, chatRoomId, beside !== "away");
  const pending = live.pending.filter((message) => message.chatRoomId === chatRoomId);
  const count = messages.length + pending.length;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count, beside]);
  const note = {
    sending: t("waiting-room:chat.sending"),
    sent: t("waiting-room:chat.sent"),
    failed: t("waiting-room:chat.failed"),
  };
  const noteOf = ({ senderId, seq, time }: ChatMessage) => {
    const at = format.time(time, timeZone);
    if (senderId !== live.self?.memberId) return at;
    return `${at} · ${t(seq <= (chat?.seenByOthers ?? 0) ? "rooms:chat.seen" : "waiting-room:chat.sent")}`;
  };
  const closed = Boolean(chat?.closed);
  const notes = isNotesId(chatRoomId) && chatRoomId !== STAFF_CHAT;
  const writing = live.typing.filter((each) => each.chatRoomId === chatRoomId).map((each) => each.displayName);
  return (
    <ChatPlace title={title} beside={beside !== undefined}>
      <div className={classNames("flex flex-col", beside ? "min-h-0 grow gap-2" : "gap-4")}>
        {hint && <p className="text-sm text-muted">{hint}</p>}
        <div
          ref={list}
          role="log"
          aria-label={title}
          tabIndex={0}
          className={classNames(
            "flex flex-col overflow-y-auto pe-1",
            beside ? "min-h-40 grow basis-40" : "max-h-96 min-h-16",
          )}
        >
          {count === 0 && !closed && (
            <p className="m-auto text-muted">{t(notes ? "rooms:chat.noNotes" : "waiting-room:chat.empty")}</p>
          )}
          <ol className="flex flex-col gap-3">
            {messages.map((message) => (
              <ChatBubble
                key={message.id}
                mine={message.senderId === live.self?.memberId}
                name={message.senderName}
                text={message.message}
                note={noteOf(message)}
              >
                {message.file && (
                  <ChatFileLink
                    file={message.file}
                    hrefOf={(fileId, asked) => paths.chatFile(roomId, chatRoomId, fileId, asked)}
                  />
                )}
              </ChatBubble>
            ))}
            {pending.map((message) => (
              <ChatBubble
                key={message.clientId}
                mine
                name=""
                text={message.message}
                note={note[message.state]}
                failed={message.state === "failed"}
              />
            ))}
          </ol>
        </div>
        <p role="status" className="min-h-5 text-sm text-muted">
          {writing.length > 0 && t("rooms:chat.writing", { names: format.list(writing) })}
        </p>
        <ChatComposer
          live={live}
          chatRoomId={chatRoomId}
          label={t(notes ? "rooms:chat.note" : "waiting-room:chat.message")}
          readyReplies={readyReplies}
          closed={closed}
        />
        {!isNotesId(chatRoomId) && !closed && <ChatFileForm roomId={roomId} chatRoomId={chatRoomId} />}
      </div>
    </ChatPlace>
  );
}

/** A card of the page, or all of the panel beside a call. */
function ChatPlace({ title, beside, children }: { title: string; beside: boolean; children: ReactNode }) {
  if (!beside) return <Card title={title}>{children}</Card>;
  return (
    <section aria-label={title} className="flex min-h-0 grow flex-col gap-2 overflow-y-auto p-3">
      <h2 className="text-sm font-semibold">{isolated(title)}</h2>
      {children}
    </section>
  );
}
