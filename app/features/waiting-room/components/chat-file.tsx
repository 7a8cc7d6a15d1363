import { usePatientT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { shownAs } from "../domain/chat/chat-upload";
import type { ChatFile } from "../domain/rooms/room-state";

/** The address of a file as a download, or to be shown. */
export type FileHref = (fileId: string, asked?: { shown: 1 }) => string;

const BYTES_A_KILOBYTE = 1_000;
const BYTES_A_MEGABYTE = 1_000_000;

/** A file in a chat: a picture shows itself, a film is played; each is a link to the download, with its size. */
export function ChatFileLink({ file, hrefOf }: { file: ChatFile; hrefOf: FileHref }) {
  const { t } = usePatientT();
  const { id, name, sizeBytes } = file;
  const view = shownAs(file);
  const words =
    sizeBytes < BYTES_A_MEGABYTE
      ? t("rooms:file.named", { name, size: Math.max(1, Math.round(sizeBytes / BYTES_A_KILOBYTE)) })
      : t("rooms:file.namedMegabytes", { name, size: Math.round((sizeBytes * 10) / BYTES_A_MEGABYTE) / 10 });
  return (
    <div className="flex flex-col gap-2">
      {view === "film" && (
        <video
          controls
          preload="none"
          src={hrefOf(id, { shown: 1 })}
          aria-label={name}
          className="h-40 max-w-full self-start rounded-md bg-surface"
        />
      )}
      <a href={hrefOf(id)} download={name} className="flex min-h-11 flex-col justify-center gap-2 underline">
        {/* Of one height from the start: what loads later must not push the newest message out of sight. */}
        {view === "picture" && (
          <img
            src={hrefOf(id, { shown: 1 })}
            alt=""
            loading="lazy"
            className="h-40 max-w-full self-start rounded-md bg-surface object-contain"
          />
        )}
        <span className="flex items-center gap-2">
          <Icon name="document" className="size-5 shrink-0" />
          <span className="min-w-0 break-words" dir="auto">
            {words}
          </span>
        </span>
      </a>
    </div>
  );
}
