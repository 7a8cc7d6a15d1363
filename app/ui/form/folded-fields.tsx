import type { ReactNode } from "react";
import { Icon } from "../base/icon";

interface FoldedFieldsProps {
  title: string;
  /** Something in it was filled in already, or is wrong. */
  open: boolean;
  children: ReactNode;
}

/** Fields that few need: one line until it is pressed. Works without script, and what is folded is posted too. */
export function FoldedFields({ title, open, children }: FoldedFieldsProps) {
  return (
    <details open={open}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-brand-text">
        <Icon name="plus" className="size-5" />
        {title}
      </summary>
      {children}
    </details>
  );
}
