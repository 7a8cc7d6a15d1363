import { useCallback, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { useT } from "~/i18n/use-t";
import type { QuickActionsProps } from "./quick-actions";

/** So long a pointer rests on an appointment before its actions come: who only passes by sees none. */
const REST_MS = 250;
/** Their width at the most, about: they stay in the window. */
const WIDTH_PX = 420;

interface Near {
  readonly id: string;
  readonly at: QuickActionsProps["at"];
}

/** Which appointment's actions are shown, and where. A finger opens the appointment's card instead. */
export function useQuickActions() {
  const rtl = useT().dir === "rtl";
  const [near, setNear] = useState<Near | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setNear(null);
  }, []);
  const show = useCallback(
    (link: HTMLElement) => {
      const { left, right, top } = link.getBoundingClientRect();
      const from = rtl ? window.innerWidth - right : left;
      const start = Math.max(0, Math.min(from, window.innerWidth - WIDTH_PX));
      setNear({ id: link.dataset["appointment"] ?? "", at: { start, foot: top } });
    },
    [rtl],
  );
  const onPointerOver = useCallback(
    ({ target, pointerType, buttons }: PointerEvent) => {
      if (pointerType === "touch" || buttons !== 0 || !(target instanceof Element)) return;
      clearTimeout(timer.current);
      const link = target.closest<HTMLElement>("[data-appointment]");
      if (link) timer.current = setTimeout(() => show(link), REST_MS);
      else if (!target.closest("[data-quick]")) timer.current = setTimeout(hide, REST_MS);
    },
    [show, hide],
  );
  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      const link = target instanceof HTMLElement ? target : null;
      if (link?.dataset["appointment"] && link.matches(":focus-visible")) show(link);
      else if (!link?.closest("[data-quick]")) hide();
    },
    [show, hide],
  );
  return { near, hide, over: { onPointerOver, onPointerLeave: hide, onFocus } };
}
