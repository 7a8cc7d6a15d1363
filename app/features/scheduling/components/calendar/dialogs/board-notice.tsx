import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { moveSaid } from "../../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../../domain/calendar/calendar-view";
import type { BoardChanges } from "../use-board-changes";

/**
 * Says what was done, with the way back where there is one, or that it was not. It lies over the page: coming and going
 * it must not push the board from under a pointer that drags.
 */
export function BoardNotice({ changes, zone }: { changes: BoardChanges; zone: string }) {
  const { t } = useT();
  const { done, refused, sent, busy, closed, close } = changes;
  if (busy)
    return (
      <p role="status" className="sr-only">
        {t("schedule:saving")}
      </p>
    );
  const failed = sent?.change ? undefined : refused;
  const problem = failed?.errors[0]?.message;
  if (closed || !(failed || done)) return null;
  const closing = (
    <Button tone="quiet" size="small" onClick={close}>
      {t("common:actions.close")}
    </Button>
  );
  return (
    <div className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-2xl rounded-lg shadow-float print:hidden">
      {failed ? (
        <Banner tone="error" live title={problem || t("schedule:failed")} action={closing}>
          {problem && t("schedule:failed")}
        </Banner>
      ) : (
        done && <DoneNotice {...{ done, changes, zone, closing }} />
      )}
    </div>
  );
}

interface DoneNoticeProps {
  done: NonNullable<BoardChanges["done"]>;
  changes: BoardChanges;
  zone: string;
  closing: ReactNode;
}

function DoneNotice({ done: { done, undoUntil, telling, id }, changes, zone, closing }: DoneNoticeProps) {
  const { t, format } = useT();
  const change = changes.sent?.change;
  const released = done === "disable" ? changes.sent?.gone : undefined;
  // Within its time a change is undone as what it was: whoever was told of it is told of nothing, or that it is off.
  const isHeld = undoUntil !== null && done !== "undo";
  const takeBack = isHeld
    ? () => changes.undo(id)
    : change
      ? () =>
          changes.change(
            {
              appointment: { ...change.appointment, ...timeOf(change) },
              how: change.how,
              ...timeOf(change.appointment),
            },
            false,
          )
      : released
        ? () => changes.block(blockOf(released))
        : done === "arrive" || done === "call-in" || done === "leave"
          ? () => changes.arrive("undo-arrival", id)
          : undefined;
  const undoWords = (until: number) => {
    const time = format.time(until, zone);
    return telling?.is === "waits"
      ? t("scheduling:undo.one.waits", { time, at: format.time(telling.at, zone) })
      : t(
          telling?.is === "told" || telling?.is === "unreached"
            ? `scheduling:undo.one.${telling.is}`
            : "scheduling:undo.until",
          { time },
        );
  };
  return (
    <Banner
      tone="good"
      live
      title={t(`schedule:done.${done === "move" && change ? moveSaid(change) : done}`)}
      action={
        <div className="flex flex-wrap gap-2">
          {takeBack && (
            <Button tone="secondary" size="small" icon="undo" onClick={takeBack}>
              {change ? t("schedule:moving.putBack") : t("scheduling:actions.undo")}
            </Button>
          )}
          {done === "block" && (
            <AskFirst
              type="button"
              size="small"
              icon="trash"
              onClick={() => changes.unblock(id)}
              question={t("scheduling:ask.unblock")}
              text={t("common:final")}
            >
              {t("schedule:appointment.release")}
            </AskFirst>
          )}
          {closing}
        </div>
      }
    >
      {undoUntil !== null && undoWords(undoUntil)}
    </Banner>
  );
}

const timeOf = ({ employeeId, startsAt, endsAt }: { employeeId: string; startsAt: number; endsAt: number }) => ({
  employeeId,
  startsAt,
  endsAt,
});

/** The same time blocked again. */
const blockOf = ({ employeeId, branchId, startsAt, endsAt, note }: CalendarAppointment) => ({
  ...{ employeeId, branchId, startsAt },
  durationMinutes: (endsAt - startsAt) / MINUTE_MS,
  reason: note,
});
