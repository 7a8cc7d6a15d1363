import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { cornerByKey, FIRST_CORNER, nearestCorner, nextCorner } from "../../domain/video/own-corner";

/** A pointer that went less far, in pixels, pressed and did not drag. */
const PRESS_WITHIN = 8;

const places = {
  top: "top-[calc(var(--call-head)+0.75rem)]",
  bottom: "bottom-3",
  start: "start-[calc(var(--safe-start)+0.75rem)]",
  end: "end-[calc(var(--safe-end)+0.75rem)]",
} as const;

/** One's own small picture over the call: dragged to a corner, moved there by arrows, or on to the next by a press. */
export function OwnPicture({ children }: { children: ReactNode }) {
  const { t, dir } = useT();
  const rtl = dir === "rtl";
  const [corner, setCorner] = useState(FIRST_CORNER);
  const [moved, setMoved] = useState<{ x: number; y: number } | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const byKey = (event: KeyboardEvent) => {
    const next = cornerByKey(event.key, corner, rtl);
    if (next === undefined) return;
    event.preventDefault();
    setCorner(next);
  };
  const way = ({ clientX, clientY }: PointerEvent) => ({
    x: clientX - (from.current?.x ?? clientX),
    y: clientY - (from.current?.y ?? clientY),
  });
  const letGo = (event: PointerEvent<HTMLButtonElement>) => {
    const own = event.currentTarget.parentElement;
    const call = own?.offsetParent?.getBoundingClientRect();
    const { x, y } = way(event);
    if (own && call && Math.hypot(x, y) >= PRESS_WITHIN) {
      const { left, top, width, height } = own.getBoundingClientRect();
      const centre = { x: left + width / 2 - call.left, y: top + height / 2 - call.top };
      setCorner(nearestCorner(centre, call, rtl));
    } else setCorner(nextCorner(corner));
    from.current = null;
    setMoved(null);
  };
  const moves = {
    onKeyDown: byKey,
    // A press by a key or by voice; one by a pointer has moved it already.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) setCorner(nextCorner(corner));
    },
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current) setMoved(way(event));
    },
    onPointerUp: letGo,
    onPointerCancel: () => {
      from.current = null;
      setMoved(null);
    },
  };
  return (
    <div
      data-own-picture=""
      style={moved ? { transform: `translate(${moved.x}px, ${moved.y}px)` } : undefined}
      className={classNames("own-picture absolute z-10", places[corner.block], places[corner.inline])}
    >
      {children}
      <button type="button" {...moves} className="absolute inset-0 cursor-move touch-none rounded-md outline-offset-2">
        <VisuallyHidden>{t("video:call.ownCorner")}</VisuallyHidden>
      </button>
    </div>
  );
}
