import { classNames } from "./class-names";

export interface SpinnerProps {
  /** What is being waited for; read aloud politely. */
  label: string;
  /** `inline` sits in a line of text, `page` stands alone in the middle with its words below. */
  size?: "inline" | "page";
}

/** A turning ring with its words. */
export function Spinner({ label, size = "inline" }: SpinnerProps) {
  const page = size === "page";
  return (
    <div
      role="status"
      className={classNames(
        "flex items-center text-muted",
        page ? "min-h-64 flex-col justify-center gap-4 text-lg" : "gap-2.5 text-sm",
      )}
    >
      <SpinnerRing className={page ? "size-10" : "size-5"} />
      <span>{label}</span>
    </div>
  );
}

/** The ring alone, for a button that has its own words. */
export function SpinnerRing({ className = "size-5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={classNames("spinner shrink-0", className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.22" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
