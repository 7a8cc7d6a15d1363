import { useT } from "~/i18n/use-t";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";

interface MarketingLine {
  id: string;
  subject: string;
  state: "DRAFT" | "SENDING" | "SENT";
  queued: number;
  /** UTC ms. */
  createdAt: number;
}

/** The messages that went out, or are going out. */
export function MarketingTable({ messages, timeZone }: { messages: readonly MarketingLine[]; timeZone: string }) {
  const { t, format } = useT();
  const columns: Column<MarketingLine>[] = [
    {
      key: "subject",
      header: t("marketing:form.subject"),
      lead: true,
      cell: ({ subject }) => <bdi>{subject}</bdi>,
    },
    { key: "at", header: t("marketing:table.at"), cell: ({ createdAt }) => format.dateTime(createdAt, timeZone) },
    { key: "to", header: t("marketing:table.to"), cell: ({ queued }) => format.number(queued) },
    {
      key: "state",
      header: t("marketing:table.state"),
      cell: ({ state }) => (
        <StatusBadge colour={state === "SENT" ? "green" : "light-blue"}>
          {t(state === "SENT" ? "marketing:table.sent" : "marketing:table.sending")}
        </StatusBadge>
      ),
    },
  ];
  return <DataTable caption={t("marketing:table.title")} columns={columns} rows={messages} rowKey={({ id }) => id} />;
}
