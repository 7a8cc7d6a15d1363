import { useT } from "~/i18n/use-t";
import { useAskedFields } from "~/screens/asked-field";
import { DraftNotice } from "~/screens/draft-notice";
import { FormFields, inShownOrder } from "~/screens/form-field";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { denseFormClass } from "~/ui/form/form-style";
import { VersionField } from "~/ui/form/version-field";
import { Card } from "~/ui/view/card";
import { LINE_FIELDS } from "../../schemas/prescriptions/line";

interface LineFormProps {
  id: string;
  title: string;
  values: Readonly<Record<string, unknown>>;
  answer: PostedAnswer | undefined;
  /** A new line; else one that is there is changed. */
  isNew: boolean;
  /** The page with the form of a new line, empty. */
  back: string;
}

/**
 * A medicine: a new line, or one that is there. What is typed is kept while it is typed. The prescription is signed by a
 * button of this form, so that nothing typed is left out unseen.
 */
export function LineForm({ id, title, values, answer, isNew, back }: LineFormProps) {
  const { t } = useT();
  const fields = inShownOrder(useAskedFields(LINE_FIELDS));
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const form = usePostedForm({ answer, values, labels });
  const lineId = form.value("lineId");
  return (
    <Card title={title}>
      <form
        id={id}
        method="post"
        noValidate
        data-draft={answer ? "answered" : "kept"}
        data-once
        className={denseFormClass}
      >
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <DraftNotice />
        <input type="hidden" name="lineId" value={typeof lineId === "string" ? lineId : ""} />
        <VersionField version={form.value("version")} />
        <FormFields fields={fields} form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="line" icon="plus">
            {t(isNew ? "prescriptions:line.add" : "common:actions.save")}
          </Button>
          {(!isNew || form.posted) && (
            <LinkButton href={back} tone="quiet" data-draft-drop>
              {t(isNew ? "prescriptions:line.clear" : "common:actions.cancel")}
            </LinkButton>
          )}
        </div>
      </form>
    </Card>
  );
}
