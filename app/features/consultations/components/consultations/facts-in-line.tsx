import type { ReactNode } from "react";

/** For staff, who read many: all facts in a line or two. */
export function FactsInLine({ facts }: { facts: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
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
