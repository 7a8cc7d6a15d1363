import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { hoursFieldId } from "../../domain/timings/hours-message";
import { stepWeek, type HoursDraft, type WeekDraft, type WeekStep } from "../../domain/timings/week-draft";
import { stepInForm } from "../../domain/timings/week-form";
import { readWeek, type HoursProblem, type ReadWeek, type WeekAround } from "../../domain/timings/week-problems";
import { addButtonId } from "./day-hours";
import { keptDraft, keepDraftOverLanguages } from "./kept-draft";

export interface WeekEditorStart {
  draft: WeekDraft;
  around: WeekAround;
  /** The line that the cursor stands in when the page opens. */
  focus: string | null;
  /** It was sent and refused: every line says what is wrong with it, not only those that were touched. */
  refused: boolean;
  /** Names the week and its version, for what is kept while the language is switched. */
  key: string;
}

export interface WeekEditor {
  draft: WeekDraft;
  /** Another one where all lines were exchanged at once, and so their fields are. */
  edition: number;
  read: ReadWeek;
  /** The problems that are told at their lines now. */
  told: readonly HoursProblem[];
  /**
   * Those that the last try to save met: listed at the top, where they take the focus, until something else is done.
   */
  listed: readonly HoursProblem[];
  focus: string | null;
  /** The last step taken, to be said aloud. */
  lastStep: WeekStep | null;
  change: (row: number, change: Partial<HoursDraft>) => void;
  leave: (id: string) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Where the cursor goes after a step: into the line that came, or to the button of the day that lost one. */
function focusAfter(step: WeekStep, before: WeekDraft, after: WeekDraft, focus: string | null): string | undefined {
  if (focus !== null)
    return hoursFieldId(
      after.findIndex(({ id }) => id === focus),
      "from",
    );
  const removed = step.do === "remove" ? before[step.row] : undefined;
  return removed && addButtonId(removed.day);
}

/**
 * The week editor in the browser: the buttons that change the draft do so at once, without a trip to the server, and
 * what is wrong with a line is told once it was left. Without script the same buttons post the form.
 */
export function useWeekEditor({ draft: start, around, focus, refused, key }: WeekEditorStart): WeekEditor {
  const [draft, setDraft] = useState(start);
  const [edition, setEdition] = useState(0);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tellsAll, setTellsAll] = useState(refused);
  const [listed, setListed] = useState(() => (refused ? readWeek(start, around).problems : []));
  const [lastStep, setLastStep] = useState<WeekStep | null>(null);
  const goTo = useRef<string>();
  const read = useMemo(() => readWeek(draft, around), [draft, around]);
  useEffect(() => {
    const kept = keptDraft(key);
    if (!kept) return;
    setDraft(kept);
    setEdition((last) => last + 1);
  }, [key]);
  useEffect(() => keepDraftOverLanguages(key, draft), [key, draft]);
  useEffect(() => {
    if (goTo.current) document.getElementById(goTo.current)?.focus();
    goTo.current = undefined;
  }, [draft]);
  const take = (step: WeekStep) => {
    const stepped = stepWeek(draft, step);
    goTo.current = focusAfter(step, draft, stepped.draft, stepped.focus);
    setDraft(stepped.draft);
    setLastStep(step);
    setListed([]);
  };
  return {
    draft,
    edition,
    read,
    told: tellsAll ? read.problems : read.problems.filter(({ row }) => touched.has(draft[row]?.id ?? "")),
    listed,
    focus,
    lastStep,
    change: (row, change) => setDraft(draft.map((line, at) => (at === row ? { ...line, ...change } : line))),
    leave: (id) => setTouched(new Set([...touched, id])),
    onSubmit: (event) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const intent = submitter instanceof HTMLButtonElement ? submitter.value : "";
      const step = stepInForm(new FormData(event.currentTarget), intent);
      if (step) take(step);
      else {
        setTellsAll(true);
        setListed(read.problems);
      }
      if (step || read.problems.length > 0) event.preventDefault();
    },
  };
}
