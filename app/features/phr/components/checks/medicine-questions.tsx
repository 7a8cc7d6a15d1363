import { useProblem } from "~/i18n/use-problem";
import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import type { PostedAnswer, PostedForm } from "~/screens/use-posted-form";
import { WarningLevelBadge } from "~/screens/warning-level";
import { Checkbox } from "~/ui/form/checkbox";
import { TextField } from "~/ui/form/text-field";

interface MedicineQuestionsProps {
  answer: PostedAnswer | undefined;
  form: PostedForm;
  /** The reader is the patient whose record it is. */
  isOwn: boolean;
}

const keyOf = ({ values }: Problem) => (typeof values?.key === "string" ? values.key : "");

/**
 * The warnings about a medicine before it is saved, and which medicines the check could not compare. The checkbox, to
 * which the error summary links, saves it anyway; a dangerous warning needs a reason.
 */
export function MedicineQuestions({ answer, form, isOwn }: MedicineQuestionsProps) {
  const { t } = useT();
  const problem = useProblem();
  const problems = answer?.result.error?.["saveAnyway"] ?? [];
  const questions = problems.filter((each) => keyOf(each) !== "");
  if (questions.length === 0) return null;
  const keys = questions.map(keyOf).join(" ");
  return (
    <section
      aria-labelledby="saveAnyway-title"
      className="flex flex-col gap-4 rounded-lg border-2 border-warn-line bg-warn-soft p-5"
    >
      <h2 id="saveAnyway-title" className="text-lg font-semibold text-warn-text">
        {t("medicine-checks:title")}
      </h2>
      <ul className="flex flex-col gap-3">
        {questions.map((each) => (
          <li key={keyOf(each)} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <WarningLevelBadge level={each.values?.level === "stop" ? "stop" : "warn"} />
            <span>{problem([each])}</span>
          </li>
        ))}
      </ul>
      {problems
        .filter((each) => keyOf(each) === "")
        .map((each) => (
          <p key={each.message} className="text-sm">
            {problem([each])}
          </p>
        ))}
      <Checkbox
        id="saveAnyway"
        name="saveAnyway"
        value={keys}
        defaultChecked={form.value("saveAnyway") === keys}
        label={t("medicine-checks:anyway")}
        hint={t(isOwn ? "medicine-checks:anywayHintOwn" : "medicine-checks:anywayHint")}
      />
      <TextField
        {...form.text("anywayReason")}
        label={t("medicine-checks:reason")}
        hint={t("medicine-checks:reasonHint")}
        maxLength={200}
      />
    </section>
  );
}
