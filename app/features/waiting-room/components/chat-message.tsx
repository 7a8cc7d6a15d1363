import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";

export interface ChatBubbleProps {
  mine: boolean;
  name: string;
  text: string;
  /** Below the text: the time, or how the sending goes. */
  note: string;
  failed?: boolean;
  /** The file that was sent, in place of the text. */
  children?: ReactNode;
}

/** One message of a chat. */
export function ChatBubble({ mine, name, text, note, failed, children }: ChatBubbleProps) {
  const { t } = usePatientT();
  return (
    <li
      className={classNames("flex max-w-[85%] flex-col gap-1", mine ? "items-end self-end" : "items-start self-start")}
    >
      <span className="px-1 text-xs font-medium text-muted">{mine ? t("waiting-room:chat.you") : name}</span>
      <div
        dir="auto"
        className={classNames(
          "max-w-full rounded-lg px-[min(1rem,5vw)] py-2.5 wrap-anywhere whitespace-pre-wrap",
          mine ? "border border-brand-edge bg-brand text-brand-ink" : "border border-line bg-sunken",
        )}
      >
        {children ?? text}
      </div>
      <span
        className={classNames("px-1 text-xs tabular-nums", failed ? "font-semibold text-danger-text" : "text-muted")}
      >
        {note}
      </span>
    </li>
  );
}
