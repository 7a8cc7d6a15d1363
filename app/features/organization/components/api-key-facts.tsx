import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { RecordView } from "~/screens/record-view";
import { AskFirst } from "~/ui/action/ask-first";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { apiKeyFacts } from "../schemas/connections/api-key";
import { ApiKeyBadge, KeyPrefix, useScopeNames, type ShownApiKey } from "./api-key-table";

export interface ApiKeyFactsProps {
  apiKey: ShownApiKey;
  timeZone: string;
  /** Whether the reader owns the organization and so may take the key over. */
  mayAdopt: boolean;
  done: "revoked" | "adopted" | "again" | null;
}

/** Everything there is to know of one key, and the buttons that take it over and end it. */
export function ApiKeyFacts({ apiKey, timeZone, mayAdopt, done }: ApiKeyFactsProps) {
  const { t } = useT();
  const names = useScopeNames();
  const { state, createdAt, createdBy } = apiKey;
  return (
    <RecordView
      item={apiKey}
      facts={apiKeyFacts}
      timeZone={timeZone}
      back={<BackLink href={paths.apiKeys()}>{t("api-access:back")}</BackLink>}
      history={{ by: createdBy, at: createdAt }}
      cells={{
        state: () => <ApiKeyBadge state={state} />,
        prefix: ({ prefix }) => <KeyPrefix prefix={prefix} />,
        scopes: ({ scopes }) => (
          <ul className="list-disc ps-5">
            {names(scopes).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ),
      }}
      done={
        done && (
          <Banner tone={done === "again" ? "info" : "good"} live>
            {t(`api-access:done.${done}`)}
          </Banner>
        )
      }
    >
      {state === "STOPPED" && <StoppedKey mayAdopt={mayAdopt} />}
      {state !== "REVOKED" && (
        <form method="post" className="flex max-w-prose flex-col items-start gap-3">
          <p>{t("api-access:revokeText")}</p>
          <AskFirst name="intent" value="revoke" icon="trash" question={t("common:sure")} text={t("common:final")}>
            {t("api-access:revoke")}
          </AskFirst>
        </form>
      )}
    </RecordView>
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
