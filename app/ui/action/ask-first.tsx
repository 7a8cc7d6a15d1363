import type { ReactNode } from "react";
import { Icon } from "../base/icon";
import { classNames } from "../base/class-names";
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
}

/**
 * A button for what cannot be undone: the first press opens a question, and another button in it does it, in another
 * place than the first, so that a second press of the same does nothing. It needs no script.
 */
export function AskFirst({ question, text, tone = "secondary", size, wide, icon, ...button }: AskFirstProps) {
  const { className, children, disabledReason, ...rest } = button;
  if (disabledReason)
    return (
      <Button {...{ tone, size, wide, icon, disabledReason, className }} {...rest} type="submit">
        {children}
      </Button>
    );
  return (
    <details className={classNames("open:basis-full", wide && "w-full", className)}>
      <summary
        aria-label={rest["aria-label"]}
        className={classNames(
          buttonClass({ tone, size, wide }),
          "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        {icon && <Icon name={icon} />}
        {children}
      </summary>
      <div className="mt-2 flex max-w-prose flex-col items-start gap-3 rounded-md border border-line-strong bg-surface p-4 text-start text-ink">
        <p className="font-semibold">{question}</p>
        {text && <p>{text}</p>}
        <Button type="submit" {...rest} tone="danger" size={size}>
          {children}
        </Button>
      </div>
    </details>
  );
}
