import { AskFirst } from "./ask-first";
import { Button, type ButtonProps } from "./button";

export interface RowButtonProps extends Pick<ButtonProps, "tone" | "size" | "icon" | "disabledReason"> {
  /** The row that it is about; posted as `id`. */
  id: string;
  /** What the pressed button posts. */
  name: string;
  value: string;
  label: string;
  /** Heard after the label, so that each row's button says what it is for. */
  about: string;
  /** What is asked before what cannot be undone, and what follows from it. */
  question?: string;
  text?: string;
}

/** A button of one row of a list: a form of its own, for lists that work without script. */
export function RowButton({ id, label, about, question, text, ...button }: RowButtonProps) {
  const look = { ...button, "aria-label": `${label}: ${about}`, children: label };
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      {question === undefined ? <Button type="submit" {...look} /> : <AskFirst {...look} {...{ question, text }} />}
    </form>
  );
}
