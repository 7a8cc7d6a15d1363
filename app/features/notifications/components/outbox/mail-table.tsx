import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import type { Channel } from "../../domain/preferences/channel";
import { DataTable, type Column } from "~/ui/view/data-table";

interface MailLine {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string;
  /** UTC ms. */
  at: number;
}

export interface MailTableProps {
  mails: readonly MailLine[];
  timeZone: string;
}

/** The mails, each by its subject. */
export function MailTable({ mails, timeZone }: MailTableProps) {
  const { t, format } = useT();
  const columns: Column<MailLine>[] = [
    {
      key: "subject",
      header: t("notifications:outbox.subject"),
      lead: true,
      cell: ({ id, subject }) => (
        <TextLink href={paths.developmentMail(id)} className="inline-flex min-h-11 items-center">
          <bdi>{subject}</bdi>
        </TextLink>
      ),
    },
    {
      key: "channel",
      header: t("channels:sent.channel"),
      cell: ({ channel }) => t(`channels:channel.${channel}`),
    },
    { key: "to", header: t("notifications:outbox.to"), cell: ({ recipient }) => <bdi>{recipient}</bdi> },
    { key: "at", header: t("notifications:outbox.at"), cell: ({ at }) => format.dateTime(at, timeZone) },
  ];
  return <DataTable caption={t("notifications:outbox.title")} columns={columns} rows={mails} rowKey={({ id }) => id} />;
}
