import type { ReactNode } from "react";
import { TextLink } from "../base/link";
import { VisuallyHidden } from "../base/visually-hidden";

export interface SummaryRow {
  term: string;
  value: ReactNode;
  /** A way to change it; `about` is heard after the label, so that "Change" says what. */
  change?: { href: string; label: string; about: string };
}

/** Answers to check before they are sent, or facts about one thing. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 divide-y divide-line @min-[34rem]:grid-cols-[minmax(9rem,auto)_1fr_auto] @min-[34rem]:gap-x-8">
        {rows.map((row) => (
          <div
            key={row.term}
            className="col-span-full grid grid-cols-subgrid items-baseline gap-y-0.5 py-3.5 first:pt-0 last:pb-0"
          >
            <dt className="col-start-1 text-sm text-muted @min-[34rem]:text-base">{row.term}</dt>
            <dd className="col-start-1 min-w-0 font-medium @min-[34rem]:col-start-2">{row.value}</dd>
            {row.change && (
              <dd className="col-start-2 row-span-2 row-start-1 -my-2.5 self-center @min-[34rem]:col-start-3 @min-[34rem]:row-span-1 @min-[34rem]:self-baseline">
                <TextLink href={row.change.href} className="inline-flex min-h-11 items-center">
                  {row.change.label}
                  <VisuallyHidden> {row.change.about}</VisuallyHidden>
                </TextLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
