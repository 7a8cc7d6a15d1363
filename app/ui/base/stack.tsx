import type { ReactNode } from "react";
import { classNames } from "./class-names";

const gaps = { tight: "gap-2", snug: "gap-4", normal: "gap-6", roomy: "gap-10" } as const;

export interface StackProps {
  gap?: keyof typeof gaps;
  children: ReactNode;
  className?: string;
}

/** One below the other, evenly spaced. */
export function Stack({ gap = "normal", className, children }: StackProps) {
  return <div className={classNames("flex flex-col", gaps[gap], className)}>{children}</div>;
}

/** Side by side, wrapping where the room ends. */
export function Cluster({ gap = "snug", className, children }: StackProps) {
  return <div className={classNames("flex flex-wrap items-center", gaps[gap], className)}>{children}</div>;
}
