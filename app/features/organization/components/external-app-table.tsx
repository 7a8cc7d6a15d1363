import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { TextLink } from "~/ui/base/link";
import { DataTable } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";
import { KeyPrefix } from "./api-key-table";

/** An external app as its list shows it. Instants in UTC ms. */
interface ShownApp {
  id: string;
  name: string;
  disabledAt: number | null;
  apiKeyId: string | null;
  prefix: string | null;
  lastUsedAt: number | null;
}

/** The organization's external apps; each can be revoked where it stands. */
export function ExternalAppTable({ apps, timeZone }: { apps: readonly ShownApp[]; timeZone: string }) {
  const { t, format } = useT();
  return (
    <DataTable
      caption={t("api-access:apps.title")}
      rows={apps}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          header: t("api-access:apps.columns.name"),
          lead: true,
          cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
        },
        {
          key: "key",
          header: t("api-access:apps.columns.key"),
          cell: ({ apiKeyId, prefix }) =>
            apiKeyId && prefix ? (
              <TextLink href={paths.apiKey(apiKeyId)}>
                <KeyPrefix prefix={prefix} />
              </TextLink>
            ) : (
              t("api-access:apps.noKey")
            ),
        },
        {
          key: "lastUsed",
          header: t("api-access:apps.columns.lastUsed"),
          cell: ({ lastUsedAt }) =>
            lastUsedAt === null ? t("api-access:neverUsed") : format.dateTime(lastUsedAt, timeZone),
        },
        {
          key: "state",
          header: t("api-access:apps.columns.state"),
          cell: ({ disabledAt }) => (
            <StatusBadge colour={disabledAt === null ? "green" : "dark-grey"}>
              {t(disabledAt === null ? "api-access:apps.states.active" : "api-access:apps.states.revoked")}
            </StatusBadge>
          ),
        },
        {
          key: "actions",
          header: t("api-access:apps.columns.actions"),
          actions: true,
          cell: ({ id, name, disabledAt }) =>
            disabledAt === null ? (
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <AskFirst
                  name="intent"
                  value="disable"
                  size="small"
                  aria-label={t("api-access:apps.revokeNamed", { name })}
                  question={t("common:sure")}
                  text={t("common:final")}
                >
                  {t("api-access:apps.revoke")}
                </AskFirst>
              </form>
            ) : (
              "–"
            ),
        },
      ]}
    />
  );
}
