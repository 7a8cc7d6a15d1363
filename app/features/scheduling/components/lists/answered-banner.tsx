import { useT } from "~/i18n/use-t";
import { UndoBanner } from "~/screens/undo-banner";
import { paths } from "~/paths";
import { Banner } from "~/ui/view/banner";
import { TextLink } from "~/ui/base/link";
import type { ReaderClock } from "../../domain/availability/reader-clock";
import type { Answer, Unanswered } from "../../domain/appointments/bulk-answer";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import type { Telling } from "../../domain/appointments/way-back";
import { undoText, undoTime } from "../appointments/clock-time";
import { AppointmentTime } from "../appointments/appointment-time";
import { patientName } from "../appointments/person-names";

export interface AnsweredBannerProps {
  answered: {
    key: string;
    answer: Answer;
    done: number;
    notDone: readonly { why: Unanswered; appointment: AppointmentSummary | null }[];
    /** What the patients have heard of it. */
    telling: Telling;
    /** Until when it can be undone, UTC ms; null where it cannot. */
    undoUntil: number | null;
  };
  clock: ReaderClock;
  /** The clock by which the reader is told until when. */
  zone: string;
  /** Where undoing is posted to. */
  action: string;
}

const DONE = {
  confirm: "scheduling:requests.confirmed",
  reject: "scheduling:requests.rejected",
  complete: "scheduling:requests.completed",
} as const satisfies Record<Answer, string>;

/** How many requests were answered, with the way to undo that, and which were not and why. */
export function AnsweredBanner({ answered, clock, zone, action }: AnsweredBannerProps) {
  const words = useT();
  const { t } = words;
  const { key, answer, done, notDone, undoUntil: until, telling } = answered;
  return (
    <>
      <UndoBanner
        title={t(DONE[answer], { count: done })}
        undo={until === null ? null : { intent: "undo-many", fields: { answered: key }, action }}
      >
        {until !== null &&
          (answer === "complete"
            ? t("scheduling:undo.until", { time: undoTime(words, until, zone, clock) })
            : undoText(words, { until, telling }, zone, clock, "many"))}
      </UndoBanner>
      {notDone.length > 0 && (
        <Banner
          tone="warn"
          live
          title={t(answer === "complete" ? "scheduling:requests.notCompleted" : "scheduling:requests.notDone", {
            count: notDone.length,
          })}
        >
          <ul className="list-disc ps-5">
            {notDone.map(({ why, appointment }, index) => (
              <li key={appointment?.id ?? index}>
                {appointment && (
                  <>
                    <TextLink href={paths.appointment(appointment.id)}>
                      <bdi>{appointment.patient ? patientName(appointment.patient) : ""}</bdi>
                    </TextLink>
                    {", "}
                    <AppointmentTime
                      {...{ startsAt: appointment.startsAt, endsAt: appointment.endsAt, clock }}
                      zone={appointment.timeZone}
                      leads="reader"
                      style="row"
                    />
                    {": "}
                  </>
                )}
                {t(`scheduling:requests.why.${why}`)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
