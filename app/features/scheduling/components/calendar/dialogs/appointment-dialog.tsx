import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { ModalDialog } from "~/ui/hydrated/modal-dialog";
import { SummaryList } from "~/ui/view/summary-list";
import { actsOn } from "../../../domain/calendar/calendar-acts";
import type { CalendarAct, CalendarAppointment } from "../../../domain/calendar/calendar-view";
import { canGiveAway, canMove, canResize } from "../../../domain/calendar/calendar-move";
import { APPOINTMENT_STATE } from "../../../domain/appointments/appointment-states";
import { AppointmentStatus } from "../../appointments/appointment-status";
import { useFrame } from "../board-frame";
import type { BoardWords } from "../use-board-words";
import { actWord, isForward } from "./act-word";
import { CalendarArrival, hasArrival, type OnArrival } from "./calendar-arrival";
import { appointmentHref } from "../appointment-href";

export interface AppointmentDialogProps {
  appointment: CalendarAppointment;
  words: BoardWords;
  onTakeUp: (how: "move" | "resize") => void;
  onAct: (act: CalendarAct) => void;
  onArrival: OnArrival;
  onRelease: () => void;
  onClose: () => void;
}

/** An appointment at a glance, with what the front desk does most. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { appointment, words, onTakeUp, onAct, onArrival, onRelease, onClose } = props;
  const { t, format } = useT();
  const { board } = useFrame();
  const acts = actsOn(appointment, board.acts, Date.now());
  const blocked = appointment.stateId === APPOINTMENT_STATE.BLOCKED;
  const kind =
    appointment.type === "video" ? t("common:consultationTypes.video") : t("common:consultationTypes.inPerson");
  const when = [
    format.date(appointment.startsAt, appointment.timeZone, "long"),
    words.time(appointment),
    words.placeTime(appointment),
  ];
  const rows = [
    { term: t("scheduling:details.when"), value: when.filter(Boolean).join(", ") },
    {
      term: t("scheduling:details.status"),
      value: <AppointmentStatus state={appointment.stateId} arrival={appointment.arrival} side="staff" />,
    },
    ...(hasArrival(appointment, board, Date.now())
      ? [
          {
            term: t("arrivals:act.title"),
            value: <CalendarArrival {...{ appointment, board, onArrival }} name={words.who(appointment)} />,
          },
        ]
      : []),
    { term: t("scheduling:details.provider"), value: <bdi>{words.doctor(appointment.employeeId)}</bdi> },
    ...(appointment.offering
      ? [{ term: t("scheduling:details.offering"), value: `${appointment.offering} (${kind})` }]
      : []),
  ];
  return (
    <ModalDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.who(appointment)}
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
              {t("schedule:appointment.release")}
            </AskFirst>
          )}
          {acts.includes("cancel") && (
            <Button tone="secondary" icon="close" onClick={() => onAct("cancel")}>
              {t("schedule:appointment.cancel")}
            </Button>
          )}
          {acts.filter(isForward).map((act) => (
            <Button key={act} tone="secondary" onClick={() => onAct(act)}>
              {t(actWord(act, appointment))}
            </Button>
          ))}
          {board.mayAssign && canGiveAway(appointment) && (
            <LinkButton href={paths.appointmentAssign(appointment.id)} tone="secondary" icon="people">
              {t("scheduling:actions.assignProvider")}
            </LinkButton>
          )}
          {canResize(appointment) && (
            <Button tone="secondary" icon="clock" onClick={() => onTakeUp("resize")}>
              {t("schedule:appointment.resize")}
            </Button>
          )}
          {canMove(appointment) && (
            <Button tone="secondary" icon="calendar" onClick={() => onTakeUp("move")}>
              {t("schedule:appointment.move")}
            </Button>
          )}
          {appointment.opensPatient && [appointment.employeeId, "everybody"].includes(board.consultsFor ?? "") && (
            <form method="post" action={paths.openConsultation(appointment.id)}>
              <Button type="submit" tone="secondary" icon="edit">
                {t("scheduling:actions.openConsultation")}
              </Button>
            </form>
          )}
          <LinkButton href={appointmentHref(appointment)}>{t("schedule:appointment.open")}</LinkButton>
        </>
      }
    >
      <SummaryList rows={rows} />
    </ModalDialog>
  );
}
