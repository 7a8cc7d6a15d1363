import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { isConfirmable, type HealthRecord, type RecordKindName } from "../../domain/records/record-kinds";
import { CodeName } from "../records/code-name";
import { useKindWords } from "../records/use-kind-words";
import { ROWS } from "../rows";
import { isolate } from "../../records/record-facts";

export interface OverviewSectionProps {
  kind: RecordKindName;
  base: string;
  words: string;
  /** Those that still matter. */
  records: readonly (HealthRecord & { codeName?: string })[];
  /** So many are on the list, with those that are over. */
  total: number;
  /** Who said that there is none, and when (UTC ms). */
  noneKnown: { authorName: string; at: number } | null;
  /** 'None known' is an answer of its own. */
  asksNone: boolean;
  mayAdd: boolean;
  /** Whose they are; undefined for the reader's own. */
  patient: string | undefined;
  timeZone: string;
  /** Today in the practice's time zone, YYYY-MM-DD; decides what is due. */
  today: string;
}

/** One part of the overview: the current records of a kind, or whether the patient is known to have none. */
export function OverviewSection({ kind, records, today, ...rest }: OverviewSectionProps) {
  const { base, words, total, mayAdd, patient } = rest;
  const { t } = useT();
  const say = useKindWords(words);
  const Row = ROWS[kind];
  const list = paths.recordList(base, { patient });
  return (
    <Card
      title={<TextLink href={list}>{say("title")}</TextLink>}
      padding="flush"
      actions={
        mayAdd && (
          <LinkButton
            href={paths.recordCreate(base, { patient })}
            tone="quiet"
            size="small"
            icon="plus"
            aria-label={say("add")}
          >
            {t("health-profile:add")}
          </LinkButton>
        )
      }
      footer={
        total > records.length && (
          <TextLink href={list} className="inline-flex min-h-11 items-center">
            {t("health-profile:all", { count: total })}
          </TextLink>
        )
      }
    >
      {records.length === 0 ? (
        <Nothing {...rest} />
      ) : (
        <ul className="divide-y divide-line">
          {records.map((record) => (
            <li key={record.id} className="flex flex-col gap-1 px-5 py-3 tablet:px-6">
              <Row record={record} today={today} asPatient={patient === undefined} />
              <CodeName name={record.codeName} />
              {record.verification === "UNCONFIRMED" && isConfirmable(kind) && (
                <span className="text-sm text-muted">{t("phr:written.unconfirmed")}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type NothingProps = Omit<OverviewSectionProps, "kind" | "records" | "today">;

/** Tells apart 'nobody has asked' and 'the patient has none': both leave the list empty. */
function Nothing({ words, total, noneKnown, asksNone, timeZone }: NothingProps) {
  const { t, format } = useT();
  const say = useKindWords(words);
  return (
    <div className="px-5 pb-5 tablet:px-6">
      {noneKnown ? (
        <p>
          <strong>{say("noneKnownSaid")}</strong>{" "}
          <span className="text-sm text-muted">
            {t("phr:none.said", { name: isolate(noneKnown.authorName), date: format.date(noneKnown.at, timeZone) })}
          </span>
        </p>
      ) : (
        <p className="text-muted">
          {t(
            total > 0
              ? "health-profile:nothingNow"
              : asksNone
                ? "health-profile:notAsked"
                : "health-profile:nothingEntered",
          )}
        </p>
      )}
    </div>
  );
}
