import { useT } from "~/i18n/use-t";
import { answerTo, type PostedAnswer } from "~/screens/use-posted-form";
import { Card } from "~/ui/view/card";
import { RemoveRecord } from "../records/remove-record";
import type { TypedEntry } from "../../domain/trackers/read-entry";
import type { Reading } from "../../domain/trackers/reading";
import { trackerOf } from "../../domain/trackers/trackers";
import { ReadingForm } from "./reading-form";
import { ReadingHistory } from "./reading-history";
import { useMeasureText } from "./use-measure-text";
import { isolate } from "../../records/record-facts";

interface ReadingPageProps {
  viewed: {
    reading: Reading;
    typed: TypedEntry;
    authorName: string;
    versions: Parameters<typeof ReadingHistory>[0]["versions"];
    mayChange: boolean;
    maySwitch: boolean;
  };
  timeZone: string;
  /** Of the page, whichever of its forms it answers. */
  answer: Partial<PostedAnswer> | undefined;
}

/** One reading: its correction, its removal, and its history. */
export function ReadingPage({ viewed, timeZone, answer }: ReadingPageProps) {
  const { t, format } = useT();
  const { typed: said } = useMeasureText(viewed.reading.tracker);
  const { reading, typed, authorName, versions, mayChange, maySwitch } = viewed;
  const value = said(reading.typed);
  const by = { name: isolate(authorName), date: format.date(reading.recordedAt, timeZone) };
  return (
    <>
      {mayChange ? (
        <ReadingForm
          tracker={reading.tracker}
          intent="correct"
          values={{
            ...typed,
            context: trackerOf(reading.tracker).several ? typed.context.split(" ") : typed.context,
            version: reading.version,
          }}
          answer={answerTo(answer, { intent: "correct" })}
        />
      ) : (
        <Card title={value}>
          <p>{format.parts([format.dateTime(reading.at, reading.zone), reading.note])}</p>
        </Card>
      )}
      <p className="text-sm text-muted">
        {reading.authorKind === "patient" ? t("phr:written.byPatient", by) : t("phr:written.byStaff", by)}
      </p>
      {maySwitch && reading.enabled && <RemoveRecord id={reading.id} name={value} answer={answer} />}
      <ReadingHistory versions={versions} tracker={reading.tracker} timeZone={timeZone} />
    </>
  );
}
