import { usePatientT } from "~/i18n/use-t";
import type { RecordMessage } from "../../domain/record/appointment-record";
import { ChatFileLink, type FileHref } from "../chat-file";

export interface RecordMessagesProps {
  title: string;
  messages: readonly RecordMessage[];
  timeZone: string;
  readerZone: string;
  hrefOf: FileHref;
}

/** What was written, in order; folded until somebody wants to read it. */
export function RecordMessages({ title, messages, timeZone, readerZone, hrefOf }: RecordMessagesProps) {
  const { format } = usePatientT();
  if (messages.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text underline underline-offset-4">
        {title}
      </summary>
      <ol className="mt-2 flex flex-col gap-4 border-s border-line ps-4">
        {messages.map(({ id, senderName, message, time, file }) => (
          <li key={id}>
            <p className="text-sm text-muted">
              <bdi className="font-semibold">{senderName}</bdi>{" "}
              <time dateTime={new Date(time).toISOString()}>{format.dateTimeInPlace(time, timeZone, readerZone)}</time>
            </p>
            {file ? (
              <ChatFileLink file={file} hrefOf={hrefOf} />
            ) : (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {message}
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
