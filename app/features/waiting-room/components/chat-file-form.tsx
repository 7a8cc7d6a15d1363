import { useCallback, useRef, type FormEvent } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { ProgressBar } from "~/ui/view/progress-bar";
import { CHAT_FILE_TYPES } from "../domain/chat/chat-file-types";
import type { FileSending } from "../realtime/send-chat-file";
import { useChatFile } from "./use-chat-file";

export interface ChatFileFormProps {
  roomId: string;
  chatRoomId: string;
}

/** Why a file is not there, in words. */
function useRefusal(sending: FileSending): string | undefined {
  const { t } = usePatientT();
  if (sending.state !== "failed") return undefined;
  const said = { line: t("rooms:file.line"), unreadable: t("rooms:file.unreadable"), refused: t("rooms:file.failed") };
  return sending.refusal || said[sending.why];
}

/** How far a file is; a screen reader is told every tenth. */
function FileProgress({ percent, onStop }: { percent: number; onStop: () => void }) {
  const { t } = usePatientT();
  return (
    <div className="flex w-full flex-col gap-2">
      <ProgressBar percent={percent} label={t("rooms:file.progressLabel")} />
      <div className="flex flex-wrap items-center gap-3">
        <p aria-hidden="true" className="text-sm text-muted tabular-nums">
          {t("rooms:file.progress", { percent })}
        </p>
        <p role="status" className="sr-only">
          {t("rooms:file.progress", { percent: percent - (percent % 10) })}
        </p>
        <Button tone="quiet" size="small" onClick={onStop}>
          {t("rooms:file.stop")}
        </Button>
      </div>
    </div>
  );
}

/**
 * Where a file is sent to a chat: with script up to 500 MB, in parts and with their progress; without it up to 10 MB, by
 * a plain form.
 */
export function ChatFileForm({ roomId, chatRoomId }: ChatFileFormProps) {
  const { t } = usePatientT();
  const inParts = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { sending, send, stop } = useChatFile(
    paths.chatUploads(roomId, chatRoomId),
    useCallback(() => form.current?.reset(), []),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get("file");
    if (!(file instanceof File)) return;
    event.preventDefault();
    send(file);
  };
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-text">
        {t("rooms:file.title")}
      </summary>
      <form
        ref={form}
        method="post"
        action={paths.chatFiles(roomId, chatRoomId)}
        encType="multipart/form-data"
        onSubmit={submit}
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
            hint={t(inParts ? "rooms:file.hintParts" : "rooms:file.hint")}
            error={useRefusal(sending)}
          />
        </div>
        <Button type="submit" tone="secondary" icon="upload" busy={sending.state === "sending"}>
          {t("rooms:file.send")}
        </Button>
        {sending.state === "sending" && <FileProgress percent={sending.percent} onStop={stop} />}
        <p role="status" className="sr-only">
          {sending.state === "sent" && t("rooms:file.sent")}
        </p>
      </form>
    </details>
  );
}
