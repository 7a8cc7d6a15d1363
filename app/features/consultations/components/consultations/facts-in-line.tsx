import type { ReactNode } from "react";
import { classNames } from "~/ui/base/class-names";

interface FactsInLineProps {
  facts: readonly { term: string; value: ReactNode }[];
  /** Below what the page is about. */
  small?: boolean;
}

/** For staff, who read many, and of patients what matters least: all facts in a line or two. */
export function FactsInLine({ facts, small = false }: FactsInLineProps) {
  return (
    <dl className={classNames("flex flex-wrap items-baseline gap-x-6 gap-y-1", small && "text-sm")}>
      {facts.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-muted">{term}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
