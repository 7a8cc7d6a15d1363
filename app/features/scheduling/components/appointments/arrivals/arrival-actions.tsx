import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { buttonClass } from "~/ui/action/button-style";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import {
  arrivalActs,
  arrivalStage,
  roomsToCallTo,
  type ArrivalAct,
  type Arriving,
} from "../../../domain/appointments/arrivals/arrival-stage";
import { ArrivalStageText } from "./arrival-stage-text";

/** What the reader may do, when it is (UTC ms), and to which page of ours a press leads back. */
export interface ArrivalPlace {
  rights: readonly ArrivalAct[];
  now: number;
  back: string;
}

export interface ArrivalActionsProps extends ArrivalPlace {
  appointment: Arriving & { id: string; rooms: readonly string[] };
  /** The patient's name, by which the buttons are told apart. */
  name: string;
  /** In a narrow place that says the stage by itself: the first step alone, and the others behind it. */
  compact?: boolean;
  /** A press loads the whole page anew, where more of it follows from what is done. */
  reloads?: boolean;
}

/**
 * How far a patient is, and by one press how far they are now: arrived, called in to a room, with the doctor, done,
 * left. For any place that shows an appointment; nothing where nobody is expected now. Works without script;
 * `app/islands/arrivals.ts` keeps it up to date.
 */
export function ArrivalActions(props: ArrivalActionsProps) {
  const { appointment, rights, now, compact } = props;
  const stage = arrivalStage(appointment, now);
  const { t } = useT();
  const [first, ...others] = arrivalActs(appointment, rights, now);
  const actOf = (act: ArrivalAct) => <Act key={act} {...props} act={act} first={false} />;
  return (
    <div data-live={`arrival:${appointment.id}`} className="flex flex-wrap items-center gap-1.5">
      {stage && !compact && stage !== "expected" && (
        <ArrivalStageText {...{ stage, now }} arrival={appointment.arrival} />
      )}
      {first && <Act {...props} act={first} first />}
      {compact && others.length > 0 ? (
        <details data-key={`others:${appointment.id}`}>
          <summary className={classNames(smallButton(props, "quiet"), "cursor-pointer list-none")}>
            <Icon name="more" />
            <VisuallyHidden>{t("arrivals:act.of", { act: t("arrivals:act.title"), name: props.name })}</VisuallyHidden>
          </summary>
          <div className="flex flex-wrap gap-1.5 pt-1.5">{others.map(actOf)}</div>
        </details>
      ) : (
        others.map(actOf)
      )}
    </div>
  );
}

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

const COMPACT = "min-h-8! px-2! pointer-coarse:min-h-11!";
const smallButton = ({ compact }: ArrivalActionsProps, tone: "primary" | "secondary" | "quiet") =>
  classNames(buttonClass({ tone, size: "small" }), compact && COMPACT);

function Act(props: ActProps) {
  const { act, appointment } = props;
  return act === "call-in" && roomsToCallTo(appointment, appointment.rooms).length > 0 ? (
    <CallIn {...props} />
  ) : (
    <ActButton {...props} />
  );
}

function ActButton({ act, first, ...props }: ActProps) {
  const { t } = useT();
  const tone = act === "undo-arrival" ? "quiet" : first && act !== "leave" ? "primary" : "secondary";
  // Starting a video appointment may lead into its call: the press goes where it is sent.
  const leaves = props.reloads || (act === "start" && props.appointment.type === "video");
  return (
    <form method="post" action={paths.arrival(props.appointment.id)} data-arrival-act={leaves ? undefined : ""}>
      <input type="hidden" name="back" value={props.back} />
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
  return (
    <details data-key={`call-in:${props.appointment.id}`} className="group/rooms">
      <summary
        className={classNames(smallButton(props, props.first ? "primary" : "secondary"), "cursor-pointer list-none")}
      >
        {t("arrivals:act.call-in")}
        <VisuallyHidden>, {props.name}</VisuallyHidden>
      </summary>
      <form
        method="post"
        action={paths.arrival(props.appointment.id)}
        data-arrival-act={props.reloads ? undefined : ""}
        className="flex flex-wrap gap-1.5 pt-1.5"
      >
        <input type="hidden" name="back" value={props.back} />
        <input type="hidden" name="intent" value="call-in" />
        {[...props.appointment.rooms, ""].map((room) => (
          <Button
            key={room}
            type="submit"
            name="room"
            value={room}
            size="small"
            tone="secondary"
            className={props.compact ? COMPACT : ""}
          >
            <bdi>{room || t("arrivals:act.noRoom")}</bdi>
          </Button>
        ))}
      </form>
    </details>
  );
}
