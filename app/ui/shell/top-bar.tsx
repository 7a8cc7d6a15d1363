import type { ReactNode } from "react";
import { Anchor } from "../base/link";

export interface TopBarProps {
  /** Name of the organization and where it leads. */
  name: string;
  href: string;
  /** Address of the organization's logo; the name stays beside it. */
  logo?: string | null;
  /** After the name: MenuGroups. */
  items?: ReactNode;
  /** In the middle, as wide as there is room. */
  search?: ReactNode;
  /** At the far end: language, notifications, the person's menu. */
  end?: ReactNode;
}

/** The fixed bar on top, from the tablet up; 55 px high. */
export function TopBar({ name, href, logo, items, search, end }: TopBarProps) {
  return (
    <header
      data-site-bar=""
      className="sticky top-0 z-30 hidden border-b border-line bg-surface tablet:block print:hidden"
    >
      <div className="flex min-h-(--bar-height) items-center gap-x-3 px-4 computer:gap-x-6 computer:px-6">
        <Anchor href={href} className="flex min-h-11 min-w-0 items-center gap-3 text-ink no-underline">
          {logo && <img src={logo} alt="" className="h-8 w-auto max-w-32 object-contain" />}
          <span className="truncate font-display text-lg font-semibold">
            <bdi>{name}</bdi>
          </span>
        </Anchor>
        {items && <div className="top-menu whitespace-nowrap">{items}</div>}
        {search}
        {end && <div className="ms-auto flex shrink-0 items-center gap-2">{end}</div>}
      </div>
    </header>
  );
}
