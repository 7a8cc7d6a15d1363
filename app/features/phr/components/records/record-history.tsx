import { useT } from "~/i18n/use-t";
import type { RecordField } from "~/screens/record-kind";
import { Card } from "~/ui/view/card";
import type { Considered } from "../../domain/checks/considered";
import { ConsideredWarnings } from "../checks/considered";
import { factWords } from "../../records/fact-words";
import { isolate, shownText } from "../../records/record-facts";
import { OFF_REASONS, SAVED_ANYWAY, type RecordChange, type RecordValues } from "../../domain/records/record-kinds";

interface ShownVersion {
  version: number;
  change: RecordChange;
  reason: string | null;
  note: string;
  /** What spoke against it, where it was saved all the same. */
  considered: readonly Considered[];
  authorName: string;
  /** UTC ms. */
  at: number;
  /** Names of the fields that this version changed. */
  fields: readonly string[];
  /** What those fields said before and say since, where the reader may read that. */
  said: { before: RecordValues; after: RecordValues } | null;
}

interface RecordHistoryProps {
  versions: readonly ShownVersion[];
  fields: Readonly<Record<string, RecordField>>;
  timeZone: string;
}

/** Who wrote what when, the newest first. */
export function RecordHistory({ versions, fields, timeZone }: RecordHistoryProps) {
  const { t, format } = useT();
  const named = (names: readonly string[]) =>
    format.list(names.flatMap((name) => (fields[name] ? [t(factWords(fields[name].label))] : [])));
  const reasonOf = (reason: string | null, note: string) => {
    if (reason === SAVED_ANYWAY) return [t("medicine-checks:savedAnyway"), note].filter(Boolean).join(": ");
    const known = OFF_REASONS.find((each) => each === reason);
    return note || (known ? t(`phr:off.reasons.${known}`) : "");
  };
  return (
    <Card title={t("phr:history.title")}>
      <ol className="flex flex-col gap-4">
        {versions.map(({ version, change, reason, note, considered, authorName, at, fields: changed, said }) => (
          <li key={version}>
            <p className="font-medium">{t(`phr:history.${change}`)}</p>
            <p className="text-sm text-muted">
              {t("phr:history.by", { name: isolate(authorName), date: format.dateTime(at, timeZone) })}
            </p>
            {(reason !== null || note !== "") && (
              <p className="wrap-anywhere">
                <bdi>{reasonOf(reason, note)}</bdi>
              </p>
            )}
            <ConsideredWarnings considered={considered} />
            {said && <Changes {...{ fields, changed, said }} />}
            {!said && changed.length > 0 && <p>{t("phr:history.fields", { fields: named(changed) })}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface ChangesProps {
  fields: RecordHistoryProps["fields"];
  changed: readonly string[];
  said: { before: RecordValues; after: RecordValues };
}

/** What each field said before, and what it says since. */
function Changes({ fields, changed, said: { before, after } }: ChangesProps) {
  const { t, format } = useT();
  return (
    <ul className="wrap-anywhere">
      {changed.map((name) => {
        const field = fields[name];
        if (!field) return null;
        const was = shownText(field, before[name], { t, format });
        const is = shownText(field, after[name], { t, format });
        if (was === is) return null;
        const change = was === "" ? "added" : is === "" ? "emptied" : "fromTo";
        const words = { field: t(factWords(field.label)), before: isolate(was), after: isolate(is) };
        return <li key={name}>{t(`phr:history.${change}`, words)}</li>;
      })}
    </ul>
  );
}
