import { useMemo } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { hoursFieldId } from "../../domain/timings/hours-message";
import { OFFERINGS_TYPE } from "../../domain/appointments/appointment-kind";
import { draftOf, WEEKDAYS, type WeekDraft } from "../../domain/timings/week-draft";
import { WEEK_FIELDS } from "../../domain/timings/week-form";
import type { HoursProblem } from "../../domain/timings/week-problems";
import { sheetSlots, type WeekSheet } from "../../domain/timings/week-sheet";
import { DayHours } from "./day-hours";
import { HoursLine } from "./hours-line";
import { useHoursProblem } from "./use-hours-problem";
import { useWeekEditor, type WeekEditor } from "./use-week-editor";
import { weekAround, type TimingsFacts } from "./week-context";
import { WeekPicture } from "./week-picture";
import { StepSaid } from "./step-said";
import { weekdayName } from "~/i18n/weekday-name";

/** A week's form that came back: for the next step without script, or because it was refused. */
export interface WeekAnswer {
  form: "week";
  draft: WeekDraft;
  alsoOther: boolean;
  /** The version that the form was made from. */
  version: number;
  focus: string | null;
  refused: boolean;
  /** Somebody else saved the timings since the form was made. */
  stale: boolean;
}

export interface WeekFormProps {
  facts: TimingsFacts;
  sheet: WeekSheet;
  version: number;
  answer: WeekAnswer | undefined;
}

/** The weekly hours of one place and kind of appointment: the picture, then each day's lines. */
export function WeekForm({ facts, sheet, version, answer }: WeekFormProps) {
  const { t } = useT();
  const around = useMemo(() => weekAround(facts, sheet), [facts, sheet]);
  const made = answer && !answer.stale ? answer.version : version;
  const editor = useWeekEditor({
    draft: answer?.draft ?? draftOf(sheetSlots(facts.slots, sheet)),
    around,
    focus: answer?.focus ?? null,
    refused: answer?.refused ?? false,
    key: `${sheet.branchId} ${sheet.kind} ${made}`,
  });
  const { draft, read } = editor;
  return (
    <form method="post" noValidate onSubmit={editor.onSubmit} className="flex flex-col gap-6">
      {/* Enter in a field presses a form's first button: it is to save, not to add hours on Monday. */}
      <button
        type="submit"
        name={WEEK_FIELDS.intent}
        value="save"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <input type="hidden" name="branchId" value={sheet.branchId} />
      <input type="hidden" name="kind" value={sheet.kind} />
      <input type="hidden" name={WEEK_FIELDS.version} value={made} />
      <input type="hidden" name={WEEK_FIELDS.lines} value={draft.length} />
      <Summary listed={editor.listed} draft={draft} facts={facts} />
      <WeekPicture slots={read.slots} label={t("timings:picture.label")} />
      {draft.length === 0 && (
        <div>
          <Button type="submit" name={WEEK_FIELDS.intent} value="standard" tone="secondary">
            {t("timings:standard")}
          </Button>
        </div>
      )}
      <div className="grid items-start gap-x-10 gap-y-6 large:grid-cols-2">
        {WEEKDAYS.map((day) => (
          <DayHours key={day} day={day}>
            {linesOf(day, editor, facts, sheet)}
          </DayHours>
        ))}
      </div>
      <StepSaid step={editor.lastStep} />
      <div className="flex flex-col gap-4 border-t border-line pt-5">
        <Checkbox
          name={WEEK_FIELDS.alsoOther}
          label={t(sheet.kind === "clinic" ? "timings:alsoVideo" : "timings:alsoClinic")}
          defaultChecked={answer?.alsoOther ?? false}
        />
        <div>
          <Button type="submit" name={WEEK_FIELDS.intent} value="save" size="large">
            {t("timings:save")}
          </Button>
        </div>
      </div>
    </form>
  );
}

function linesOf(day: number, editor: WeekEditor, facts: TimingsFacts, { kind }: WeekSheet) {
  const offerings = facts.offerings.filter(({ offeringsType }) => offeringsType === OFFERINGS_TYPE[kind]);
  const rows = editor.draft.flatMap((line, row) => (line.day === day ? [{ line, row }] : []));
  return rows.map(({ line, row }, index) => (
    <Line key={`${editor.edition} ${line.id}`} {...{ line, row, editor, facts, offerings }} number={index + 1} />
  ));
}

interface LineProps {
  line: WeekDraft[number];
  row: number;
  number: number;
  editor: WeekEditor;
  facts: TimingsFacts;
  offerings: TimingsFacts["offerings"];
}

function Line({ line, row, number, editor, facts, offerings }: LineProps) {
  const said = useHoursProblem(facts.branches);
  const errors = Object.fromEntries(
    editor.told.filter((problem) => problem.row === row).map((problem) => [problem.field, said(problem)]),
  );
  return (
    <HoursLine
      {...{ line, row, number, errors, offerings }}
      focused={editor.focus === line.id}
      onChange={(change) => editor.change(row, change)}
      onLeave={() => editor.leave(line.id)}
    />
  );
}

/** Every problem with a link to its line, once the week was sent. */
function Summary({ listed, draft, facts }: { listed: readonly HoursProblem[]; draft: WeekDraft; facts: TimingsFacts }) {
  const { t, format } = useT();
  const said = useHoursProblem(facts.branches);
  const errors = listed.map((problem) => ({
    fieldId: hoursFieldId(problem.row, problem.field),
    message: `${weekdayName(format, draft[problem.row]?.day ?? 1)}: ${said(problem)}`,
  }));
  return <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={errors} />;
}
