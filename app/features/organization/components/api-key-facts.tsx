import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { SummaryList, type SummaryRow } from "~/ui/view/summary-list";
import { ApiKeyBadge, KeyPrefix, useScopeNames, type ShownApiKey } from "./api-key-table";

export interface ApiKeyFactsProps {
  apiKey: ShownApiKey;
  timeZone: string;
  /** Whether the reader owns the organization and so may take the key over. */
  mayAdopt: boolean;
}

/** Everything there is to know of one key, and the buttons that take it over and end it. */
export function ApiKeyFacts({ apiKey, timeZone, mayAdopt }: ApiKeyFactsProps) {
  const { t, format } = useT();
  const names = useScopeNames();
  const { prefix, scopes, state, createdAt, createdBy, adoptedBy, expiresAt, lastUsedAt, revokedAt } = apiKey;
  const instant = (at: number) => format.dateTime(at, timeZone);
  const rows: SummaryRow[] = [
    { term: t("api-access:columns.state"), value: <ApiKeyBadge state={state} /> },
    { term: t("api-access:facts.key"), value: <KeyPrefix prefix={prefix} /> },
    {
      term: t("api-access:facts.scopes"),
      value: (
        <ul className="list-disc ps-5">
          {names(scopes).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ),
    },
    { term: t("api-access:facts.createdAt"), value: instant(createdAt) },
    ...(createdBy ? [{ term: t("api-access:facts.createdBy"), value: <bdi>{createdBy}</bdi> }] : []),
    ...(adoptedBy === null ? [] : [{ term: t("api-access:facts.adoptedBy"), value: <bdi>{adoptedBy}</bdi> }]),
    {
      term: t("api-access:facts.expiresAt"),
      value: expiresAt === null ? t("api-access:neverExpires") : instant(expiresAt),
    },
    {
      term: t("api-access:facts.lastUsedAt"),
      value: lastUsedAt === null ? t("api-access:neverUsed") : instant(lastUsedAt),
    },
    ...(revokedAt === null ? [] : [{ term: t("api-access:facts.revokedAt"), value: instant(revokedAt) }]),
  ];
  return (
    <>
      <Card>
        <SummaryList rows={rows} />
      </Card>
      {state === "STOPPED" && <StoppedKey mayAdopt={mayAdopt} />}
      {state !== "REVOKED" && (
        <form method="post" className="flex max-w-prose flex-col items-start gap-3">
          <p>{t("api-access:revokeText")}</p>
          <AskFirst name="intent" value="revoke" icon="trash" question={t("common:sure")} text={t("common:final")}>
            {t("api-access:revoke")}
          </AskFirst>
        </form>
      )}
    </>
  );
}

/** A key whose maker may not have it any more: it opens nothing until the owner takes it over. */
function StoppedKey({ mayAdopt }: { mayAdopt: boolean }) {
  const { t } = useT();
  return (
    <form method="post" className="flex max-w-prose flex-col items-start gap-3">
      <p>{t(mayAdopt ? "api-access:stopped.text" : "api-access:stopped.ownerText")}</p>
      {mayAdopt && (
        <Button type="submit" name="intent" value="adopt" tone="secondary">
          {t("api-access:stopped.adopt")}
        </Button>
      )}
    </form>
  );
}
