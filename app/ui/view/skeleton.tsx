import { classNames } from "../base/class-names";

export interface SkeletonProps {
  /** Read aloud while waiting. */
  label: string;
  lines?: number;
  /** `card` draws a round picture beside the lines. */
  shape?: "text" | "card";
}

const widths = ["w-3/5", "w-full", "w-11/12", "w-4/5"] as const;

/** The shape of what is coming. It appears only after 200 ms. */
export function Skeleton({ label, lines = 3, shape = "text" }: SkeletonProps) {
  return (
    <div role="status" className="skeleton flex gap-4">
      <span className="sr-only">{label}</span>
      {shape === "card" && <span className="size-14 shrink-0 rounded-full bg-line" />}
      <div aria-hidden="true" className="flex grow flex-col gap-3 py-1">
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={classNames("h-4 rounded-sm bg-line", widths[line % widths.length])} />
        ))}
      </div>
    </div>
  );
}
