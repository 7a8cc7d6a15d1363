import { Anchor } from "../base/link";
import { Icon } from "../base/icon";

export interface BreadcrumbProps {
  /** Name of the landmark. */
  label: string;
  /** From the top down; the last one is where we are and needs no href. */
  items: readonly { label: string; href?: string }[];
}

/** Where this page stands. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevron-end" className="size-4" />}
            {item.href ? (
              <Anchor
                href={item.href}
                className="inline-flex min-h-11 items-center text-brand-text underline-offset-4 hover:underline"
              >
                {item.label}
              </Anchor>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
