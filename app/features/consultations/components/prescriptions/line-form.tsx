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
  title: string;
  values: Readonly<Record<string, unknown>>;
  answer: PostedAnswer | undefined;
  /** The way back from changing a line that is there; undefined for a new one. */
  back?: string | undefined;
}

/** A medicine: a new line, or one that is there. What is typed is kept while it is typed. */
export function LineForm({ title, values, answer, back }: LineFormProps) {
  const { t } = useT();
  const fields = inShownOrder(useAskedFields(LINE_FIELDS));
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const form = usePostedForm({ answer, values, labels });
  const lineId = form.value("lineId");
  return (
    <Card title={title}>
      <form method="post" noValidate data-draft={answer ? "answered" : "kept"} data-once className={denseFormClass}>
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <DraftNotice />
        <input type="hidden" name="intent" value="line" />
        <input type="hidden" name="lineId" value={typeof lineId === "string" ? lineId : ""} />
        <VersionField version={form.value("version")} />
        <FormFields fields={fields} form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" icon="plus">
            {back === undefined ? t("prescriptions:line.add") : t("common:actions.save")}
          </Button>
          {back !== undefined && (
            <LinkButton href={back} tone="quiet" data-draft-drop>
              {t("common:actions.cancel")}
            </LinkButton>
          )}
        </div>
      </form>
    </Card>
  );
}
