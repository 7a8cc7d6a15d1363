import type { ReactNode } from "react";
import { Icon } from "../base/icon";
import type { IconName } from "../base/icon";

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  level?: 2 | 3;
  /** Why there is nothing, in a sentence. */
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon = "calendar", title, level = 2, children, action }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="flex flex-col items-center gap-3 px-[min(1.25rem,2vw)] py-8 text-center tablet:px-5 tablet:py-12">
      <span className="mb-1 inline-flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand-text">
        <Icon name={icon} className="size-8" />
      </span>
      <Heading className="text-xl font-semibold">{title}</Heading>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
