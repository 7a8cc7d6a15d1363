import type { ApiScope } from "~/kernel/api-scopes";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { DataTable } from "~/ui/view/data-table";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { ApiKeyState } from "../domain/connections/api-key-state";

/** A key as the screens show it. Instants in UTC ms. */
export interface ShownApiKey {
  id: string;
  name: string;
  prefix: string;
  scopes: readonly string[];
  state: ApiKeyState;
  createdAt: number;
  createdBy: string;
  adoptedBy: string | null;
  expiresAt: number | null;
  lastUsedAt: number | null;
  revokedAt: number | null;
}

const COLOURS: Readonly<Record<ApiKeyState, StatusColour>> = {
  ACTIVE: "green",
  STOPPED: "orange",
  EXPIRED: "light-grey",
  REVOKED: "dark-grey",
};

/** The state of a key, as a word with a colour. */
export function ApiKeyBadge({ state }: { state: ApiKeyState }) {
  const { t } = useT();
  return <StatusBadge colour={COLOURS[state]}>{t(`api-access:states.${state}`)}</StatusBadge>;
}

/** The beginning of a key, by which its owner tells it from others. */
export const KeyPrefix = ({ prefix }: { prefix: string }) => (
  <code dir="ltr" className="font-mono text-sm">
    {prefix}…
  </code>
);

/** What a key may do, in words; a scope that is no more shows its name. */
export function useScopeNames(): (scopes: readonly string[]) => string[] {
  const { t } = useT();
  return (scopes) => scopes.map((scope) => t(`api-access:scopes.${scope as ApiScope}`) || scope);
}

/** The organization's keys. */
export function ApiKeyTable({ keys, timeZone }: { keys: readonly ShownApiKey[]; timeZone: string }) {
  const { t, format } = useT();
  const names = useScopeNames();
  return (
    <DataTable
      caption={t("api-access:caption")}
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          header: t("api-access:columns.name"),
          lead: true,
          cell: ({ id, name }) => (
            <TextLink href={paths.apiKey(id)} className="inline-flex min-h-11 items-center font-semibold">
              <bdi>{name}</bdi>
            </TextLink>
          ),
        },
        { key: "key", header: t("api-access:columns.key"), cell: ({ prefix }) => <KeyPrefix prefix={prefix} /> },
        { key: "scopes", header: t("api-access:columns.scopes"), cell: ({ scopes }) => format.list(names(scopes)) },
        {
          key: "lastUsed",
          header: t("api-access:columns.lastUsed"),
          cell: ({ lastUsedAt }) =>
            lastUsedAt === null ? t("api-access:neverUsed") : format.dateTime(lastUsedAt, timeZone),
        },
        { key: "state", header: t("api-access:columns.state"), cell: ({ state }) => <ApiKeyBadge state={state} /> },
      ]}
    />
  );
}
