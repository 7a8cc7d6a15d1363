import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { ModalDialog } from "~/ui/hydrated/modal-dialog";
import { SummaryList } from "~/ui/view/summary-list";
import { canCancel } from "../../domain/calendar/calendar-actions";
import { canGiveAway, canMove, canResize } from "../../domain/calendar/calendar-move";
import type { CalendarVisit } from "../../domain/calendar/calendar-view";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { AppointmentStatus } from "../appointments/appointment-status";
import { useFrame } from "./board-frame";
import type { BoardWords } from "./use-board-words";
import { visitHref } from "./visit-href";

export interface VisitDialogProps {
  visit: CalendarVisit;
  words: BoardWords;
  onTakeUp: (how: "move" | "resize") => void;
  onCancel: () => void;
  onRelease: () => void;
  onClose: () => void;
}

/** A visit at a glance, with what the front desk does most. */
export function VisitDialog({ visit, words, onTakeUp, onCancel, onRelease, onClose }: VisitDialogProps) {
  const { t, format } = useT();
  const { board } = useFrame();
  const blocked = visit.stateId === APPOINTMENT_STATE.BLOCKED;
  const kind = visit.type === "video" ? t("common:consultationTypes.video") : t("common:consultationTypes.inPerson");
  const when = [format.date(visit.startsAt, visit.timeZone, "long"), words.time(visit), words.placeTime(visit)];
  const rows = [
    { term: t("scheduling:details.when"), value: when.filter(Boolean).join(", ") },
    {
      term: t("scheduling:details.status"),
      value: <AppointmentStatus state={visit.stateId} />,
    },
    { term: t("scheduling:details.provider"), value: <bdi>{words.doctor(visit.employeeId)}</bdi> },
    ...(visit.offering ? [{ term: t("scheduling:details.offering"), value: `${visit.offering} (${kind})` }] : []),
  ];
  return (
    <ModalDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.who(visit)}
      closeLabel={t("common:actions.close")}
      actions={
        <>
          {blocked && (
            <AskFirst
              type="button"
              icon="trash"
              onClick={onRelease}
              question={t("scheduling:ask.unblock")}
              text={t("common:final")}
            >
              {t("schedule:visit.release")}
            </AskFirst>
          )}
          {canCancel(visit) && (
            <Button tone="secondary" icon="close" onClick={onCancel}>
              {t("schedule:visit.cancel")}
            </Button>
          )}
          {board.mayAssign && canGiveAway(visit) && (
            <LinkButton href={paths.appointmentAssign(visit.id)} tone="secondary" icon="people">
              {t("scheduling:actions.assignProvider")}
            </LinkButton>
          )}
          {canResize(visit) && (
            <Button tone="secondary" icon="clock" onClick={() => onTakeUp("resize")}>
              {t("schedule:visit.resize")}
            </Button>
          )}
          {canMove(visit) && (
            <Button tone="secondary" icon="calendar" onClick={() => onTakeUp("move")}>
              {t("schedule:visit.move")}
            </Button>
          )}
          <LinkButton href={visitHref(visit)}>{t("schedule:visit.open")}</LinkButton>
        </>
      }
    >
      <SummaryList rows={rows} />
    </ModalDialog>
  );
}
