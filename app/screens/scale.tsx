import { createContext, useContext, type ReactNode } from "react";

export type Scale = "patient" | "staff";

const CurrentScale = createContext<Scale>("staff");

/** The audience of the part of a page that is drawn. */
export const useScale = (): Scale => useContext(CurrentScale);

/** Gives its children the spacing of a scale (ui/styles/tokens.css), without a box of its own. */
export function ScaleOf({ scale, children }: { scale: Scale; children: ReactNode }) {
  return (
    <div data-scale={scale} className="contents text-(length:--scale-text)">
      <CurrentScale.Provider value={scale}>{children}</CurrentScale.Provider>
    </div>
  );
}
