import type { ReactNode } from "react";
import { isolated } from "../base/isolated";
import { Anchor } from "../base/link";
import { Icon } from "../base/icon";

/** The way back to the step before, at the top of a page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor
      href={href}
      className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-brand-text underline-offset-4 hover:underline"
    >
      <Icon name="chevron-start" />
      {isolated(children)}
    </Anchor>
  );
}
