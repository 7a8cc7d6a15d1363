import { useProblem } from "~/i18n/use-problem";
import { useT } from "~/i18n/use-t";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { Banner } from "~/ui/view/banner";
import type { DeskView } from "../../domain/pharmacy/desk-view";
import { useEntryWords } from "./entry-words";

interface DeskLostProps {
  /** What was answered to whichever form of the page was posted. */
  answer: Partial<PostedAnswer> | undefined;
  view: Pick<DeskView, "lines" | "timeZone">;
}

/** The intents of the page's forms. */
const POSTED: readonly unknown[] = ["handOut", "takeBack", "decline", "undo"];

/** What is refused because the prescription is not as the page had it; what was typed wrongly is said at its form. */
const LOST: readonly string[] = ["meanwhile", "notNow", "over", "notUndone", "nothingLeft"].map(
  (code) => `pharmacy:refusal.${code}`,
);

/**
 * That nothing was saved of what somebody has just posted, since another desk or the prescriber was faster; with what was
 * done last, when and by whom. It stands above the page whichever forms are left: what another did looks like one's own.
 */
export function DeskLost({ answer, view }: DeskLostProps) {
  const { t, format } = useT();
  const problem = useProblem();
  const what = useEntryWords();
  const { initialValue, error } = answer?.result ?? {};
  const conflict = error?.[""]?.filter(({ message }) => LOST.includes(message));
  const said = problem(conflict);
  if (said === undefined || !POSTED.includes(initialValue?.["intent"])) return null;
  const entries = view.lines.flatMap((line) =>
    line.entries.map((entry) => ({
      ...{ ...entry, line },
      undoes: line.entries.find(({ id }) => id === entry.reversesId)?.kind ?? null,
    })),
  );
  const [last] = entries.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const reason = initialValue?.["reason"];
  return (
    <Banner tone="error" live title={t("pharmacy:one.notSaved")}>
      <p>{said}</p>
      {last && (
        <p className="font-medium" dir="auto">
          {t("pharmacy:one.doneLast", {
            what: what(last),
            by: format.parts([last.by, last.pharmacy]),
            time: format.dateTime(last.at, view.timeZone, "short"),
          })}
        </p>
      )}
      {typeof reason === "string" && reason !== "" && (
        <p className="whitespace-pre-line">{t("prescriptions:renewal.notSent", { text: reason })}</p>
      )}
    </Banner>
  );
}
