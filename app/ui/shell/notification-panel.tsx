import { useId } from "react";
import type { ReactNode } from "react";

export interface NotificationPanelProps {
  title: string;
  /** Beside the title: a way to close it. */
  action?: ReactNode;
  /** NotificationItems, or an EmptyState. */
  children: ReactNode;
}

/** The panel of notifications at the far end of the screen, 350 px wide (the whole width of a small phone). */
export function NotificationPanel({ title, action, children }: NotificationPanelProps) {
  const titleId = useId();
  return (
    <aside
      aria-labelledby={titleId}
      className="float-in fixed end-0 top-(--bar-height) bottom-0 z-20 flex w-(--notification-width) max-w-full flex-col border-s border-line bg-surface shadow-float"
    >
      <header className="flex items-center justify-between gap-3 border-b border-line px-5 py-2.5">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        {action}
      </header>
      <div className="grow overflow-y-auto">{children}</div>
    </aside>
  );
}

export interface NotificationItemProps {
  title: string;
  /** When, in words. */
  when: string;
  /** ISO 8601, for machines. */
  dateTime: string;
  /** Not read yet: the words that say so. */
  unreadLabel?: string;
  /** Below what it stands: the panel's own title (3), or a page's (2). */
  level?: 2 | 3;
  children?: ReactNode;
}

/** One notification. */
export function NotificationItem({ title, when, dateTime, unreadLabel, level = 3, children }: NotificationItemProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="relative border-b border-line px-5 py-4 ps-9">
      {unreadLabel && (
        <span className="absolute start-4 top-6 size-2.5 rounded-full border border-brand-edge bg-brand">
          <span className="sr-only">{unreadLabel}</span>
        </span>
      )}
      <Heading className="text-base font-semibold">{title}</Heading>
      {children && <div className="text-sm">{children}</div>}
      <time dateTime={dateTime} className="text-sm text-muted">
        {when}
      </time>
    </article>
  );
}
