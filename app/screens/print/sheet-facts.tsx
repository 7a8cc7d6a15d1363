import type { PrintedFact } from "~/kernel/print/printed-sheet";

/** What is known, one after the other or, `stacked`, below each other. */
export function SheetFacts({ facts, stacked = false }: { facts: readonly PrintedFact[]; stacked?: boolean }) {
  if (facts.length === 0) return null;
  return (
    <dl className={stacked ? "flex flex-col gap-y-1" : "flex flex-wrap gap-x-6 gap-y-1"}>
      {facts.map(({ term, value }, index) => (
        <div key={index} className="flex min-w-0 flex-wrap gap-x-1.5">
          <dt className="text-muted">{term}:</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
