import { Button } from "react-aria-components";
import type { ButtonProps } from "react-aria-components";
import { Icon } from "../base/icon";
import type { IconName } from "../base/icon";
import { VisuallyHidden } from "../base/visually-hidden";
import { buttonClass } from "../action/button-style";
import type { ButtonLook } from "../action/button-style";

export interface PressButtonProps extends Omit<ButtonProps, "className" | "children" | "style">, ButtonLook {
  label: string;
  icon?: IconName;
  iconEnd?: IconName;
  /** Shows the icon alone; the label is still its name. */
  iconOnly?: boolean;
}

/** What opens a menu, a popover or a tooltip: our button with React Aria's presses. */
export function PressButton(props: PressButtonProps) {
  const { label, icon, iconEnd, iconOnly, tone = "secondary", size, wide, square = iconOnly, ...rest } = props;
  return (
    <Button {...rest} className={buttonClass({ tone, size, wide, square })}>
      {icon && <Icon name={icon} />}
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {iconEnd && <Icon name={iconEnd} />}
    </Button>
  );
}
