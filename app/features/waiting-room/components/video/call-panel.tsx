import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { PanelTabs, type PanelTab } from "./panel-tabs";
import { Separator } from "./separator";

export interface CallPanelProps {
  /** What there is, in its order, by its name. */
  parts: readonly (readonly [PanelTab, ReactNode])[];
  chosen: PanelTab;
  /** `beside` is open where there is room beside the call, and not as a sheet over it. */
  shown: "yes" | "no" | "beside";
  width: number;
  onWidth: (width: number) => void;
  onChoose: (tab: PanelTab) => void;
  onClose: () => void;
}

const places = { yes: "flex", beside: "hidden computer:flex", no: "hidden" } as const;

/**
 * What stands beside a call: notes, chat, the patient, who is there. Beside it on a wide screen, where the edge between
 * both can be moved; a sheet over the picture on a narrow one. What is not shown keeps what was typed in it, and without
 * script all of it is shown.
 */
export function CallPanel({ parts, chosen, shown, width, onWidth, onChoose, onClose }: CallPanelProps) {
  const { t } = useT();
  const tabs = parts.map(([tab]) => tab);
  return (
    <>
      {shown !== "no" && <Separator width={width} onChange={onWidth} />}
      <aside
        id="call-panel"
        data-open={shown !== "no" || undefined}
        aria-label={t("video:panel.title")}
        style={{ "--pane": `${width}%` } as Record<string, string>}
        className={classNames(
          "absolute inset-x-0 bottom-(--call-bar) z-20 h-[70%] min-w-0 flex-col rounded-t-lg border-t border-line bg-surface shadow-float noscript:static noscript:flex noscript:h-auto",
          "computer:static computer:h-full computer:w-(--pane) computer:shrink-0 computer:rounded-none computer:border-t-0 computer:shadow-none",
          places[shown],
        )}
      >
        <div data-panel-head="" className="flex shrink-0 items-start justify-between gap-2 border-b border-line ps-1">
          <PanelTabs {...{ tabs, chosen, onChoose }} />
          <Button tone="quiet" square icon="close" onClick={onClose}>
            <VisuallyHidden>{t("video:panel.close")}</VisuallyHidden>
          </Button>
        </div>
        {parts.map(([tab, part]) => (
          <div
            key={tab}
            role="tabpanel"
            id={`part-${tab}`}
            aria-labelledby={`tab-${tab}`}
            className={classNames(
              "min-h-0 grow flex-col overflow-y-auto noscript:flex",
              tab === chosen ? "flex" : "hidden",
            )}
          >
            {part}
          </div>
        ))}
      </aside>
    </>
  );
}
