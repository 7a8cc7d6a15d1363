import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { buttonClass } from "~/ui/action/button-style";
import { ChoiceMenu, RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { classNames } from "~/ui/base/class-names";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { HiddenFields } from "~/ui/form/hidden-fields";
import {
  arrivalActs,
  arrivalStage,
  isDueSoon,
  roomsToCallTo,
  type ArrivalAct,
  type Arriving,
} from "../../../domain/appointments/arrivals/arrival-stage";
import { waitsInCall } from "../../../domain/appointments/joinable";
import { isMovable } from "../../../domain/appointments/appointment-transitions";
import { ArrivalStageText } from "./arrival-stage-text";

/** What the reader may do, when it is (UTC ms), and to which page of ours a press leads back. */
export interface ArrivalPlace {
  rights: readonly ArrivalAct[];
  now: number;
  back: string;
  /** Gives appointments another time. */
  moves?: boolean;
  /** At the front desk: whoever comes is checked in first, also where a call could begin. */
  checkInFirst?: boolean;
}

export interface ArrivalActionsProps extends ArrivalPlace {
  appointment: Arriving & { id: string; rooms: readonly string[] };
  /** The patient's name, by which the buttons are told apart. */
  name: string;
  /** For narrow places: the first step as a button, the others in a menu. */
  compact?: boolean;
  /** The row's own menu has the other steps (`OtherArrivalActs`), so that a row has one menu. */
  menuElsewhere?: boolean;
  /** A press loads the whole page anew, where more of it follows from what is done. */
  reloads?: boolean;
}

/**
 * How far a patient is, and by one press how far they are now: arrived, called in to a room, with the doctor, done,
 * left. For any place that shows an appointment; nothing where nobody is expected now. Works without script;
 * `app/islands/arrivals.ts` keeps it up to date.
 */
export function ArrivalActions(props: ArrivalActionsProps) {
  const { appointment, rights, now, checkInFirst, name, compact, menuElsewhere } = props;
  const stage = arrivalStage(appointment, now);
  const { t } = useT();
  const [first, ...others] = arrivalActs(appointment, rights, now, checkInFirst);
  return (
    <div data-live={`arrival:${appointment.id}`} className="flex flex-wrap items-center gap-1.5">
      {stage === "expected" && !compact && waitsInCall(appointment) && (
        <span className="me-2 text-sm">{t("arrivals:stage.doctorIn")}</span>
      )}
      {stage && !compact && stage !== "expected" && (
        <span className="me-2 inline-flex min-h-9 items-center">
          <ArrivalStageText {...{ stage, now }} arrival={appointment.arrival} />
        </span>
      )}
      {first && <Act {...props} act={first} first />}
      {!compact && others.map((act) => <Act key={act} {...props} act={act} first={false} />)}
      {compact && !menuElsewhere && (others.length > 0 || offersMove(props)) && (
        <RowMenu label={t("arrivals:act.title")} about={name} id={`arrival-menu-${appointment.id}`}>
          <OtherArrivalActs {...props} />
        </RowMenu>
      )}
    </div>
  );
}

/** Whether the row leads to other times for its appointment. */
export const offersMove = ({ moves, appointment }: Pick<ArrivalActionsProps, "moves" | "appointment">): boolean =>
  moves === true && isMovable(appointment.stateId);

/** All steps but the likeliest one, and the way to another time, as items of a menu. */
export function OtherArrivalActs(props: ArrivalActionsProps) {
  const { appointment, rights, now, checkInFirst, name, back } = props;
  const { t } = useT();
  const [, ...others] = arrivalActs(appointment, rights, now, checkInFirst);
  return (
    <>
      {others.map((act) => (
        <li key={act}>
          <form method="post" action={paths.arrival(appointment.id)} {...inPlace(props, act)}>
            <HiddenFields fields={{ back }} />
            <button type="submit" name="intent" value={act}>
              {t(wordOf(act, appointment))}
              <VisuallyHidden>, {name}</VisuallyHidden>
            </button>
          </form>
        </li>
      ))}
      {offersMove(props) && (
        <RowMenuLink href={paths.appointmentEdit(appointment.id)} icon="calendar">
          {t("scheduling:actions.reschedule")}
        </RowMenuLink>
      )}
    </>
  );
}

/** Marks a form that the script answers on the page. Starting a video appointment leads to its call instead. */
const inPlace = ({ appointment, reloads }: ArrivalActionsProps, act: ArrivalAct) =>
  reloads || (act === "start" && appointment.type === "video") ? {} : { "data-arrival-act": "" };

/** A call begins by 'Start video' wherever it does, and undoing names what it takes back, where that is the check-in. */
function wordOf(act: ArrivalAct, { type, arrival }: Arriving) {
  if (act === "start" && type === "video") return "arrivals:act.startVideo";
  const checkInAlone = arrival !== null && arrival.calledAt === null && arrival.leftAt === null;
  return act === "undo-arrival" && !checkInAlone ? "arrivals:act.undoLast" : (`arrivals:act.${act}` as const);
}

interface ActProps extends ArrivalActionsProps {
  act: ArrivalAct;
  /** It is the likeliest next step. */
  first: boolean;
}

const COMPACT = "min-h-8! px-2! tablet:whitespace-nowrap pointer-coarse:min-h-11!";
const smallButton = ({ compact }: ArrivalActionsProps, tone: "primary" | "secondary" | "quiet") =>
  classNames(buttonClass({ tone, size: "small" }), compact && COMPACT);

function Act(props: ActProps) {
  const { act, appointment } = props;
  const asksWhere = act === "call-in" && roomsToCallTo(appointment, appointment.rooms).length > 0;
  return asksWhere ? <CallIn {...props} /> : <ActButton {...props} />;
}

function ActButton({ act, first, ...props }: ActProps) {
  const { t } = useT();
  const isNext = first && act !== "leave" && (act !== "arrive" || isDueSoon(props.appointment, props.now));
  const tone = act === "undo-arrival" ? "quiet" : isNext ? "primary" : "secondary";
  return (
    <form method="post" action={paths.arrival(props.appointment.id)} {...inPlace(props, act)}>
      <HiddenFields fields={{ back: props.back }} />
      <Button type="submit" name="intent" value={act} size="small" tone={tone} className={props.compact ? COMPACT : ""}>
        {t(wordOf(act, props.appointment))}
        <VisuallyHidden>, {props.name}</VisuallyHidden>
      </Button>
    </form>
  );
}

/** The rooms of the place, one of which is pressed. */
function CallIn(props: ActProps) {
  const { t } = useT();
  const { appointment, name, back, first } = props;
  return (
    <ChoiceMenu
      id={`rooms-${appointment.id}`}
      className={smallButton(props, first ? "primary" : "secondary")}
      words={
        <>
          {t("arrivals:act.call-in")}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </>
      }
    >
      <li aria-hidden="true" className="px-2.5 py-1 text-sm font-semibold text-muted">
        {t("arrivals:act.toRoom")}
      </li>
      {[...roomsToCallTo(appointment, appointment.rooms), ""].map((room) => (
        <li key={room}>
          <form method="post" action={paths.arrival(appointment.id)} {...inPlace(props, "call-in")}>
            <HiddenFields fields={{ back, intent: "call-in" }} />
            <button type="submit" name="room" value={room}>
              <bdi>{room || t("arrivals:act.noRoom")}</bdi>
            </button>
          </form>
        </li>
      ))}
    </ChoiceMenu>
  );
}
