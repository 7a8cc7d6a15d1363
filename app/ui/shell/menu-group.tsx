import type { ReactNode } from "react";

interface MenuGroupProps {
  /** What its links have in common; a group that leads the menu needs none. */
  title?: string;
  /** BarLinks. */
  children: ReactNode;
}

/** Links of a menu that belong together. */
export function MenuGroup({ title, children }: MenuGroupProps) {
  return (
    <div className="menu-group">
      {title && <p className="menu-title">{title}</p>}
      <ul aria-label={title}>{children}</ul>
    </div>
  );
}
