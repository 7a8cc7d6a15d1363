import { useEffect, useRef, useState, type FormEvent } from "react";
import { Form } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";
import { Card } from "~/ui/view/card";
import { MAX_MESSAGE_LENGTH } from "../domain/room-limits";
import { ChatBubble } from "./chat-message";
import type { LiveRoom } from "./room-props";

export interface ChatProps {
  live: LiveRoom;
  chatRoomId: string;
  title: string;
  timeZone: string;
}

/** A chat of one visit: its messages, those on their way, and where to write. Works by a plain form without script. */
export function Chat({ live, chatRoomId, title, timeZone }: ChatProps) {
  const { t, format } = useT();
  const list = useRef<HTMLDivElement>(null);
  const messages = live.chatRooms.find((chat) => chat.id === chatRoomId)?.messages ?? [];
  const pending = live.pending.filter((message) => message.chatRoomId === chatRoomId);
  const count = messages.length + pending.length;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  const note = {
    sending: t("waiting-room:chat.sending"),
    sent: t("waiting-room:chat.sent"),
    failed: t("waiting-room:chat.failed"),
  };
  return (
    <Card title={title}>
      <div className="flex flex-col gap-4">
        <div
          ref={list}
          role="log"
          aria-label={title}
          tabIndex={0}
          className="flex max-h-96 min-h-40 flex-col overflow-y-auto pe-1"
        >
          {count === 0 && <p className="m-auto text-muted">{t("waiting-room:chat.empty")}</p>}
          <ol className="flex flex-col gap-3">
            {messages.map((message) => (
              <ChatBubble
                key={message.id}
                mine={message.senderId === live.self?.memberId}
                name={message.senderName}
                text={message.message}
                note={format.time(message.time, timeZone)}
              />
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
        <Composer send={(text) => live.send(chatRoomId, text)} chatRoomId={chatRoomId} />
      </div>
    </Card>
  );
}

function Composer({ send, chatRoomId }: { send: (text: string) => void; chatRoomId: string }) {
  const { t } = useT();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message === "") return;
    send(message);
    setText("");
  };
  return (
    <Form method="post" onSubmit={submit} className="flex flex-col gap-3">
      <input type="hidden" name="chatRoomId" value={chatRoomId} />
      <TextArea
        name="message"
        id={`message-${chatRoomId}`}
        label={t("waiting-room:chat.message")}
        rows={2}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
      />
      <div className="flex justify-end">
        <Button type="submit" name="intent" value="send" icon="chat">
          {t("waiting-room:chat.send")}
        </Button>
      </div>
    </Form>
  );
}
