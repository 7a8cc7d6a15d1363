import type { ReactNode } from "react";
import { Icon } from "../base/icon";

export interface SidePanelProps {
  /** Name of the landmark. */
  label: string;
  /** What the button that opens and closes it is called. */
  toggleLabel: string;
  defaultOpen?: boolean;
  /** BarLinks inside a list. */
  children: ReactNode;
}

/**
 * The panel beside the content, from the tablet up. Closed, it is a rail of the same links by their drawings, each
 * with its words on hover and focus. It opens and closes without script.
 */
export function SidePanel({ label, toggleLabel, defaultOpen, children }: SidePanelProps) {
  return (
    <div className="side-panel hidden tablet:block print:hidden">
      <div className="side-panel-inside">
        <details className="side-panel-toggle" open={defaultOpen}>
          <summary className="m-2 flex size-11 items-center justify-center rounded-md text-muted hover:bg-sunken">
            <Icon name="chevron-end" className="size-5 [[open]>summary>&]:hidden" />
            <Icon name="chevron-start" className="hidden size-5 [[open]>summary>&]:block" />
            <span className="sr-only">{toggleLabel}</span>
          </summary>
        </details>
        <nav aria-label={label} className="px-2 pb-6">
          {children}
        </nav>
      </div>
    </div>
  );
}
