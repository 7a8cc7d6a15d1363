import type { ReactNode } from "react";
import { isolated } from "../base/isolated";
import { Icon } from "../base/icon";

interface FoldedCardProps {
  title: string;
  /** The gist of it, beside the title. */
  gist?: ReactNode;
  /** It is unfolded at first, as where something in it is wrong. */
  open?: boolean;
  children: ReactNode;
}

/** A card that few open: its title and what matters most of it, and the rest on a press. Works without script. */
export function FoldedCard({ title, gist, open = false, children }: FoldedCardProps) {
  return (
    <details open={open} className="group min-w-0 rounded-lg border border-line bg-surface shadow-card">
      <summary className="relative flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 py-2.5 ps-[min(--spacing(5),6vw)] pe-12 tablet:ps-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg font-semibold">{title}</h2>
        {/* Where there is too little room beside the title, it goes below, so that a sum is never broken. */}
        {gist && <span className="min-w-0 grow basis-32 text-sm text-muted">{isolated(gist)}</span>}
        <Icon
          name="chevron-down"
          className="absolute inset-y-0 end-4 my-auto size-5 text-muted group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-[min(--spacing(5),6vw)] py-5 tablet:px-6">{children}</div>
    </details>
  );
}
