import { useId } from "react";
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from "react";
import { Anchor } from "../base/link";
import type { LinkProps } from "../base/link";
import { Icon } from "../base/icon";
import type { IconName } from "../base/icon";
import { SpinnerRing } from "../base/spinner";
import { classNames } from "../base/class-names";
import { buttonClass } from "./button-style";
import type { ButtonLook } from "./button-style";

interface ButtonExtras extends ButtonLook {
  /** Drawing before the words. */
  icon?: IconName;
  /** Drawing after the words. */
  iconEnd?: IconName;
  /** Why it cannot be used now. The button stays reachable, does nothing, and the reason is shown below it. */
  disabledReason?: string;
}

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "disabled">, ButtonExtras {
  /** While what it started is under way: shows a ring and takes no second press. */
  busy?: boolean;
}

/** A button. `type` is "button" unless said otherwise. */
export function Button(props: ButtonProps) {
  const { tone, size, wide, square, icon, iconEnd, disabledReason, busy, className, children, ...rest } = props;
  const reasonId = useId();
  const off = Boolean(disabledReason) || Boolean(busy);
  const button = (
    <button
      {...rest}
      // Without script a refused submit must not submit.
      type={disabledReason ? "button" : (rest.type ?? "button")}
      onClick={off ? stop : rest.onClick}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-describedby={classNames(rest["aria-describedby"], disabledReason && reasonId) || undefined}
      className={classNames(buttonClass({ tone, size, wide, square }), className)}
    >
      {busy ? <SpinnerRing /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
  return <WithReason id={reasonId} reason={disabledReason} wide={wide} control={button} />;
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function LinkButton(props: LinkProps & ButtonExtras) {
  const { tone, size, wide, square, icon, iconEnd, disabledReason, className, children, href, ...rest } = props;
  const reasonId = useId();
  const look = classNames(buttonClass({ tone, size, wide, square }), className);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  if (!disabledReason) {
    return (
      <Anchor {...rest} href={href} className={look}>
        {content}
      </Anchor>
    );
  }
  const dead = (
    <a {...rest} role="link" tabIndex={0} aria-disabled="true" aria-describedby={reasonId} className={look}>
      {content}
    </a>
  );
  return <WithReason id={reasonId} reason={disabledReason} wide={wide} control={dead} />;
}

function stop(event: MouseEvent) {
  event.preventDefault();
}

interface WithReasonProps {
  id: string;
  reason: string | undefined;
  wide: boolean | undefined;
  control: ReactNode;
}

function WithReason({ id, reason, wide, control }: WithReasonProps) {
  if (!reason) return control;
  return (
    <span className={classNames("inline-flex max-w-full flex-col gap-1.5", wide && "w-full")}>
      {control}
      <span id={id} className="text-sm text-muted">
        {reason}
      </span>
    </span>
  );
}
