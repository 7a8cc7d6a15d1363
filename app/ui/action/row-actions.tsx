import type { ReactNode } from "react";

/**
 * What can be done with a row of a table or a list: quiet, small buttons whose words line up with what is above them.
 */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className="-ms-3.5 flex flex-wrap items-center">{children}</div>;
}
