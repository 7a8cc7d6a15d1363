import type { ReactNode } from "react";
import { Icon } from "../base/icon";

export interface SidePanelProps {
  /** Name of the landmark. */
  label: string;
  /** Where the form is posted that opens and closes it, and what its button is called; the server remembers. */
  toggle: { action: string; label: string };
  open: boolean;
  /** MenuGroups. */
  children: ReactNode;
}

/**
 * The menu beside the content, from the tablet up. Closed, it is a rail of the same links by their drawings, each
 * with its words on hover and focus. It opens and closes without script, and stays so for whoever chose it.
 */
export function SidePanel({ label, toggle, open, children }: SidePanelProps) {
  return (
    <div className="side-panel">
      <nav aria-label={label}>{children}</nav>
      <form method="post" action={toggle.action} data-display>
        <button type="submit" name="rail" value={open ? "closed" : "open"} aria-expanded={open} data-rail-toggle>
          <Icon name="chevron-start" />
          <span data-bar-words>{toggle.label}</span>
        </button>
      </form>
    </div>
  );
}
