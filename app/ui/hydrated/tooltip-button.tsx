import { useState } from "react";
import { Tooltip, TooltipTrigger } from "react-aria-components";
import { PressButton } from "./press-button";
import type { PressButtonProps } from "./press-button";

/** A button with an icon alone, whose name shows when it is pointed at or focused. */
export function TooltipButton(props: Omit<PressButtonProps, "iconOnly">) {
  // The tooltip is drawn beside its button, not at the end of the page, so that it stays in its landmark.
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  return (
    <TooltipTrigger delay={400}>
      <span ref={setPlace} className="inline-flex">
        <PressButton {...props} iconOnly />
        {place && (
          <Tooltip
            offset={8}
            UNSTABLE_portalContainer={place}
            className="help-fade rounded-sm border border-bar-line bg-bar px-3 py-1.5 text-sm font-medium whitespace-nowrap text-bar-ink shadow-float"
          >
            {props.label}
          </Tooltip>
        )}
      </span>
    </TooltipTrigger>
  );
}
