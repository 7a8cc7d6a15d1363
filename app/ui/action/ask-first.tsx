import { createContext, useContext, type ReactNode } from "react";
import { Icon } from "../base/icon";
import { classNames } from "../base/class-names";
import { VisuallyHidden } from "../base/visually-hidden";
import { Button, type ButtonProps } from "./button";
import { buttonClass } from "./button-style";

export interface AskFirstProps extends Omit<ButtonProps, "busy" | "square" | "iconEnd"> {
  /** What is asked before it is done. */
  question: string;
  /** What follows from it. */
  text?: string | undefined;
  /** What does it, as on the first button. */
  children: ReactNode;
  busy?: boolean;
  /** What closes the question where that is the quiet choice: what is asked about stays the main one, and is not red. */
  later?: string | undefined;
  /** Fields that go with it, below the question. */
  asks?: ReactNode;
  /** The question is open at first: something is wrong with what was answered. */
  open?: boolean;
  /** Nothing is lost by it: the button that does it is the ordinary main one, and is not red. */
  harmless?: boolean;
}

/** The page's word for closing a question without doing anything. */
export const CancelWord = createContext("");

/**
 * A button for what is asked about first: one press opens a question, and another button in it does it, in another
 * place than the first, which cancels meanwhile. It needs no script.
 */
export function AskFirst({
  question,
  text,
  tone = "secondary",
  size,
  wide,
  icon,
  later,
  harmless,
  asks,
  open = false,
  ...button
}: AskFirstProps) {
  const { className, children, disabledReason, ...rest } = button;
  const pageCancel = useContext(CancelWord);
  const cancel = later ?? pageCancel;
  const named = rest["aria-label"];
  if (disabledReason)
    return (
      <Button {...{ tone, size, wide, icon, disabledReason, className }} {...rest} type="submit">
        {children}
      </Button>
    );
  return (
    <details open={open} className={classNames("open:basis-full", wide && "w-full", className)}>
      <summary
        className={classNames(
          buttonClass({ tone, size, wide }),
          "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
          later && "[[open]>&]:border-line-strong! [[open]>&]:bg-surface! [[open]>&]:text-ink!",
        )}
      >
        <span className={classNames("contents", cancel && "[[open]>summary>&]:hidden")}>
          {icon && <Icon name={icon} />}
          {named ? <span aria-hidden="true">{children}</span> : children}
          {named && <VisuallyHidden>{named}</VisuallyHidden>}
        </span>
        {cancel && <span className="hidden [[open]>summary>&]:block">{cancel}</span>}
      </summary>
      <div className="mt-2 flex max-w-prose flex-col items-start gap-3 rounded-md border border-line-strong bg-surface p-4 text-start text-ink">
        <p className="font-semibold">{question}</p>
        {text && <p>{text}</p>}
        {asks}
        <Button type="submit" {...rest} tone={later || harmless ? "primary" : "danger"} size={size}>
          {children}
        </Button>
      </div>
    </details>
  );
}
