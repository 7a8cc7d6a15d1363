import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { lateFor } from "~/screens/late-for";
import { Button, LinkButton } from "~/ui/action/button";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { classNames } from "~/ui/base/class-names";
import { Anchor } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Avatar } from "~/ui/view/avatar";
import { isCancelable, isProposed } from "../../domain/appointments/appointment-transitions";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import type { DayLine } from "../../domain/lists/staff-day";
import { waitsInCall } from "../../domain/appointments/joinable";
import { AppointmentStatus } from "../appointments/appointment-status";
import {
  ArrivalActions,
  offersMove,
  OtherArrivalActs,
  type ArrivalPlace,
} from "../appointments/arrivals/arrival-actions";
import { ArrivalStageText } from "../appointments/arrivals/arrival-stage-text";
import { timeThere } from "../appointments/clock-time";
import { patientName, providerName } from "../appointments/person-names";

/** What the reader may do with the appointments of the day. */
export interface DayRights extends ArrivalPlace {
  /** Confirm requests, say that somebody did not come, book. */
  confirms: boolean;
  marksMissed: boolean;
  /** Cancel appointments. */
  cancels: boolean;
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

/** An appointment of the day: a line where there is room, else two or three; see day-row.css. */
export function DayRow({ line, ...rights }: DayRowProps) {
  const { t, format } = useT();
  const { id, startsAt, stage, minutesMissed } = line;
  return (
    <li
      data-key={id}
      data-one-doctor={rights.ofOneDoctor || undefined}
      className={classNames("day-row", stage === "withDoctor" && "bg-brand-soft")}
    >
      <time dateTime={new Date(startsAt).toISOString()} className="day-time">
        {format.time(startsAt, rights.zone)}
      </time>
      <Anchor href={paths.appointment(id)} className="day-name">
        <bdi>{patientName(line.patient)}</bdi>
      </Anchor>
      <div className="day-facts">
        {(stage === "expected" || stage === null) && minutesMissed > 0 && (
          <span className="day-late">{lateFor(t, minutesMissed)}</span>
        )}
        <What line={line} zone={rights.zone} now={rights.now} placed={rights.ofOneDoctor} />
        {!rights.ofOneDoctor && <Doctor line={line} />}
      </div>
      <div className="day-acts">
        <div className="day-state">
          <Standing line={line} now={rights.now} />
        </div>
        <div className="day-act">
          <Acts line={line} {...rights} />
        </div>
      </div>
      <div className="day-menu">
        {offersMove({ appointment: line, moves: rights.moves }) && (
          <LinkButton
            href={paths.appointmentEdit(id)}
            title={t("scheduling:actions.reschedule")}
            {...{ tone: "quiet", size: "small", icon: "calendar", square: true }}
            className="day-move"
          >
            <VisuallyHidden>
              {t("scheduling:actions.reschedule")}, {patientName(line.patient)}
            </VisuallyHidden>
          </LinkButton>
        )}
        <Ways line={line} {...rights} />
      </div>
    </li>
  );
}

/** Where it is: the location, or that it is by video. */
function usePlace({ type, branch }: DayLine): string {
  const { t } = useT();
  return type === "video" ? t("common:consultationTypes.video") : branch.name;
}

/** On which day, if not today, and what for; where as well, if no doctor stands beside it with that. */
function What({ line, zone, now, placed }: { line: DayLine; zone: string; now: number; placed: boolean }) {
  const words = useT();
  const { t, format } = words;
  const place = usePlace(line);
  const { offering, hasBirthday, startsAt, timeZone } = line;
  const away = timeThere(words, startsAt, timeZone, zone);
  const date = format.date(startsAt, zone, "short");
  const earlier = startsAt < now && date !== format.date(now, zone, "short") && date;
  return (
    <span className="day-what">
      {[earlier, offering, placed && place, away, hasBirthday && t("home:staff.day.birthday")]
        .filter(Boolean)
        .join(" · ")}
    </span>
  );
}

function Doctor({ line }: { line: DayLine }) {
  const { employee } = line;
  const { t } = useT();
  const place = usePlace(line);
  return (
    <span className="day-doctor">
      <Avatar
        name={patientName(employee)}
        photo={employee.photoFileId && paths.photo(employee.photoFileId)}
        colourKey={employee.id}
        colour={employee.colour}
        size="tiny"
      />
      <span>
        <bdi>{providerName(t, employee)}</bdi>
        <bdi>{place}</bdi>
      </span>
    </span>
  );
}

/** The state, where how far the patient is does not say it. */
function Standing({ line, now }: { line: DayLine; now: number }) {
  const { t } = useT();
  const { stage, stateId, arrival } = line;
  if (waitsInCall(line) && stage === "expected") return <span className="text-sm">{t("arrivals:stage.doctorIn")}</span>;
  if (stage === null) return <AppointmentStatus state={stateId} side="staff" />;
  return stage === "expected" ? null : <ArrivalStageText {...{ stage, arrival, now }} />;
}

/** As low as the buttons beside it; with a finger as high as any. */
const LOW = "min-h-8! px-2! tablet:whitespace-nowrap pointer-coarse:min-h-11!";

/** Whether it can be said that the patient did not come: of a time that they agreed to alone. */
const mayBeMissed = ({ stage, minutesMissed }: DayLine) => stage === "expected" && minutesMissed > 0;

/** The one thing that is done most, and where there is room that a patient did not come. */
function Acts({ line, confirms, marksMissed, ...place }: DayRowProps) {
  const { t } = useT();
  const name = patientName(line.patient);
  return (
    <>
      {confirms && line.stateId === APPOINTMENT_STATE.NEW && (
        <HomeAct {...{ line, back: place.back }} intent="confirm">
          {t("scheduling:actions.confirm")}
        </HomeAct>
      )}
      <ArrivalActions
        appointment={line}
        name={name}
        rights={place.rights}
        now={place.now}
        back={place.back}
        checkInFirst={place.checkInFirst}
        compact
        menuElsewhere
      />
      {confirms && isProposed(line.stateId) && line.minutesMissed > 0 && (
        <HomeAct {...{ line, back: place.back }} intent="confirm" agreed>
          {t("home:staff.day.agreed")}
        </HomeAct>
      )}
      {marksMissed && mayBeMissed(line) && (
        <div className="day-missed">
          <HomeAct {...{ line, back: place.back }} intent="no-show">
            {t("scheduling:actions.noShow")}
          </HomeAct>
        </div>
      )}
    </>
  );
}

interface HomeActProps {
  line: DayLine;
  back: string;
  intent: "confirm" | "no-show" | "cancel";
  /** Pressing it says that the patient agreed. */
  agreed?: boolean;
  /** An item of the row's menu, which has its own looks. */
  inMenu?: boolean;
  children: string;
}

function HomeAct({ line, back, intent, agreed, inMenu, children }: HomeActProps) {
  const words = (
    <>
      {children}
      <VisuallyHidden>, {patientName(line.patient)}</VisuallyHidden>
    </>
  );
  const press = { type: "submit", name: "intent", value: intent } as const;
  return (
    <form method="post" action={back}>
      <HiddenFields fields={{ appointmentId: line.id, patientAgreed: agreed ? "on" : undefined }} />
      {inMenu ? (
        <button {...press}>{words}</button>
      ) : (
        <Button {...press} size="small" tone="secondary" className={LOW}>
          {words}
        </Button>
      )}
    </form>
  );
}

/** All else that can be done, and the ways on: to the appointment, to its patient, to their telephone. */
function Ways(props: DayRowProps) {
  const { line, opensPatients, confirms, marksMissed, cancels, rights, now, back, checkInFirst, moves } = props;
  const { t } = useT();
  const { id, patient } = line;
  const name = patientName(patient);
  return (
    <RowMenu label={t("common:rowActions")} about={name} id={`row-menu-${id}`}>
      <OtherArrivalActs appointment={line} {...{ name, rights, now, back, checkInFirst, moves }} />
      {confirms && isProposed(line.stateId) && (
        <li>
          <HomeAct {...{ line, back }} intent="confirm" agreed inMenu>
            {t("scheduling:agreed.confirm")}
          </HomeAct>
        </li>
      )}
      {marksMissed && mayBeMissed(line) && (
        <li className="day-missed-item">
          <HomeAct {...{ line, back }} intent="no-show" inMenu>
            {t("scheduling:actions.noShow")}
          </HomeAct>
        </li>
      )}
      <RowMenuLink href={paths.appointment(id)} icon="arrow-end">
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
      {cancels && isCancelable(line.stateId) && (
        <li>
          <HomeAct {...{ line, back }} intent="cancel" inMenu>
            {t("scheduling:actions.cancel")}
          </HomeAct>
        </li>
      )}
    </RowMenu>
  );
}
