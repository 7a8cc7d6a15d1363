import type { ReactNode } from "react";
import { Anchor } from "../base/link";
import { Icon } from "../base/icon";

export interface MobileBarProps {
  name: string;
  href: string;
  /** What the button that opens and closes the menu is called. */
  menuLabel: string;
  /** MenuGroups. */
  items: ReactNode;
  /** Below the links: language, signing out. */
  foot?: ReactNode;
  /** At the far end of the bar: notifications, for example. */
  end?: ReactNode;
}

/** The dark bar of a phone, 50 px high, with a side menu that opens without script. */
export function MobileBar({ name, href, menuLabel, items, foot, end }: MobileBarProps) {
  return (
    <header
      data-site-bar=""
      className="sticky top-0 z-30 print:hidden bg-bar text-bar-ink [--focus:var(--bar-ink)] tablet:hidden"
    >
      <div className="flex min-h-(--bar-height) flex-wrap items-center gap-1 border-b border-bar-line px-2">
        <details className="mobile-menu">
          <summary className="flex size-11 items-center justify-center rounded-md outline-offset-0 hover:bg-bar-line">
            <Icon name="menu" className="size-6 [[open]>summary>&]:hidden" />
            <Icon name="close" className="hidden size-6 [[open]>summary>&]:block" />
            <span className="sr-only">{menuLabel}</span>
          </summary>
          <div className="fixed start-0 top-(--bar-height) bottom-0 w-72 max-w-[85vw] overflow-y-auto bg-surface p-3 text-ink shadow-float [--focus:var(--brand-text)]">
            <nav aria-label={menuLabel}>{items}</nav>
            {foot && <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">{foot}</div>}
          </div>
        </details>
        <Anchor href={href} className="flex min-h-11 min-w-0 grow basis-0 items-center px-1 text-bar-ink no-underline">
          <span className="truncate font-display text-lg font-semibold">
            <bdi>{name}</bdi>
          </span>
        </Anchor>
        {end}
      </div>
    </header>
  );
}
