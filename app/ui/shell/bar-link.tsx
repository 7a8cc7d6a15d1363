import { Anchor } from "../base/link";
import { Icon } from "../base/icon";
import type { IconName } from "../base/icon";
import { classNames } from "../base/class-names";

export interface BarLinkProps {
  href: string;
  label: string;
  icon?: IconName;
  /** This is the page we are on. */
  current?: boolean;
  /** A small number at the end, with the words that say what it counts. */
  count?: { value: number; label: string };
}

/** One item of the top bar, the side panel or the menu of a phone. */
export function BarLink({ href, label, icon, current, count }: BarLinkProps) {
  return (
    <li>
      <Anchor
        href={href}
        aria-current={current ? "page" : undefined}
        className={classNames(
          "flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-medium no-underline",
          current ? "bg-brand-soft font-semibold text-brand-text" : "text-ink hover:bg-sunken",
        )}
      >
        {icon && <Icon name={icon} />}
        <span data-bar-words className="min-w-0 grow">
          {label}
        </span>
        {count && count.value > 0 && (
          <span className="rounded-full border border-brand-edge bg-brand px-2 text-xs font-semibold text-brand-ink tabular-nums">
            {count.value}
            <span className="sr-only"> {count.label}</span>
          </span>
        )}
      </Anchor>
    </li>
  );
}
