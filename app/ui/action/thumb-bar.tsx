import type { ReactNode } from "react";

/** The one act of a page: where it stands on a wide screen, and on a phone at the foot, within reach of the thumb. */
export function ThumbBar({ children }: { children: ReactNode }) {
  return <div className="thumb-bar">{children}</div>;
}
