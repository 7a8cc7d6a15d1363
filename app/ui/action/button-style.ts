import { classNames } from "../base/class-names";

export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "normal" | "large" | "small";

export interface ButtonLook {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** As wide as what holds it; on a phone most main actions are. */
  wide?: boolean;
  /** A square for an icon alone; give the button a name with VisuallyHidden. */
  square?: boolean;
}

const base =
  "inline-flex items-center justify-center gap-[min(0.625rem,3vw)] rounded-md border font-semibold no-underline text-center wrap-anywhere " +
  "transition-colors duration-150 select-none " +
  "aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted aria-disabled:shadow-none";

const tones: Record<ButtonTone, string> = {
  primary: "border-brand-edge bg-brand text-brand-ink shadow-card not-aria-disabled:hover:bg-brand-hover",
  secondary:
    "border-line-strong bg-surface text-ink not-aria-disabled:hover:border-brand-text not-aria-disabled:hover:bg-brand-soft",
  quiet: "border-transparent bg-transparent text-brand-text not-aria-disabled:hover:bg-brand-soft",
  danger: "border-danger bg-danger text-danger-ink not-aria-disabled:hover:bg-danger-hover",
};

// The room at the sides does not grow with the text beyond what a narrow screen has: the words need it.
const sizes: Record<ButtonSize, string> = {
  small: "min-h-11 px-[min(0.875rem,5vw)] py-1.5 text-sm",
  normal: "min-h-(--scale-control) px-[min(--spacing(5),6vw)] py-[min(--spacing(2),var(--scale-pad))] text-base",
  large: "min-h-14 px-[min(1.75rem,4vw)] py-3 text-lg",
};

/** The looks of a button, for the rare element that cannot be a Button or a LinkButton. */
export function buttonClass({ tone = "primary", size = "normal", wide, square }: ButtonLook = {}): string {
  return classNames(base, tones[tone], square ? "size-11 p-0" : sizes[size], wide && "w-full");
}
