import type { KeyboardEvent } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";

/** What can stand beside a call. */
export type PanelTab = "notes" | "chat" | "patient" | "people";

interface PanelTabsProps {
  tabs: readonly PanelTab[];
  chosen: PanelTab;
  onChoose: (tab: PanelTab) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The names of what stands beside a call, one of which is shown; arrows go from one to the next. */
export function PanelTabs({ tabs, chosen, onChoose }: PanelTabsProps) {
  const { t, dir } = useT();
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = (STEPS[event.key] ?? 0) * (dir === "rtl" ? -1 : 1);
    const next = tabs[(tabs.indexOf(chosen) + by + tabs.length) % tabs.length];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t("video:panel.title")} className="flex min-w-0 flex-wrap">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={tab === chosen}
          aria-controls={`part-${tab}`}
          tabIndex={tab === chosen ? 0 : -1}
          onKeyDown={step}
          onClick={() => onChoose(tab)}
          className={classNames(
            "min-h-11 border-b-2 px-3 text-sm outline-offset-[-3px]",
            tab === chosen
              ? "border-brand-text font-semibold text-ink"
              : "border-transparent font-medium text-muted hover:text-ink",
          )}
        >
          {t(`video:panel.${tab}`)}
        </button>
      ))}
    </div>
  );
}
