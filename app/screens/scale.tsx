import type { ReactNode } from "react";

export type Scale = "patient" | "staff";

/** Gives its children the spacing of a scale (ui/styles/tokens.css), without a box of its own. */
export function ScaleOf({ scale, children }: { scale: Scale; children: ReactNode }) {
  return (
    <div data-scale={scale} className="contents text-(length:--scale-text)">
      {children}
    </div>
  );
}
