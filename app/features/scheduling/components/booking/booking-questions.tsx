import { usePatientT } from "~/i18n/use-t";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { answerField, NO, YES, type AskedQuestion } from "../../domain/settings/booking-question";
import type { FieldErrors } from "./field-errors";

interface BookingQuestionsProps {
  questions: readonly (AskedQuestion & { answer: string })[];
  error: FieldErrors;
}

/** What the clinic asks before a visit of this kind, in its own words. */
export function BookingQuestions({ questions, error }: BookingQuestionsProps) {
  const { t } = usePatientT();
  return (
    <>
      {questions.map(({ id, text, kind, options, required, answer }) => {
        const name = answerField(id);
        const words = {
          name,
          label: text,
          error: error(name),
          optionalLabel: required ? undefined : `(${t("common:form.optional")})`,
          required,
        };
        if (kind === "TEXT") return <TextArea key={id} {...words} rows={2} maxLength={1000} defaultValue={answer} />;
        const choices =
          kind === "YES_NO"
            ? [
                { value: YES, label: t("common:actions.yes") },
                { value: NO, label: t("common:actions.no") },
              ]
            : options.map((option) => ({ value: option, label: option }));
        return (
          <RadioGroup key={id} {...words} options={choices} defaultValue={answer} columns={kind === "YES_NO" ? 2 : 1} />
        );
      })}
    </>
  );
}
