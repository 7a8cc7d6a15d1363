import type { ReactNode } from "react";
import { classNames } from "../base/class-names";
import { isolated } from "../base/isolated";
import { TextLink } from "../base/link";
import { VisuallyHidden } from "../base/visually-hidden";

export interface SummaryRow {
  term: string;
  value: ReactNode;
  /** A way to change it; `about` is heard after the label, so that "Change" says what. */
  change?: { label: string; about: string } & ({ href: string } | { submit: { name: string; value: string } });
}

interface SummaryListProps {
  rows: readonly SummaryRow[];
  /**
   * `grid` for facts to be scanned: side by side, each below its term; `pairs` in a narrow place, two in a line;
   * `stacked` where a term is as long as a question: each value below its term at every width.
   */
  layout?: "list" | "grid" | "pairs" | "stacked";
}

/** Answers to check before they are sent, or facts about one thing. */
export function SummaryList({ rows, layout = "list" }: SummaryListProps) {
  if (layout === "grid" || layout === "pairs") return <SummaryGrid rows={rows} pairs={layout === "pairs"} />;
  const beside = layout === "list";
  return (
    <div className="@container">
      <dl
        className={classNames(
          "grid grid-cols-[1fr_auto] gap-x-4 divide-y divide-line",
          beside && "@min-[34rem]:grid-cols-[minmax(9rem,auto)_1fr_auto] @min-[34rem]:gap-x-8",
        )}
      >
        {rows.map((row) => (
          <div
            key={row.term}
            className="col-span-full grid grid-cols-subgrid items-baseline gap-y-0.5 py-3.5 first:pt-0 last:pb-0"
          >
            <dt className={classNames("col-start-1 text-muted", beside && "text-sm @min-[34rem]:text-base")}>
              {row.term}
            </dt>
            <dd
              className={classNames(
                "col-start-1 min-w-0 font-medium wrap-anywhere whitespace-pre-line",
                beside && "@min-[34rem]:col-start-2",
              )}
            >
              {isolated(row.value)}
            </dd>
            {row.change && (
              <dd
                className={classNames(
                  "col-start-2 row-span-2 row-start-1 -my-2.5 self-center",
                  beside && "@min-[34rem]:col-start-3 @min-[34rem]:row-span-1 @min-[34rem]:self-baseline",
                )}
              >
                <Change change={row.change} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

function SummaryGrid({ rows, pairs }: Pick<SummaryListProps, "rows"> & { pairs: boolean }) {
  return (
    <dl
      className={classNames(
        "grid grid-cols-2 gap-x-4 gap-y-3",
        !pairs && "tablet:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] tablet:gap-x-6",
      )}
    >
      {rows.map((row) => (
        <div key={row.term} className="flex min-w-0 flex-col gap-0.5">
          <dt className="text-sm text-muted">{row.term}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">{isolated(row.value)}</dd>
          {row.change && (
            <dd>
              <Change change={row.change} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** A link, or a button of the form around the list where the way back must carry what was typed. */
function Change({ change }: { change: NonNullable<SummaryRow["change"]> }) {
  const words = (
    <>
      {change.label}
      <VisuallyHidden> {change.about}</VisuallyHidden>
    </>
  );
  if ("href" in change) {
    return (
      <TextLink href={change.href} className="inline-flex min-h-11 items-center">
        {words}
      </TextLink>
    );
  }
  return (
    <button
      type="submit"
      name={change.submit.name}
      value={change.submit.value}
      formNoValidate
      className="inline-flex min-h-11 items-center font-medium text-brand-text underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {words}
    </button>
  );
}
