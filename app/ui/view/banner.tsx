import type { ReactNode } from "react";
import { Icon } from "../base/icon";
import type { IconName } from "../base/icon";
import { classNames } from "../base/class-names";

export type BannerTone = "info" | "good" | "warn" | "error" | "offline";

const looks: Record<BannerTone, { box: string; ink: string; icon: IconName }> = {
  info: { box: "border-info-line bg-info-soft", ink: "text-info-text", icon: "info" },
  good: { box: "border-good-line bg-good-soft", ink: "text-good-text", icon: "check-circle" },
  warn: { box: "border-warn-line bg-warn-soft", ink: "text-warn-text", icon: "alert" },
  error: { box: "border-danger-line bg-danger-soft", ink: "text-danger-text", icon: "alert" },
  offline: { box: "border-warn-line bg-warn-soft", ink: "text-warn-text", icon: "offline" },
};

export interface BannerProps {
  tone: BannerTone;
  title?: string;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Read aloud when it appears: politely, or at once where it is an error. */
  live?: boolean;
  /** Says what a press of the last page did: it takes the focus of the page, so that its action is the next stop. */
  takesFocus?: boolean;
}

/** A message in the page, in its place. */
export function Banner({ tone, title, children, action, live, takesFocus }: BannerProps) {
  const look = looks[tone];
  const role = live ? (tone === "error" ? "alert" : "status") : undefined;
  return (
    <div
      role={role}
      {...(takesFocus && { tabIndex: -1, autoFocus: true })}
      className={classNames("flex items-start gap-3.5 rounded-lg border p-4 outline-none tablet:px-5", look.box)}
    >
      <Icon name={look.icon} className={classNames("mt-0.5 size-6", look.ink)} />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          {title && <p className={classNames("font-semibold", look.ink)}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
