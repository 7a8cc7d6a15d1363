import { useId, type MouseEvent, type ReactNode } from "react";
import type { IconName } from "~/ui/base/icon";
import { Icon } from "~/ui/base/icon";
import { BarButton } from "./bar-button";

/** Closes the popover in which something was pressed. */
export const closeAround = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

interface CallPopoverProps {
  icon: IconName;
  /** What its button says. */
  label: string;
  wideOnly?: boolean;
  children: ReactNode;
}

/** A button of the call's bar that opens something above it; it lies over the picture, and moves nothing. */
export function CallPopover({ icon, label, wideOnly, children }: CallPopoverProps) {
  const id = useId();
  /** React 18 does not know these attributes yet, so they are plain ones. */
  const [opens, opened] = [{ popovertarget: id }, { popover: "auto" }];
  return (
    <>
      <BarButton {...opens} {...{ icon, wideOnly }}>
        {label}
      </BarButton>
      <div {...opened} id={id} className="call-popover">
        {children}
      </div>
    </>
  );
}

interface CallMenuItemProps {
  icon: IconName;
  /** Only on a phone: elsewhere it stands in the bar. */
  phoneOnly?: boolean;
  /** For what is on or off, under one name. */
  pressed?: boolean;
  onClick: () => void;
  children: string;
}

/** One thing to do in the menu of the call. */
export function CallMenuItem({ icon, phoneOnly, pressed, onClick, children }: CallMenuItemProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={(event) => {
        closeAround(event);
        onClick();
      }}
      className={`min-h-11 w-full items-center gap-2.5 rounded-md px-2.5 text-start text-sm font-medium hover:bg-sunken ${phoneOnly ? "flex tablet:hidden" : "flex"}`}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
