import type { ReactNode } from "react";

/** What a page is open for: it stays in view at the foot, where a thumb is, however long the page. */
export function ActBar({ children }: { children: ReactNode }) {
  return <div className="act-bar">{children}</div>;
}
