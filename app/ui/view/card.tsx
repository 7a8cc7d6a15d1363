import type { ReactNode } from "react";
import { useId } from "react";
import { isolated } from "../base/isolated";
import { classNames } from "../base/class-names";

export interface CardProps {
  title?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** Beside the title. */
  actions?: ReactNode;
  /** Below a line, at the foot. */
  footer?: ReactNode;
  /** `flush` leaves the room around the content to the content, as a table needs. */
  padding?: "normal" | "flush";
  tone?: "plain" | "brand";
  children: ReactNode;
}

/** The room at its sides does not grow with the text beyond what a narrow screen has. */
const SIDES = "px-[min(--spacing(5),6vw)] tablet:px-6";

/** A sheet of paper on the canvas: what belongs together. */
export function Card({ title, level = 2, actions, footer, padding = "normal", tone = "plain", children }: CardProps) {
  const titleId = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames(
        "min-w-0 rounded-lg border shadow-card",
        padding === "flush" && "overflow-hidden",
        tone === "plain" ? "border-line bg-surface" : "border-brand-soft bg-brand-soft",
      )}
    >
      {(title || actions) && (
        <header className={classNames("flex flex-wrap items-center justify-between gap-3 pt-5", SIDES)}>
          {title && (
            <Heading id={titleId} className="text-lg font-semibold">
              {isolated(title)}
            </Heading>
          )}
          {actions}
        </header>
      )}
      <div
        className={classNames(
          padding === "normal" && classNames("py-5 tablet:py-6", SIDES),
          padding === "flush" && Boolean(title) && "pt-4",
        )}
      >
        {children}
      </div>
      {footer && <footer className={classNames("border-t border-line py-4", SIDES)}>{footer}</footer>}
    </section>
  );
}
