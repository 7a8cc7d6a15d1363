import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

const GAP = 6;
const TALLEST = 384;

/** Puts a popover below its button, or above it where there is more room; as wide as the button. */
function place(popover: HTMLElement, { top, bottom, left, right, width }: DOMRect): void {
  const below = window.innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const upward = below < Math.min(TALLEST, above);
  const { style } = popover;
  style.width = `${width}px`;
  style.maxHeight = `${Math.min(TALLEST, upward ? above : below)}px`;
  style.insetBlock = upward ? `auto ${window.innerHeight - top + GAP}px` : `${bottom + GAP}px auto`;
  const rtl = getComputedStyle(popover).direction === "rtl";
  style.insetInline = rtl ? `${document.documentElement.clientWidth - right}px auto` : `${left}px auto`;
}

/** A popover of the platform that keeps to its button while it is open. */
export function usePlacedPopover(button: RefObject<HTMLElement>) {
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => popover.current?.hidePopover(), []);
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const follow = () => button.current && place(element, button.current.getBoundingClientRect());
    const followOpen = () => element.matches(":popover-open") && follow();
    // What is inside is drawn once it shows: only then can the focus go there.
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    element.addEventListener("beforetoggle", follow);
    element.addEventListener("toggle", onToggle);
    window.addEventListener("scroll", followOpen, { passive: true });
    window.addEventListener("resize", followOpen);
    return () => {
      element.removeEventListener("beforetoggle", follow);
      element.removeEventListener("toggle", onToggle);
      window.removeEventListener("scroll", followOpen);
      window.removeEventListener("resize", followOpen);
    };
  }, [button]);
  return { popover, isOpen, close };
}
