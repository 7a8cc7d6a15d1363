import { Form } from "@remix-run/react";
import { useRef, useState, type FormEvent } from "react";
import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";
import { MAX_MESSAGE_LENGTH } from "../domain/rooms/room-limits";
import { ReadyReplies } from "./ready-replies";
import type { LiveRoom } from "./room-props";

/** While somebody writes, the others are told this often, in milliseconds. */
const TYPING_EVERY_MS = 3_000;

export interface ChatComposerProps {
  live: LiveRoom;
  chatRoomId: string;
  /** What is written here. */
  label: string;
  readyReplies?: readonly string[];
  /** The appointment is over: what was begun stays to be read, and cannot be sent. */
  closed: boolean;
}

/** Where a message is written, by hand or from a ready one. */
export function ChatComposer({ live, chatRoomId, label, readyReplies = [], closed }: ChatComposerProps) {
  const { t } = usePatientT();
  const [text, setText] = useState("");
  const toldAt = useRef(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message === "" || closed) return;
    live.send(chatRoomId, message);
    setText("");
    toldAt.current = 0;
  };
  const write = (written: string) => {
    setText(written);
    if (written === "" || Date.now() - toldAt.current < TYPING_EVERY_MS) return;
    toldAt.current = Date.now();
    live.act({ type: "TYPING", chatRoomId });
  };
  const over = <p className="text-muted">{t("rooms:chat.over")}</p>;
  if (closed && text === "") return over;
  return (
    <Form method="post" onSubmit={submit} className="flex flex-col gap-3">
      <input type="hidden" name="chatRoomId" value={chatRoomId} />
      <TextArea
        name="message"
        id={`message-${chatRoomId}`}
        label={label}
        rows={2}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        readOnly={closed}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
      />
      {closed ? (
        over
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <ReadyReplies replies={readyReplies} chatRoomId={chatRoomId} onChoose={write} />
          <Button type="submit" name="intent" value="send" icon="chat" className="ms-auto">
            {t("waiting-room:chat.send")}
          </Button>
        </div>
      )}
    </Form>
  );
}
