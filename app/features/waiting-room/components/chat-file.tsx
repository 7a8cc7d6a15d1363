import { usePatientT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import type { ChatFile } from "../domain/rooms/room-state";

const BYTES_A_KILOBYTE = 1_000;

/** A file in a chat: a picture shows itself; each is a link to the download, with its size. */
export function ChatFileLink({ file, href }: { file: ChatFile; href: string }) {
  const { t } = usePatientT();
  const picture = file.contentType.startsWith("image/");
  const size = Math.max(1, Math.round(file.sizeBytes / BYTES_A_KILOBYTE));
  return (
    <a href={href} download={file.name} className="flex min-h-11 flex-col justify-center gap-2 underline">
      {/* Of one height from the start: what loads later must not push the newest message out of sight. */}
      {picture && (
        <img
          src={href}
          alt=""
          loading="lazy"
          className="h-40 max-w-full self-start rounded-md bg-surface object-contain"
        />
      )}
      <span className="flex items-center gap-2">
        <Icon name="document" className="size-5 shrink-0" />
        <span className="min-w-0 break-words" dir="auto">
          {t("rooms:file.named", { name: file.name, size })}
        </span>
      </span>
    </a>
  );
}
