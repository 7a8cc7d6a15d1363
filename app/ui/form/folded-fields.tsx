import type { ReactNode } from "react";

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
      <summary className="cursor-pointer py-3 font-medium text-brand-text">{title}</summary>
      {children}
    </details>
  );
}
