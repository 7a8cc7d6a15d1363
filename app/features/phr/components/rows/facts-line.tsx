import { Fragment } from "react";

interface FactsLineProps {
  /** Each in its own direction; empty ones are left out. */
  facts: readonly string[];
  className?: string;
}

/** Short facts in one line, with a dot between them. */
export function FactsLine({ facts, className }: FactsLineProps) {
  const shown = facts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <p className={className}>
      {shown.map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && " · "}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
