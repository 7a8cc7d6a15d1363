import type { ReactNode } from "react";
import { SkipLink } from "../action/skip-link";
import { classNames } from "../base/class-names";

export type ShellWidth = "narrow" | "wide" | "full" | "stage";

export interface AppShellProps {
  skipLabel: string;
  /** A TopBar and a MobileBar. */
  bars: ReactNode;
  /** A SidePanel. */
  side?: ReactNode;
  /** What the site says at the end of each page. */
  end?: ReactNode;
  /** A BottomBar. */
  foot?: ReactNode;
  /** `staff` for the dense scale of staff's screens (styles/staff-scale.css); patients' unless given. */
  scale?: "staff";
  /** The way around a part of the app: beside the content, and above it on a narrow screen. */
  beside?: ReactNode;
  /**
   * `narrow` for journeys and forms, `wide` for lists, `full` for a calendar or a room; `stage` for a call, which has all
   * the room below the bar and no bar at the foot.
   */
  width?: ShellWidth;
  children: ReactNode;
}

const widths = {
  narrow: "mx-auto max-w-[44rem]",
  wide: "mx-auto max-w-page",
  full: "",
  stage: "min-h-0 grow",
} as const;

/** Bars on top, panel at the side, the content in the middle. */
export function AppShell(props: AppShellProps) {
  const { skipLabel, bars, side, beside, end, foot, scale, width = "wide", children } = props;
  const stage = width === "stage";
  return (
    <div data-scale={scale} className="flex min-h-dvh flex-col text-base">
      <SkipLink>{skipLabel}</SkipLink>
      {bars}
      <div className="flex grow">
        {side}
        <div className="flex min-w-0 grow flex-col computer:flex-row">
          {beside}
          <main
            id="main"
            tabIndex={-1}
            className={classNames(
              "min-w-0 grow",
              stage
                ? "flex h-[calc(100dvh-var(--bar-height))] flex-col noscript:h-auto"
                : "px-[min(1rem,5vw)] py-8 tablet:px-8 tablet:py-12",
            )}
          >
            <div
              className={classNames(
                "flex flex-col",
                !stage && "gap-8",
                widths[width],
                Boolean(beside) && "beside-content",
              )}
            >
              {children}
            </div>
          </main>
        </div>
      </div>
      {!stage && end}
      {!stage && foot}
    </div>
  );
}
