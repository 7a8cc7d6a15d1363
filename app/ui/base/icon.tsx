import { directionalIcons, iconShapes } from "./icon-shapes";
import type { IconName } from "./icon-shapes";
import { classNames } from "./class-names";

export type { IconName } from "./icon-shapes";

export interface IconProps {
  name: IconName;
  /** Tailwind size; the default is as large as the text is comfortable with. */
  className?: string;
}

/** A drawing beside a word. It is hidden from assistive technology: the word speaks. */
export function Icon({ name, className = "size-5" }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "more" ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"

      className={classNames("shrink-0", className, directionalIcons.has(name) && "rtl:-scale-x-100")}
    >
      {iconShapes[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
