import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { Button } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { ModalDialog } from "~/ui/hydrated/modal-dialog";
import { Banner } from "~/ui/view/banner";
import { SummaryList } from "~/ui/view/summary-list";
import { brokenOnBoard, isBlocked, type WantedChange } from "../../../domain/calendar/calendar-move";
import { useFrame } from "../board-frame";
import type { BoardAnswer } from "../board-answer";
import type { BoardWords } from "../use-board-words";
import { BrokenRules, ChangeTold, type Told } from "./change-parts";

export interface ChangeDialogProps {
  change: WantedChange;
  words: BoardWords;
  refused: Extract<BoardAnswer, { errors: unknown }> | undefined;
  onConfirm: (said: Told & { override: boolean }) => void;
  /** Another time is chosen, UTC ms: it is asked about in its turn. */
  onTime: (startsAt: number) => void;
  onClose: () => void;
}

function titleOf({ appointment, how }: WantedChange) {
  if (how === "resize") return "resizeTitle" as const;
  if (appointment.seats) return "moveSessionTitle" as const;
  return isBlocked(appointment) ? ("moveBlockedTitle" as const) : ("moveTitle" as const);
}

/** Asks before an appointment is moved or its length changed: what was, what will be, and which rule it breaks. */
export function ChangeDialog({ change, words, refused, onConfirm, onTime, onClose }: ChangeDialogProps) {
  const { t, format } = useT();
  const { board } = useFrame();
  const [override, setOverride] = useState(false);
  const [told, setTold] = useState<Told>({
    patientAgreed: change.patientAgreed ?? false,
    doNotNotify: change.doNotNotify ?? false,
  });
  const { appointment, how, employeeId } = change;
  const blocked = isBlocked(appointment);
  // Whoever sits in a session is asked about another time, not about another provider.
  const asks = how === "move" && !blocked && (!appointment.seats || change.startsAt !== appointment.startsAt);
  const nearest = refused?.nearest ?? [];
  const known = brokenOnBoard(board, change).map((rule) =>
    t(`schedule:change.broken.${rule}`, { name: words.doctor(employeeId) }),
  );
  // What the server says goes before what the board can tell by itself.
  const broken = refused
    ? refused.errors.filter(({ field }) => field === "override").map(({ message }) => message)
    : known;
  const errors = refused?.errors.filter(({ field }) => field !== "override") ?? [];
  const said = (at: { startsAt: number; endsAt: number }, doctor: string) => (
    <>
      <span className="tabular-nums">
        {`${format.date(at.startsAt, board.zone, "long")}, ${words.time(at)}`}
        {how === "resize" &&
          ` (${t("schedule:minutes", { count: Math.round((at.endsAt - at.startsAt) / MINUTE_MS) })})`}
      </span>
      {employeeId !== appointment.employeeId && <bdi className="block">{words.doctor(doctor)}</bdi>}
    </>
  );
  return (
    <ModalDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`schedule:change.${titleOf(change)}`)}
      closeLabel={t("common:actions.close")}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t("common:actions.cancel")}
          </Button>
          <Button
            data-first={broken.length === 0 ? "" : undefined}
            disabledReason={broken.length > 0 && !override ? t("schedule:change.overrideHint") : undefined}
            onClick={() => onConfirm({ override, ...told })}
          >
            {how === "move" ? t("schedule:change.move") : t("schedule:change.resize")}
          </Button>
        </>
      }
    >
      <Stack>
        <p className="font-semibold">
          <bdi>{words.who(appointment)}</bdi>
        </p>
        <SummaryList
          rows={[
            { term: t("schedule:change.before"), value: said(appointment, appointment.employeeId) },
            { term: t("schedule:change.after"), value: said(change, employeeId) },
          ]}
        />
        {asks && <ChangeTold {...{ appointment, told, setTold }} />}
        {errors.length > 0 && (
          <Banner tone="error" live title={errors[0]?.message || t("schedule:failed")}>
            {how === "resize" && nearest.length > 0 && (
              <p>
                {t("schedule:change.nearest", {
                  times: format.list(nearest.map((at) => format.dateTime(at, board.zone, "short"))),
                })}
              </p>
            )}
          </Banner>
        )}
        {how === "move" && nearest.length > 0 && (
          <Banner tone="info" title={t("scheduling:move.nearest")}>
            <Cluster>
              {nearest.map((at) => (
                <Button key={at} tone="secondary" size="small" onClick={() => onTime(at)}>
                  {format.dateTime(at, board.zone, "short")}
                </Button>
              ))}
            </Cluster>
          </Banner>
        )}
        {broken.length > 0 && <BrokenRules {...{ broken, override, setOverride }} />}
      </Stack>
    </ModalDialog>
  );
}
