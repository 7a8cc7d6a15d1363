import { useT } from "~/i18n/use-t";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { Card } from "~/ui/view/card";
import { MedicineQuestions } from "./medicine-questions";

interface PutBackQuestionProps {
  answer: PostedAnswer;
  /** The list, where it stays as it is. */
  href: string;
  isOwn: boolean;
}

/** What makes a record current again, with the words of its button. */
const AGAIN = {
  enable: "phr:off.putBack",
  unrefute: "phr:written.takeBack",
  confirm: "phr:written.confirm",
} as const;

const INTENTS = ["enable", "unrefute", "confirm"] as const;

const againBy = (answer: PostedAnswer | undefined) =>
  INTENTS.find((intent) => answerTo(answer, { intent }) !== undefined);

/** The answer to making a record current again: putting it back on its list, or no longer marking it as incorrect. */
export const putBackAnswer = (answer: PostedAnswer | undefined): PostedAnswer | undefined =>
  againBy(answer) === undefined ? undefined : answer;

/** The warnings about a record that is to be current again, or why it cannot be. */
export function PutBackQuestion({ answer, href, isOwn }: PutBackQuestionProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: {} });
  const { defaultValue: id } = form.text("id");
  const intent = againBy(answer) ?? "enable";
  const isAsked = form.error("saveAnyway") !== undefined;
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      {isAsked && id !== undefined && (
        <Card>
          <form method="post" data-once className={formClass}>
            <input type="hidden" name="id" value={id} />
            <MedicineQuestions {...{ answer, form, isOwn }} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="intent" value={intent}>
                {t(AGAIN[intent])}
              </Button>
              <LinkButton href={href} tone="quiet">
                {t("common:actions.cancel")}
              </LinkButton>
            </div>
          </form>
        </Card>
      )}
    </>
  );
}
