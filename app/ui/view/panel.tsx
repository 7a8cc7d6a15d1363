import type { ReactNode } from "react";
import { Icon } from "../base/icon";
import type { IconName } from "../base/icon";

export interface PanelProps {
  /** The page's h1: that it is done. */
  title: string;
  icon?: IconName;
  /** What was done, when, a reference. */
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
}

/** The confirmation at the end of a journey. */
export function Panel({ title, icon = "check", children, actions }: PanelProps) {
  return (
    <section className="rounded-xl border border-line bg-brand-soft px-[min(1.25rem,6vw)] py-10 text-center tablet:px-10 tablet:py-14">
      <span className="inline-flex size-16 items-center justify-center rounded-full border border-brand-edge bg-brand text-brand-ink">
        <Icon name={icon} className="size-8" />
      </span>
      <h1 tabIndex={-1} className="mt-5 font-display text-3xl font-semibold text-balance">
        {title}
      </h1>
      {children && <div className="mx-auto mt-3 max-w-prose text-lg">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  );
}
