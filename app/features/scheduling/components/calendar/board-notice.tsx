import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import type { BoardChanges } from "./use-board-changes";

/** Says what was done, with the way back where there is one, or that it was not. */
export function BoardNotice({ changes, zone }: { changes: BoardChanges; zone: string }) {
  const { t, format } = useT();
  const { done, refused, sent, busy } = changes;
  if (busy)
    return (
      <p role="status" className="sr-only">
        {t("schedule:saving")}
      </p>
    );
  if (refused && sent && !sent.change) {
    return (
      <Banner tone="error" live title={refused.errors[0]?.message || t("schedule:failed")}>
        {refused.errors[0]?.message && t("schedule:failed")}
      </Banner>
    );
  }
  if (!done) return null;
  const { undoUntil, id } = done;
  const change = sent?.change;
  const takeBack = change
    ? () =>
        changes.change(
          { visit: { ...change.visit, ...timeOf(change) }, how: change.how, ...timeOf(change.visit) },
          false,
        )
    : undoUntil !== null && done.done !== "undo"
      ? () => changes.take("undo", id)
      : undefined;
  return (
    <Banner
      tone="good"
      live
      title={t(`schedule:done.${done.done}`)}
      action={
        takeBack && (
          <Button tone="secondary" size="small" icon="undo" onClick={takeBack}>
            {change ? t("schedule:moving.putBack") : t("scheduling:actions.undo")}
          </Button>
        )
      }
    >
      {undoUntil !== null && t("scheduling:undo.until", { time: format.time(undoUntil, zone) })}
    </Banner>
  );
}

const timeOf = ({ employeeId, startsAt, endsAt }: { employeeId: string; startsAt: number; endsAt: number }) => ({
  employeeId,
  startsAt,
  endsAt,
});
