import type { ReactNode } from "react";
import { DialogTrigger, Popover } from "react-aria-components";
import { classNames } from "../base/class-names";
import { PressButton } from "./press-button";
import type { PressButtonProps } from "./press-button";
import { popoverClass } from "./popover-style";

export interface InfoPopoverProps {
  trigger: PressButtonProps;
  /** Name of what opens; the button's own label unless given. */
  label?: string;
  children: ReactNode;
}

/**
 * A button that opens a little more about something, beside it. The popover itself takes the role of a dialog,
 * so that its hidden way out, for screen readers, stands inside the dialog.
 */
export function InfoPopover({ trigger, label, children }: InfoPopoverProps) {
  return (
    <DialogTrigger>
      <PressButton {...trigger} />
      <Popover aria-label={label ?? trigger.label} className={classNames(popoverClass, "outline-none")}>
        <div className="max-w-sm p-5">{children}</div>
      </Popover>
    </DialogTrigger>
  );
}
