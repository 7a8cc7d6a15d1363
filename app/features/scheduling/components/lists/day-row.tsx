import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { classNames } from "~/ui/base/class-names";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Avatar } from "~/ui/view/avatar";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { DayLine } from "../../domain/lists/staff-day";
import { AppointmentStatus } from "../appointments/appointment-status";
import { ArrivalActions, OtherArrivalActs, type ArrivalPlace } from "../appointments/arrivals/arrival-actions";
import { ArrivalStageText } from "../appointments/arrivals/arrival-stage-text";
import { timeThere } from "../appointments/clock-time";
import { patientName, providerName } from "../appointments/person-names";

/** What the reader may do with the appointments of the day. */
export interface DayRights extends ArrivalPlace {
  /** Confirm requests, say that somebody did not come, book. */
  confirms: boolean;
  marksMissed: boolean;
  books: boolean;
  /** The appointments whose patients' pages the reader may open, by id. */
  opensPatients: readonly string[];
  /** By whose clock all times are written. */
  zone: string;
  /** All are of one doctor, who is not named. */
  ofOneDoctor: boolean;
}

interface DayRowProps extends DayRights {
  line: DayLine;
}

/** An appointment of the day: a line where there is room, else a few short ones. */
export function DayRow({ line, ...rights }: DayRowProps) {
  const { format } = useT();
  const { id, startsAt, stage } = line;
  return (
    <li
      data-key={id}
      className={classNames(
        "grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-2 px-4 py-1",
        rights.ofOneDoctor
          ? "@xl:grid-cols-[3.25rem_minmax(0,1fr)_17rem_auto]"
          : "@xl:grid-cols-[3.25rem_minmax(0,1.3fr)_minmax(0,1fr)_13rem_auto]",
        stage === "withDoctor" && "bg-brand-soft",
      )}
    >
      <time dateTime={new Date(startsAt).toISOString()} className="row-start-1 text-sm font-semibold tabular-nums">
        {format.time(startsAt, rights.zone)}
      </time>
      <Who line={line} zone={rights.zone} />
      {!rights.ofOneDoctor && <Doctor line={line} />}
      <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-1.5 @xl:col-span-1 @xl:col-start-auto @xl:row-start-1 @xl:justify-end">
        <Standing line={line} now={rights.now} />
        <Acts line={line} {...rights} />
      </div>
      <div className="col-start-3 row-start-1 @xl:col-start-auto">
        <Ways line={line} {...rights} />
      </div>
    </li>
  );
}

function Who({ line, zone }: { line: DayLine; zone: string }) {
  const words = useT();
  const { t } = words;
  const { id, patient, offering, type, branch, hasBirthday, startsAt, timeZone } = line;
  const away = timeThere(words, startsAt, timeZone, zone);
  const place = type === "video" ? t("common:consultationTypes.video") : branch.name;
  return (
    <div className="row-start-1 min-w-0">
      <TextLink
        href={paths.appointment(id)}
        className="inline-flex min-h-6 items-center font-semibold pointer-coarse:min-h-11"
      >
        <bdi>{patientName(patient)}</bdi>
      </TextLink>
      <p className="text-sm text-muted wrap-anywhere">
        {[offering, place, away, hasBirthday && t("home:staff.day.birthday")].filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}

function Doctor({ line: { employee } }: { line: DayLine }) {
  const { t } = useT();
  return (
    <div className="col-span-2 col-start-2 flex min-w-0 items-center gap-2 text-sm @xl:col-span-1 @xl:col-start-auto @xl:row-start-1">
      <Avatar
        name={patientName(employee)}
        photo={employee.photoFileId && paths.photo(employee.photoFileId)}
        colourKey={employee.id}
        colour={employee.colour}
        size="tiny"
      />
      <bdi className="min-w-0">{providerName(t, employee)}</bdi>
    </div>
  );
}

/** The state, where how far the patient is does not say it. */
function Standing({ line: { stage, stateId, arrival, minutesMissed }, now }: { line: DayLine; now: number }) {
  const { t } = useT();
  if (stage === null) return <AppointmentStatus state={stateId} />;
  if (stage !== "expected") return <ArrivalStageText {...{ stage, arrival, now }} />;
  if (minutesMissed === 0) return null;
  return (
    <span className="text-sm font-semibold whitespace-nowrap text-warn-text">
      {t("home:staff.day.late", { minutes: minutesMissed })}
    </span>
  );
}

/** As low as the buttons beside it; with a finger as high as any. */
const LOW = "min-h-8! px-2! tablet:whitespace-nowrap pointer-coarse:min-h-11!";

function Acts({ line, confirms, marksMissed, ...place }: DayRowProps) {
  const { t } = useT();
  const name = patientName(line.patient);
  const act = (intent: "confirm" | "no-show", words: string) => (
    <form method="post" action={place.back}>
      <input type="hidden" name="appointmentId" value={line.id} />
      <Button type="submit" name="intent" value={intent} size="small" tone="secondary" className={LOW}>
        {words}
        <VisuallyHidden>, {name}</VisuallyHidden>
      </Button>
    </form>
  );
  return (
    <>
      {confirms && line.stateId === APPOINTMENT_STATE.NEW && act("confirm", t("scheduling:actions.confirm"))}
      <ArrivalActions
        appointment={line}
        name={name}
        rights={place.rights}
        now={place.now}
        back={place.back}
        compact
        menuElsewhere
      />
      {marksMissed && line.minutesMissed > 0 && act("no-show", t("scheduling:actions.noShow"))}
    </>
  );
}

/** All else that can be done, and the ways on: to the appointment, to its patient, to their telephone. */
function Ways({ line, opensPatients, rights, now, back }: DayRowProps) {
  const { t } = useT();
  const { id, patient } = line;
  const name = patientName(patient);
  return (
    <RowMenu label={t("common:rowActions")} about={name} id={`row-menu-${id}`}>
      <OtherArrivalActs appointment={line} {...{ name, rights, now, back }} />
      <RowMenuLink href={paths.appointment(id)} icon="calendar">
        {t("common:actions.view")}
      </RowMenuLink>
      {opensPatients.includes(id) && (
        <RowMenuLink href={paths.patient(patient.id)} icon="person">
          {t("scheduling:details.openPatient")}
        </RowMenuLink>
      )}
      {patient.phone !== "" && (
        <RowMenuLink href={`tel:+${patient.phoneCallingCode}${patient.phone}`} icon="phone">
          {t("common:call")}
        </RowMenuLink>
      )}
    </RowMenu>
  );
}
