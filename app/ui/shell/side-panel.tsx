import type { ReactNode } from "react";
import { Icon } from "../base/icon";

export interface SidePanelProps {
  /** Name of the landmark. */
  label: string;
  /** What the button that opens and closes it is called. */
  toggleLabel: string;
  defaultOpen?: boolean;
  /** BarLinks inside a list, filters, whatever the section needs. */
  children: ReactNode;
}

/** The panel beside the content, from the tablet up. It opens and closes without script. */
export function SidePanel({ label, toggleLabel, defaultOpen, children }: SidePanelProps) {
  return (
    <details className="side-panel hidden tablet:block print:hidden" open={defaultOpen}>
      <summary className="sticky top-(--bar-height) z-10 m-2 flex size-11 items-center justify-center rounded-md text-muted hover:bg-sunken">
        <Icon name="chevron-end" className="size-5 [[open]>summary>&]:hidden" />
        <Icon name="chevron-start" className="hidden size-5 [[open]>summary>&]:block" />
        <span className="sr-only">{toggleLabel}</span>
      </summary>
      <nav aria-label={label} className="side-panel-inside px-3 pb-6">
        {children}
      </nav>
    </details>
  );
}
