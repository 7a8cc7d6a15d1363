import type { ReactNode } from "react";
import { Anchor } from "~/ui/base/link";
import { Icon, type IconName } from "~/ui/base/icon";

interface ChoiceCardProps {
  href: string;
  icon?: IconName;
  title: string;
  children?: ReactNode;
  /** At the far end, for example a price. */
  aside?: ReactNode;
  /** It leads to a file to keep. */
  download?: boolean;
}

/**
 * A choice that leads on at once; the whole card can be hit. Where large text leaves no room, the words have it all.
 */
export function ChoiceCard({ href, icon, title, children, aside, download }: ChoiceCardProps) {
  return (
    <Anchor
      {...{ href, download }}
      className="@container group flex h-full min-h-20 items-center gap-4 rounded-lg border border-line bg-surface p-5 no-underline shadow-card hover:border-brand-text hover:bg-brand-soft"
    >
      {icon && (
        <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-text group-hover:bg-surface @max-[12rem]:hidden">
          <Icon name={icon} className="size-7" />
        </span>
      )}
      <span className="flex min-w-0 grow items-center justify-between gap-x-4 gap-y-1 @max-[20rem]:flex-wrap">
        <span className="min-w-0">
          <span className="block text-lg font-semibold text-ink">
            <bdi>{title}</bdi>
          </span>
          {children && <span className="block text-muted">{children}</span>}
        </span>
        {aside && <span className="font-medium text-ink">{aside}</span>}
      </span>
      <Icon name="chevron-end" className="size-6 text-brand-text @max-[12rem]:hidden" />
    </Anchor>
  );
}
