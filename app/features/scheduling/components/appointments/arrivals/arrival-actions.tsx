import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { buttonClass } from "~/ui/action/button-style";
import { classNames } from "~/ui/base/class-names";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import {
  arrivalStage,
  nextActs,
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
  /** Without the words of the stage, where the place says it. */
  bare?: boolean;
  /** A press loads the whole page anew, where more of it follows from what is done. */
  reloads?: boolean;
}

/**
 * How far a patient is, and by one press how far they are now: arrived, called in to a room, with the doctor, done,
 * left. For any place that shows an appointment; nothing where nobody is expected now. Works without script;
 * `app/islands/arrivals.ts` keeps it up to date.
 */
export function ArrivalActions(props: ArrivalActionsProps) {
  const { appointment, rights, now, bare } = props;
  const stage = arrivalStage(appointment, now);
  const acts = stage ? nextActs(stage, appointment.arrival).filter((act) => rights.includes(act)) : [];
  return (
    <div data-live={`arrival:${appointment.id}`} className="flex flex-wrap items-center gap-1.5">
      {stage && !bare && stage !== "expected" && <ArrivalStageText {...{ stage, now }} arrival={appointment.arrival} />}
      {acts.map((act, index) =>
        act === "call-in" && appointment.rooms.length > 0 ? (
          <CallIn key={act} {...props} />
        ) : (
          <ActButton key={act} {...props} act={act} first={index === 0} />
        ),
      )}
    </div>
  );
}

function ActButton({ act, first, ...props }: ArrivalActionsProps & { act: ArrivalAct; first: boolean }) {
  const { t } = useT();
  const tone = act === "undo-arrival" ? "quiet" : first ? "primary" : "secondary";
  return (
    <form method="post" action={paths.arrival(props.appointment.id)} data-arrival-act={props.reloads ? undefined : ""}>
      <input type="hidden" name="back" value={props.back} />
      <Button type="submit" name="intent" value={act} size="small" tone={tone}>
        {t(`arrivals:act.${act}`)}
        <VisuallyHidden>, {props.name}</VisuallyHidden>
      </Button>
    </form>
  );
}

/** The rooms of the place, one of which is pressed. */
function CallIn(props: ArrivalActionsProps) {
  const { t } = useT();
  return (
    <details data-key={`call-in:${props.appointment.id}`} className="group/rooms">
      <summary className={classNames(buttonClass({ tone: "primary", size: "small" }), "cursor-pointer list-none")}>
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
          <Button key={room} type="submit" name="room" value={room} size="small" tone="secondary">
            <bdi>{room || t("arrivals:act.noRoom")}</bdi>
          </Button>
        ))}
      </form>
    </details>
  );
}
