import { useState } from "react";
import type { CallPanelProps } from "./call-panel";
import { PANE } from "~/kernel/pane-width";
import type { PanelTab } from "./panel-tabs";

/** Which part beside the call is shown, and how wide. Staff have it open where there is room beside the picture. */
export function useCallPanel(first: PanelTab, side: "staff" | "guest") {
  const [chosen, choose] = useState(first);
  const [shown, setShown] = useState<CallPanelProps["shown"]>(side === "staff" ? "beside" : "no");
  const [width, setWidth] = useState<number>(PANE.first);
  /** Parts that were looked at: what is large is not loaded before. */
  const [seen, setSeen] = useState<readonly PanelTab[]>([first]);
  const show = (tab: PanelTab) => {
    choose(tab);
    setShown("yes");
    setSeen((before) => (before.includes(tab) ? before : [...before, tab]));
  };
  return {
    ...{ chosen, shown, width, setWidth, seen, show },
    close: () => setShown("no"),
    /** Shows a part, or takes it away where it is shown. */
    toggle: (tab: PanelTab) => {
      if (shown === "yes" && tab === chosen) setShown("no");
      else show(tab);
    },
  };
}
