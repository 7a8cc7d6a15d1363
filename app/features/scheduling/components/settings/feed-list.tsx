import { useT } from "~/i18n/use-t";
import { RowButton } from "~/ui/action/row-button";
import { Card } from "~/ui/view/card";

interface FeedListProps {
  /** Instants in UTC ms. */
  feeds: readonly { id: string; showsNames: boolean; createdAt: number; lastReadAt: number | null }[];
  timeZone: string;
  /** A patient's own appointments: nobody else's name is in them. */
  isOwn?: boolean;
}

/** The addresses that open, each with when it was read last and the way to end it. */
export function FeedList({ feeds, timeZone, isOwn = false }: FeedListProps) {
  const { t, format } = useT();
  if (feeds.length === 0) return null;
  return (
    <Card title={t("calendar:feed.listTitle")}>
      <ul className="flex flex-col gap-4">
        {feeds.map(({ id, showsNames, createdAt, lastReadAt }) => {
          const made = t("calendar:feed.madeAt", { when: format.dateTime(createdAt, timeZone, "medium") });
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4 last:border-0 last:pb-0"
            >
              <div className="min-w-0">
                <p className="font-semibold">{made}</p>
                <p className="text-sm text-muted">
                  {lastReadAt === null
                    ? t("calendar:feed.neverRead")
                    : t("calendar:feed.lastRead", { when: format.dateTime(lastReadAt, timeZone, "medium") })}
                </p>
                {!isOwn && (
                  <p className="text-sm text-muted">
                    {t(showsNames ? "calendar:feed.withNames" : "calendar:feed.withInitials")}
                  </p>
                )}
              </div>
              <RowButton
                id={id}
                name="intent"
                value="revoke"
                tone="secondary"
                icon="trash"
                label={t("calendar:feed.revoke")}
                about={made}
                question={t("common:sure")}
                text={t("common:final")}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
