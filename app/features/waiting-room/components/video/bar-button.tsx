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

const tones = {
  plain: "text-ink hover:bg-sunken aria-expanded:bg-brand-soft aria-expanded:text-brand-text",
  off: "bg-warn-soft text-warn-text",
  danger: "bg-danger text-danger-ink hover:bg-danger-hover",
} as const;

/** A control of the call: a drawing with its words below it. */
export function BarButton(props: BarButtonProps) {
  const { icon, tone = "plain", badge = 0, badgeWords, wideOnly, children, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        "relative min-h-14 min-w-[3.25rem] flex-1 flex-col items-center justify-center gap-1 rounded-md px-1 py-1.5 text-xs leading-tight font-semibold outline-offset-[-3px] tablet:max-w-28 tablet:min-w-16 tablet:text-sm",
        wideOnly ? "hidden tablet:flex" : "flex",
        tones[tone],
        className,
      )}
    >
      <Icon name={icon} className="size-6" />
      <span>{children}</span>
      {badge > 0 && (
        <span className="absolute end-2 top-1 min-w-5 rounded-full bg-danger px-1 text-center text-xs text-danger-ink">
          {badge}
          <span className="sr-only"> {badgeWords}</span>
        </span>
      )}
    </button>
  );
}
