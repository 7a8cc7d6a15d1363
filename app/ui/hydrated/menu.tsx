import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { Icon } from "../base/icon";
import type { IconName } from "../base/icon";
import { classNames } from "../base/class-names";
import { PressButton } from "./press-button";
import type { PressButtonProps } from "./press-button";
import { popoverClass } from "./popover-style";

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** Goes there instead of calling `onAction` (through React Aria's RouterProvider). */
  href?: string;
  danger?: boolean;
  /** Why it cannot be chosen now; shown below the label. */
  disabledReason?: string;
}

export interface MenuProps {
  trigger: PressButtonProps;
  entries: readonly MenuEntry[];
  onAction?: (id: string) => void;
}

/** A button that opens a list of things to do. */
export function Menu({ trigger, entries, onAction }: MenuProps) {
  return (
    <MenuTrigger>
      <PressButton {...trigger} />
      <Popover placement="bottom end" className={popoverClass}>
        <AriaMenu
          aria-label={trigger.label}
          onAction={(key) => onAction?.(String(key))}
          disabledKeys={entries.filter((entry) => entry.disabledReason).map((entry) => entry.id)}
          className="min-w-56 p-1.5 outline-none"
        >
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              href={entry.href}
              textValue={entry.label}
              className={classNames(
                "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 no-underline outline-offset-0 data-disabled:cursor-not-allowed data-disabled:text-muted data-focused:bg-sunken",
                entry.danger ? "text-danger-text" : "text-ink",
              )}
            >
              {entry.icon && <Icon name={entry.icon} />}
              <span className="min-w-0">
                <span className="block">{entry.label}</span>
                {entry.disabledReason && <span className="block text-sm text-muted">{entry.disabledReason}</span>}
              </span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
