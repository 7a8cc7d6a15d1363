import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { answerTo, type PostedAnswer } from "~/screens/use-posted-form";
import { LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Card } from "~/ui/view/card";
import type { Span } from "../../domain/trackers/spans";
import { trackerOf } from "../../domain/trackers/trackers";
import type { Cycles } from "../../domain/trackers/cycles";
import { CycleCard } from "./cycle-card";
import { DayCalendar } from "./plot/day-calendar";
import { TrackerPlot, type TrackerPlotProps } from "./plot/tracker-plot";
import { ReadingForm } from "./reading-form";
import { ReadingList, type ShownReading } from "./reading-list";
import { SpanLinks } from "./span-links";

interface ShownTracker extends TrackerPlotProps {
  cycles: Cycles | null;
  span: Span;
  to: string;
  before: string | null;
  after: string | null;
  readings: readonly ShownReading[];
  next: { at: number; id: string } | null;
  off: boolean;
  /** Wall clock of the practice. */
  now: { date: string; time: string };
  mayAdd: boolean;
  /** What the patient takes, where that is asked. */
  medicines: readonly string[];
}

interface TrackerPageProps {
  shown: ShownTracker;
  patient: string | undefined;
  /** Of the page, whichever of its forms it answers. */
  answer: Partial<PostedAnswer> | undefined;
}

/** One tracker: how it went, what was measured, and where to add to it. */
export function TrackerPage({ shown, patient, answer: posted }: TrackerPageProps) {
  const { t } = useT();
  const { tracker, unit, points, span, to, before, after, off, mayAdd, now, medicines } = shown;
  const answer = answerTo(posted, { intent: "add" });
  const isCalendar = trackerOf(tracker).chart === "calendar";
  // Beside the plot on a wide screen, also where an answer is read first.
  const form = mayAdd && !off && (
    <div className="min-w-0 computer:col-start-2 computer:row-start-1 print:hidden">
      <ReadingForm {...{ tracker, medicines }} intent="add" values={{ unit, ...now }} answer={answer} />
    </div>
  );
  return (
    <>
      <div
        className={classNames("grid items-start gap-5", form && "computer:grid-cols-[minmax(0,1fr)_24rem] print:block")}
      >
        {answer && form}
        <Card>
          <div className="flex flex-col gap-4">
            <SpanLinks {...{ tracker, patient, span, to, before, after }} />
            {points.length === 0 && <p>{t("trackers:noneInSpan")}</p>}
            {points.length > 0 && (isCalendar ? <DayCalendar {...shown} /> : <TrackerPlot {...shown} />)}
          </div>
        </Card>
        {!answer && form}
      </div>
      {shown.cycles && <CycleCard cycles={shown.cycles} />}
      <Readings shown={shown} patient={patient} />
    </>
  );
}

/** The list of the readings, and what can be done with all of them. */
function Readings({ shown, patient }: { shown: ShownTracker; patient: string | undefined }) {
  const { t } = useT();
  const { tracker, unit, limits, readings, next, off, span, mayAdd } = shown;
  if (tracker === "bmi") return null;
  const at = (values: Record<string, string | number | undefined>) =>
    paths.trackers({ patient, tracker, span, off: off ? 1 : undefined, ...values });
  return (
    <>
      <h2 className="text-lg font-semibold">{t(off ? "trackers:list.off" : "trackers:list.title")}</h2>
      {readings.length > 0 ? (
        <ReadingList {...{ readings, unit, limits, patient }} />
      ) : (
        <p>{off ? t("phr:list.offEmpty") : t("trackers:noneEver")}</p>
      )}
      <p className="flex flex-wrap gap-3 print:hidden">
        {next && (
          <LinkButton href={at({ at: next.at, after: next.id })} tone="secondary" size="small">
            {t("trackers:list.older")}
          </LinkButton>
        )}
        {readings.length > 0 && !off && (
          <LinkButton href={paths.trackerFile({ patient, tracker })} tone="quiet" size="small" download>
            {t("trackers:file.save")}
          </LinkButton>
        )}
        {mayAdd && (
          <LinkButton href={at({ off: undefined, file: 1 })} tone="quiet" size="small">
            {t("trackers:file.take")}
          </LinkButton>
        )}
        <LinkButton href={at({ off: off ? undefined : 1 })} tone="quiet" size="small">
          {t(off ? "phr:list.showOn" : "phr:list.showOff")}
        </LinkButton>
      </p>
    </>
  );
}
