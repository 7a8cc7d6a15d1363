import { useT } from "~/i18n/use-t";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { Card } from "~/ui/view/card";
import { MedicineQuestions } from "./medicine-questions";

interface PutBackQuestionProps {
  answer: PostedAnswer;
  /** The list, where nothing is put back. */
  href: string;
  isOwn: boolean;
}

/** The warnings about a record that was to be put back on its list, or why it cannot be put back. */
export function PutBackQuestion({ answer, href, isOwn }: PutBackQuestionProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: {} });
  const { defaultValue: id } = form.text("id");
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
              <Button type="submit" name="intent" value="enable">
                {t("phr:off.putBack")}
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
