import { useState, type FormEvent } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { CHAT_FILE_TYPES } from "../domain/chat/chat-file-types";
import { sendChatFile, type FileSending } from "../realtime/send-chat-file";

export interface ChatFileFormProps {
  roomId: string;
  chatRoomId: string;
}

/** Where a file is sent to a chat. Works by a plain form without script. */
export function ChatFileForm({ roomId, chatRoomId }: ChatFileFormProps) {
  const { t } = usePatientT();
  const [sending, setSending] = useState<FileSending>({ state: "none" });
  const address = paths.chatFiles(roomId, chatRoomId);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = await sendChatFile(address, new FormData(form), setSending);
    if (sent) form.reset();
  };
  const refusal = sending.state === "failed" ? (sending.refusal ?? t("rooms:file.failed")) : undefined;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-text">
        {t("rooms:file.title")}
      </summary>
      <form
        method="post"
        action={address}
        encType="multipart/form-data"
        onSubmit={(event) => void submit(event)}
        className="mt-2 flex flex-wrap items-end gap-3"
      >
        <div className="min-w-56 grow">
          <TextField
            name="file"
            id={`file-${chatRoomId}`}
            type="file"
            required
            accept={CHAT_FILE_TYPES}
            label={t("rooms:file.label")}
            hint={t("rooms:file.hint")}
            error={refusal}
          />
        </div>
        <Button type="submit" tone="secondary" icon="upload" busy={sending.state === "sending"}>
          {t("rooms:file.send")}
        </Button>
        <p role="status" className="sr-only">
          {sending.state === "sent" && t("rooms:file.sent")}
        </p>
      </form>
    </details>
  );
}
