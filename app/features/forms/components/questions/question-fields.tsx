import { usePatientT } from "~/i18n/use-t";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { answerField, LONGEST_ANSWER, NO, YES, type AskedQuestion } from "../../domain/questions/question";

interface QuestionFieldsProps {
  questions: readonly (AskedQuestion & { answer: string })[];
  /** What is wrong with a field, by its name. */
  error: (field: string) => string | undefined;
}

/** Questions in the words of whoever asks, each with the field that its kind takes. */
export function QuestionFields({ questions, error }: QuestionFieldsProps) {
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
        if (kind === "TEXT")
          return <TextArea key={id} {...words} rows={2} maxLength={LONGEST_ANSWER} defaultValue={answer} />;
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
