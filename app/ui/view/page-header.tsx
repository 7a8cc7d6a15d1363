import type { ReactNode } from "react";
import { isolated } from "../base/isolated";
import { Icon, type IconName } from "../base/icon";

export interface PageHeaderProps {
  title: ReactNode;
  /** A line above the title, as the step of a journey. */
  caption?: ReactNode;
  /** A sentence or two below it. */
  lead?: ReactNode;
  /** A BackLink or Breadcrumb, on top. */
  back?: ReactNode;
  /** A drawing above the title, where the page is nothing but this message. */
  icon?: IconName;
  /** Buttons, at the far end on a wide screen. */
  actions?: ReactNode;
}

/** The title of a page: its only h1. */
export function PageHeader({ title, caption, lead, back, icon, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-3">
      {back}
      {icon && (
        <span className="mb-3 inline-flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand-text">
          <Icon name={icon} className="size-8" />
        </span>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div data-page-title className="max-w-prose min-w-0">
          {caption && <p className="mb-1.5 text-sm font-medium text-muted">{caption}</p>}
          <h1 className="font-display text-3xl font-semibold text-balance">{isolated(title)}</h1>
          {lead && <p className="page-lead mt-3 text-lg text-muted">{isolated(lead)}</p>}
        </div>
        {actions && (
          <div data-page-acts className="flex flex-wrap gap-3">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
