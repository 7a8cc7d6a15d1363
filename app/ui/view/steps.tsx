import { Anchor } from "../base/link";
import { Icon } from "../base/icon";
import { classNames } from "../base/class-names";

export interface StepsProps {
  /** Name of the list. */
  label: string;
  /** Shown on a phone in place of the names, for example "Step 2 of 5". */
  summary: string;
  /** In order. A finished step may lead back to itself. */
  steps: readonly { label: string; href?: string }[];
  /** Index of the step we are at, from 0. */
  current: number;
}

/** Where we are in a journey of a few steps. */
export function Steps({ label, summary, steps, current }: StepsProps) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-sm font-medium text-muted tablet:hidden">{summary}</p>
      <ol className="flex gap-2 tablet:gap-3">
        {steps.map((step, index) => {
          const reached = index <= current;
          return (
            <li key={step.label} aria-current={index === current ? "step" : undefined} className="min-w-0 flex-1">
              <span
                aria-hidden="true"
                className={classNames(
                  "block h-1.5 rounded-full border",
                  reached ? "border-brand-edge bg-brand" : "border-line bg-line",
                )}
              />
              <span className="sr-only tablet:not-sr-only">
                <StepName {...step} done={index < current} now={index === current} />
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepNameProps {
  label: string;
  href?: string;
  done: boolean;
  now: boolean;
}

function StepName({ label, href, done, now }: StepNameProps) {
  const look = "mt-1.5 flex min-h-11 items-start gap-1.5 text-sm";
  if (done && href) {
    return (
      <Anchor
        href={href}
        className={classNames(look, "font-medium text-brand-text underline-offset-4 hover:underline")}
      >
        <Icon name="check" className="mt-0.5 size-4" />
        {label}
      </Anchor>
    );
  }
  return (
    <span className={classNames(look, now ? "font-semibold text-ink" : "text-muted")}>
      {done && <Icon name="check" className="mt-0.5 size-4" />}
      {label}
    </span>
  );
}
