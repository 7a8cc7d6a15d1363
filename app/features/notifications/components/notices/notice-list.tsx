import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { NotificationItem } from "~/ui/shell/notification-panel";
import { EmptyState } from "~/ui/view/empty-state";

interface Notice {
  id: string;
  title: string;
  /** UTC ms. */
  at: number;
  read: boolean;
}

export interface NoticeListProps {
  notices: readonly Notice[];
  timeZone: string;
  /** Of each one's heading; 3 in the panel. */
  level?: 2 | 3;
}

/** What somebody was told of, newest first. Opening one marks it as read, hence a form. */
export function NoticeList({ notices, timeZone, level }: NoticeListProps) {
  const { t, format } = useT();
  if (notices.length === 0)
    return (
      <EmptyState icon="bell" title={t("notifications:panel.empty")}>
        {t("notifications:panel.emptyText")}
      </EmptyState>
    );
  return (
    <div>
      {notices.map(({ id, title, at, read }) => (
        <NotificationItem
          key={id}
          level={level}
          title={title}
          when={format.dateTime(at, timeZone, "medium")}
          dateTime={new Date(at).toISOString()}
          unreadLabel={read ? undefined : t("notifications:panel.unreadOne")}
        >
          <form method="post" action={paths.notifications()}>
            <input type="hidden" name="intent" value="open" />
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              tone="quiet"
              size="small"
              className="-ms-3"
              aria-label={`${t("notifications:panel.open")}: ${title}`}
            >
              {t("notifications:panel.open")}
            </Button>
          </form>
        </NotificationItem>
      ))}
    </div>
  );
}

/** Marks everything as read, in one press. */
export function ReadAllForm() {
  const { t } = useT();
  return (
    <form method="post" action={paths.notifications()} data-notices-read-all>
      <input type="hidden" name="intent" value="readAll" />
      <Button type="submit" tone="secondary" size="small">
        {t("notifications:panel.markAllRead")}
      </Button>
    </form>
  );
}
