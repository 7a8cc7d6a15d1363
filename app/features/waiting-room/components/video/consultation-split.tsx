import { useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { fitted, PANE, widthByKey } from "./pane-width";

const FRAME = "consultation";

const named = (words: string, patientName: string | null) =>
  patientName === null ? words : `${words}: ${patientName}`;

interface ConsultationSplitProps {
  /** The appointments whose consultations can be opened, with their patients' names where there are several. */
  appointments: readonly { appointmentId: string; patientName: string | null }[];
  /** The call. */
  children: ReactNode;
}

/** The line above the consultation: back to its first page from wherever one is in it, and out of the way. */
function PaneBar({ appointmentId, onHide }: { appointmentId: string; onHide: () => void }) {
  const { t } = useT();
  return (
    <div className="flex items-center justify-between gap-2 border-b border-line p-1">
      <LinkButton href={paths.openConsultation(appointmentId)} target={FRAME} tone="quiet" size="small" icon="document">
        {t("desk:overview")}
      </LinkButton>
      <Button tone="quiet" size="small" icon="close" onClick={onHide}>
        {t("desk:hide")}
      </Button>
    </div>
  );
}

/**
 * A call with the consultation beside it, which opens in a frame: whatever is written there, the call goes on. On a
 * phone it is a sheet over the lower part of the page. Without script it opens as a page of its own.
 */
export function ConsultationSplit({ appointments, children }: ConsultationSplitProps) {
  const { t } = useT();
  const hydrated = useHydrated();
  /** Whose consultation is in the frame; null before one was opened. */
  const [opened, setOpened] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const [width, setWidth] = useState<number>(PANE.first);
  /** It was opened, and is not there yet. */
  const comesIntoView = useRef(false);
  if (appointments.length === 0) return children;
  const open = (appointmentId: string) => {
    setOpened(appointmentId);
    setShown(true);
    comesIntoView.current = true;
  };
  return (
    <div className="flex min-w-0 flex-col gap-6 computer:flex-row computer:items-stretch computer:gap-2">
      {/* On a phone the end of the call can be scrolled above the sheet. */}
      <div className={classNames("flex min-w-0 grow flex-col gap-6", shown && "pb-[70dvh] computer:pb-0")}>
        <div className="flex flex-wrap gap-3">
          {appointments.map(({ appointmentId, patientName }) =>
            // Opened anew, it would take away what is typed in it.
            appointmentId === opened ? (
              <Button
                key={appointmentId}
                tone="secondary"
                icon="edit"
                aria-expanded={shown}
                aria-controls="consultation-pane"
                onClick={() => setShown(!shown)}
              >
                {named(t(shown ? "desk:hide" : "desk:show"), patientName)}
              </Button>
            ) : (
              <form
                key={appointmentId}
                method="post"
                action={paths.openConsultation(appointmentId)}
                target={hydrated ? FRAME : undefined}
                // Not before it was sent: a form that is gone sends nothing.
                onSubmit={() => setTimeout(() => open(appointmentId))}
              >
                <Button type="submit" tone="secondary" icon="edit">
                  {named(t("desk:open"), patientName)}
                </Button>
              </form>
            ),
          )}
        </div>
        {children}
      </div>
      {shown && <Separator width={width} onChange={setWidth} />}
      <aside
        id="consultation-pane"
        aria-label={t("desk:kept")}
        style={{ "--pane": `${width}%` } as Record<string, string>}
        className={classNames(
          "fixed inset-x-0 bottom-0 z-20 h-[70dvh] rounded-t-lg border border-line bg-surface shadow-card",
          // Below the bar of the page, which stays in view.
          "computer:sticky computer:inset-x-auto computer:top-18 computer:h-[calc(100dvh-5.5rem)] computer:w-(--pane) computer:shrink-0 computer:rounded-lg",
          !shown && "hidden",
        )}
      >
        <div className="flex h-full flex-col">
          {opened !== null && <PaneBar appointmentId={opened} onHide={() => setShown(false)} />}
          <iframe
            // Whoever works by the keyboard goes on inside it.
            onLoad={({ currentTarget }) => {
              if (comesIntoView.current) currentTarget.focus();
              comesIntoView.current = false;
            }}
            name={FRAME}
            title={t("desk:frame")}
            className="min-h-0 w-full grow rounded-b-[inherit]"
          />
        </div>
      </aside>
    </div>
  );
}

/** The edge between both, moved by pointer or keys. */
function Separator({ width, onChange }: { width: number; onChange: (width: number) => void }) {
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
      aria-controls="consultation-pane"
      aria-valuemin={PANE.min}
      aria-valuemax={PANE.max}
      aria-valuenow={width}
      onKeyDown={byKey}
      onPointerDown={(event) => {
        dragged.current = true;
        // While it is moved, the frame beside it gets no events of the pointer.
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={byPointer}
      onPointerUp={() => {
        dragged.current = false;
      }}
      className="hidden w-3 shrink-0 cursor-col-resize touch-none rounded-full bg-line hover:bg-line-strong focus-visible:outline-3 focus-visible:outline-focus computer:block"
    />
  );
}
