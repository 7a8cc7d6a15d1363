import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { lateFor } from "~/screens/late-for";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Avatar } from "~/ui/view/avatar";
import { minutesWaited, type ArrivalAct } from "../../../domain/appointments/arrivals/arrival-stage";
import {
  shownOnBoard,
  type DeskProvider,
  type StagedAppointment,
} from "../../../domain/appointments/arrivals/desk-board";
import { patientMinutesLate } from "../../../domain/appointments/arrivals/lateness";
import { timeThere } from "../clock-time";
import { patientName, providerName } from "../person-names";
import { ArrivalActions } from "./arrival-actions";
import { waitsInCall } from "../../../domain/appointments/joinable";
import { ArrivalStageText } from "./arrival-stage-text";

interface DeskProviderCardProps {
  provider: DeskProvider;
  /** UTC ms. */
  now: number;
  /** By whose clock the board is. */
  zone: string;
  /** The reader stands at the desk, where whoever comes is checked in first, to a call too. */
  checkInFirst: boolean;
  rights: readonly ArrivalAct[];
  moves: boolean;
  /** Says that somebody did not come. */
  mayMarkMissed: boolean;
  /** Where that leads back to. */
  missedBack: (id: string) => string;
  back: string;
  /** So many lines of the doctor's patients stand on the board at once; the others are one press away. */
  mostShown: number;
}

/** Who is here or comes next stands on the board; who is done and not noted as gone is one press away. */
const isAhead = ({ stage }: StagedAppointment) => stage !== "done";

/** A doctor of today: how late they are, who is with them, who waits, and who comes next. */
export function DeskProviderCard({ provider, mostShown, ...place }: DeskProviderCardProps) {
  const words = useT();
  const { t, format } = words;
  const { employee, minutesLate, appointments } = provider;
  const open = appointments.filter(({ stage }) => stage !== "left");
  const isElsewhere = ({ startsAt, timeZone }: StagedAppointment) =>
    Boolean(timeThere(words, startsAt, timeZone, place.zone));
  const shown = shownOnBoard(open.filter(isAhead), mostShown, place.now, isElsewhere);
  const more = open.filter((each) => !shown.includes(each));
  const rowOf = (appointment: StagedAppointment) => <DeskRow key={appointment.id} {...{ appointment }} {...place} />;
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-surface shadow-card">
      <div className="flex min-h-11 items-center justify-between gap-2 px-2.5 py-1.5">
        <h2 className="flex min-w-0 items-center gap-2 text-base font-semibold">
          <Avatar
            name={patientName(employee)}
            photo={employee.photoFileId && paths.photo(employee.photoFileId)}
            colourKey={employee.id}
            colour={employee.colour}
            size="tiny"
          />
          <bdi className="min-w-0">{providerName(t, employee)}</bdi>
        </h2>
        <span
          className={minutesLate > 0 ? "shrink-0 text-sm font-semibold text-warn-text" : "shrink-0 text-sm text-muted"}
        >
          {minutesLate > 0
            ? lateFor(t, minutesLate)
            : t(shown.length === 0 ? "arrivals:board.nobody" : "arrivals:board.onTime")}
        </span>
      </div>
      {shown.length > 0 && <ul className="divide-y divide-line border-t border-line">{shown.map(rowOf)}</ul>}
      {more.length > 0 && (
        <details data-key={`more:${employee.id}`} className="border-t border-line">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 px-2.5 text-sm font-medium text-brand-text -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11">
            <Icon name="chevron-down" className="size-4 [[open]>summary>&]:rotate-180" />
            {t("arrivals:board.more", { total: more.length })}
            <span className="sr-only"> {format.number(open.length)}</span>
          </summary>
          <ul className="divide-y divide-line border-t border-line tablet:max-h-72 tablet:overflow-y-auto">
            {more.map(rowOf)}
          </ul>
        </details>
      )}
    </li>
  );
}

interface OfAppointment {
  appointment: StagedAppointment;
}

/** What stands before a patient's name: how long they wait, where they are, or when they are expected. */
function Stage({ appointment, now, zone }: Pick<DeskProviderCardProps, "now" | "zone"> & OfAppointment) {
  const { t, format } = useT();
  const { stage, arrival, startsAt } = appointment;
  const time = format.time(startsAt, zone);
  if (stage === "expected") return <>{time}</>;
  const short = () => {
    if (stage === "waiting" && arrival) return t("arrivals:stage.minutes", { minutes: minutesWaited(arrival, now) });
    return time;
  };
  return (
    <>
      <bdi aria-hidden="true">{short()}</bdi>
      <VisuallyHidden>
        <ArrivalStageText {...{ stage, arrival, now }} />
      </VisuallyHidden>
    </>
  );
}

function DeskRow({
  appointment,
  now,
  zone,
  rights,
  moves,
  checkInFirst,
  mayMarkMissed,
  missedBack,
  back,
}: Omit<DeskProviderCardProps, "provider" | "mostShown"> & OfAppointment) {
  const words = useT();
  const { t } = words;
  const { id, patient, stage, arrival } = appointment;
  const away = timeThere(words, appointment.startsAt, appointment.timeZone, zone);
  const name = patientName(patient);
  const minutesLate = patientMinutesLate(appointment, now);
  return (
    <li
      data-key={id}
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)_fit-content(55%)] items-center gap-x-2 gap-y-0.5 px-2.5 py-1",
        stage === "withDoctor" && "bg-brand-soft",
      )}
    >
      <span
        className={classNames(
          "inline-flex min-w-11 items-center gap-0.5 text-sm leading-tight tabular-nums",
          stage === "waiting" ? "font-semibold text-warn-text" : "text-muted",
        )}
      >
        <Stage {...{ appointment, now, zone }} />
      </span>
      <div className="min-w-0">
        <Anchor
          href={paths.appointment(id)}
          className="inline-flex min-h-8 min-w-0 items-center font-semibold wrap-break-word no-underline hover:underline pointer-coarse:min-h-11"
        >
          <bdi>{name}</bdi>
        </Anchor>
        {away && <p className="pb-1 text-sm leading-tight text-muted tabular-nums">{away}</p>}
        {stage === "expected" && waitsInCall(appointment) && (
          <span className="block pb-1 text-sm leading-tight text-muted">{t("arrivals:stage.doctorIn")}</span>
        )}
        {(stage === "withDoctor" || stage === "called") && (
          <span aria-hidden="true" className="flex items-center gap-1 pb-1 text-sm leading-tight text-muted">
            <Icon name={stage === "called" ? "bell" : "person"} className="size-4" />
            <bdi>{[t(`arrivals:stage.${stage}`), arrival?.room].filter(Boolean).join(" · ")}</bdi>
          </span>
        )}
      </div>
      <ArrivalActions {...{ appointment, name, rights, moves, now, back, checkInFirst }} compact />
      {minutesLate > 0 && (
        <div className="col-span-2 col-start-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="text-sm font-semibold whitespace-nowrap text-warn-text">{lateFor(t, minutesLate)}</span>
          {mayMarkMissed && (
            <form method="post" action={paths.arrival(id)}>
              <input type="hidden" name="back" value={missedBack(id)} />
              <Button
                type="submit"
                name="intent"
                value="no-show"
                size="small"
                tone="secondary"
                className="min-h-8! px-2! tablet:whitespace-nowrap pointer-coarse:min-h-11!"
              >
                {t("scheduling:actions.noShow")}
                <VisuallyHidden>, {name}</VisuallyHidden>
              </Button>
            </form>
          )}
        </div>
      )}
    </li>
  );
}
