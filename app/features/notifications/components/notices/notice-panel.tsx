import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { NotificationPanel } from "~/ui/shell/notification-panel";
import { NoticeList, ReadAllForm, type NoticeListProps } from "./notice-list";

/** The newest notifications at the side of whatever page is open. The script of every page puts it there. */
export function NoticePanel({ unread, ...list }: NoticeListProps & { unread: boolean }) {
  const { t } = useT();
  return (
    <div data-notices-panel>
      <NotificationPanel
        title={t("notifications:panel.title")}
        action={
          <Button tone="quiet" square data-notices-close>
            <Icon name="close" />
            <VisuallyHidden>{t("common:actions.close")}</VisuallyHidden>
          </Button>
        }
      >
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-2">
          <TextLink href={paths.notifications()} className="inline-flex min-h-11 items-center">
            {t("notifications:panel.all")}
          </TextLink>
          {unread && <ReadAllForm />}
        </div>
        <NoticeList {...list} />
      </NotificationPanel>
    </div>
  );
}
