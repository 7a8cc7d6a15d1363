import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { TextLink } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import { StatusBadge } from "~/ui/view/status-badge";
import type { SummaryEntry } from "../../domain/consultations/summary";
import type { Work } from "../../domain/desk/work";

interface EntryListProps {
  entries: readonly SummaryEntry[];
  /** What can be done about one. */
  below?: (entry: SummaryEntry) => ReactNode;
  /** As which work one opens beside a consultation; undefined where it opens as a page. */
  opensAs?: (entry: SummaryEntry) => Work | undefined;
}

/** What came of a consultation, an entry each: what it is, what it says, and how it stands. */
export function EntryList({ entries, below, opensAs }: EntryListProps) {
  const { t } = usePatientT();
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => {
        const { id, name, lines, state, against, ended = false, draft, href } = entry;
        return (
          <li key={id} className="flex min-w-0 flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {href === null ? (
                <bdi className="font-semibold">{name}</bdi>
              ) : (
                <TextLink
                  href={href}
                  data-work={opensAs?.(entry)}
                  className="inline-flex min-h-11 items-center font-semibold"
                >
                  <bdi>{name}</bdi>
                </TextLink>
              )}
              {draft && <StatusBadge colour="orange">{t("consultations:draft")}</StatusBadge>}
              {state !== "" && !draft && !ended && <span className="text-sm text-muted">{state}</span>}
              {ended && <StatusBadge colour="dark-grey">{state}</StatusBadge>}
            </p>
            {against !== undefined && !ended && <p className="font-semibold text-danger-text">{against}</p>}
            {lines.map((line, index) => (
              <p
                key={index}
                dir="auto"
                className={classNames("max-w-prose whitespace-pre-line", ended && "text-muted line-through")}
              >
                {line}
              </p>
            ))}
            {below?.(entry)}
          </li>
        );
      })}
    </ul>
  );
}
