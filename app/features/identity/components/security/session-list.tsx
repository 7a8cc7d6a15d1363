import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { RowButton } from "~/ui/action/row-button";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";

interface Session {
  id: string;
  device: string;
  place: string;
  /** UTC ms. */
  lastSeenAt: number;
  current: boolean;
}

export interface SessionListProps {
  sessions: readonly Session[];
  timeZone: string;
}

/** Where the user is signed in, each place with a way out. */
export function SessionList({ sessions, timeZone }: SessionListProps) {
  const { t, format } = useT();
  const nameOf = ({ device }: Session) => device || t("security:sessions.unknownDevice");
  const columns: Column<Session>[] = [
    {
      key: "device",
      header: t("security:sessions.device"),
      lead: true,
      cell: (one) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold">{nameOf(one)}</bdi>
          {one.current && <StatusBadge colour="green">{t("security:sessions.this")}</StatusBadge>}
        </span>
      ),
    },
    {
      key: "place",
      header: t("security:sessions.place"),
      cell: ({ place }) => (place ? format.countryName(place) : t("security:sessions.unknownPlace")),
    },
    {
      key: "lastSeen",
      header: t("security:sessions.lastSeen"),
      cell: ({ lastSeenAt }) => format.dateTime(lastSeenAt, timeZone, "medium"),
    },
    {
      key: "end",
      header: t("security:sessions.end"),
      actions: true,
      cell: (one) =>
        !one.current && (
          <RowButton
            id={one.id}
            name="intent"
            value="end"
            tone="secondary"
            size="small"
            label={t("security:sessions.end")}
            about={nameOf(one)}
            question={t("common:sure")}
          />
        ),
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      <DataTable caption={t("security:sessions.title")} columns={columns} rows={sessions} rowKey={({ id }) => id} />
      {sessions.length > 1 ? (
        <form method="post">
          <AskFirst name="intent" value="endOthers" icon="sign-out" question={t("common:sure")}>
            {t("security:sessions.endOthers")}
          </AskFirst>
        </form>
      ) : (
        <p className="text-muted">{t("security:sessions.onlyThis")}</p>
      )}
    </div>
  );
}
