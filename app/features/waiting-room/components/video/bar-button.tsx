import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "~/ui/base/class-names";
import { Icon, type IconName } from "~/ui/base/icon";

export interface BarButtonProps extends ComponentPropsWithoutRef<"button"> {
  icon: IconName;
  /** `off` for a device that gives nothing now, `danger` for the way out. */
  tone?: "plain" | "off" | "danger";
  /** How many new things are behind it; said in `badgeWords`. */
  badge?: number;
  badgeWords?: string;
  /** Only where there is room for it: on a phone it stands in the menu. */
  wideOnly?: boolean;
  /** One or two short words. */
  children: string;
}

/** A control of the call: a round drawing with its words below it (ui/styles/call.css). */
export function BarButton(props: BarButtonProps) {
  const { icon, tone = "plain", badge = 0, badgeWords, wideOnly, children, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      data-tone={tone}
      data-wide={wideOnly ? "" : undefined}
      className={classNames("bar-button", wideOnly ? "hidden tablet:flex" : "flex", className)}
    >
      <span className="bar-drawing" aria-hidden="true">
        <Icon name={icon} className="size-[55%]" />
      </span>
      <span>{children}</span>
      {badge > 0 && (
        <span className="absolute end-[calc(50%-1.75rem)] top-0 min-w-5 rounded-full bg-danger px-1 text-center text-xs text-danger-ink">
          {badge}
          <span className="sr-only"> {badgeWords}</span>
        </span>
      )}
    </button>
  );
}
