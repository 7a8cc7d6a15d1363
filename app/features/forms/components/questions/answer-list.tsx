import { usePatientT } from "~/i18n/use-t";
import { SummaryList } from "~/ui/view/summary-list";
import { YES, type GivenAnswer } from "../../domain/questions/question";

/** What somebody answered, under the questions as they read then. */
export function AnswerList({ answers }: { answers: readonly GivenAnswer[] }) {
  const { t } = usePatientT();
  const said = ({ kind, answer }: GivenAnswer) =>
    kind === "YES_NO" ? t(answer === YES ? "common:actions.yes" : "common:actions.no") : answer;
  return (
    <SummaryList
      layout="stacked"
      rows={answers.map((each) => ({
        term: each.question,
        value: (
          <span dir="auto" className="block whitespace-pre-line [overflow-wrap:anywhere]">
            {said(each)}
          </span>
        ),
      }))}
    />
  );
}
