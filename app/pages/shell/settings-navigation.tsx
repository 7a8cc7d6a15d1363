import type { SettingsEntry } from "~/screens/settings-entry";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { GROUP_ICONS } from "../settings-looks";

/** The settings that a reader may open, in their words, by group. */
export interface SettingsNavigation {
  label: string;
  /** What opens it on a screen that has no room for it beside the page. */
  opens: string;
  groups: {
    group: SettingsEntry["group"];
    title: string;
    current: boolean;
    entries: { href: string; title: string; current: boolean }[];
  }[];
}

const MENU_ID = "all-settings";
/** Opens and closes without script; React 18 does not know these attributes yet, so they are plain ones. */
const opensMenu = { popovertarget: MENU_ID };
const menu = { popover: "auto" };

/** The way to all settings: beside a page of theirs, and on a narrow screen in a sheet that a button above it opens. */
export function SettingsMenu({ label, opens, groups }: SettingsNavigation) {
  return (
    <nav
      aria-label={label}
      className="px-[min(1rem,5vw)] pt-4 tablet:px-8 computer:w-64 computer:flex-none computer:py-4 computer:ps-6 computer:pe-0 print:hidden"
    >
      <button
        {...opensMenu}
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-sm font-semibold computer:hidden"
      >
        <Icon name="menu" />
        {opens}
      </button>
      <div {...menu} id={MENU_ID} className="settings-menu">
        <ul className="flex flex-col gap-1">
          {groups.map((each) => (
            <li key={each.group}>
              <NavigationGroup {...each} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function NavigationGroup({ group, title, current, entries }: SettingsNavigation["groups"][number]) {
  return (
    <details className="group" open={current}>
      <summary
        className={classNames(
          "flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-md px-3 text-sm font-medium hover:bg-sunken computer:min-h-9 [&::-webkit-details-marker]:hidden pointer-coarse:min-h-11",
          current && "font-semibold text-brand-text",
        )}
      >
        <Icon name={GROUP_ICONS[group]} />
        <span className="min-w-0 grow">{title}</span>
        <Icon name="chevron-down" className="size-4 text-muted group-open:rotate-180" />
      </summary>
      <ul className="ms-5 mb-2 flex flex-col border-s border-line ps-3">
        {entries.map((entry) => (
          <li key={entry.href}>
            <Anchor
              href={entry.href}
              aria-current={entry.current ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center rounded-md px-3 py-1 text-sm no-underline computer:min-h-9 pointer-coarse:min-h-11",
                entry.current ? "bg-brand-soft font-semibold text-brand-text" : "text-ink hover:bg-sunken",
              )}
            >
              {entry.title}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
