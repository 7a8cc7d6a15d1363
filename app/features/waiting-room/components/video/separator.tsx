import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { useT } from "~/i18n/use-t";
import { fitted, PANE, widthByKey } from "~/kernel/pane-width";

interface SeparatorProps {
  width: number;
  onChange: (width: number) => void;
}

/** The edge between the call and what is beside it, moved by pointer or keys. */
export function Separator({ width, onChange }: SeparatorProps) {
  const { t, dir } = useT();
  const rtl = dir === "rtl";
  const dragged = useRef(false);
  const byKey = (event: KeyboardEvent) => {
    const next = widthByKey(event.key, width, rtl);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  const byPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (!dragged.current) return;
    const around = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!around) return;
    const beyond = rtl ? event.clientX - around.left : around.right - event.clientX;
    onChange(fitted((beyond / around.width) * 100));
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("desk:resize")}
      aria-controls="call-panel"
      aria-valuemin={PANE.min}
      aria-valuemax={PANE.max}
      aria-valuenow={width}
      onKeyDown={byKey}
      onPointerDown={(event) => {
        dragged.current = true;
        // While it is moved, a frame beside it gets no events of the pointer.
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={byPointer}
      onPointerUp={() => {
        dragged.current = false;
      }}
      className="hidden w-2 shrink-0 cursor-col-resize touch-none bg-line hover:bg-line-strong focus-visible:outline-3 focus-visible:outline-focus computer:block"
    />
  );
}
