import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { QUESTION_KINDS, type AskedQuestion } from "../../domain/settings/booking-question";

interface QuestionFormProps {
  offering: { id: string; name: string };
  item: (AskedQuestion & { version: number }) | null;
  answer: PostedAnswer | undefined;
}

/** The page on which a question is written, or changed. */
export function QuestionForm({ offering, item, answer }: QuestionFormProps) {
  const { t } = useT();
  const back = paths.bookingQuestions(offering.id);
  const values = item ? { ...item, options: item.options.join("\n") } : { kind: "TEXT" };
  const labels = {
    text: t("questions:form.text"),
    kind: t("questions:form.kind"),
    options: t("questions:form.options"),
    required: t("questions:form.required"),
  };
  const form = usePostedForm({ answer, values, labels });
  const version = form.value("version");
  const kinds = QUESTION_KINDS.map((kind) => ({ value: kind, label: t(`questions:kinds.${kind}`) }));
  const { defaultValue: kind, ...kindWords } = form.text("kind");
  return (
    <>
      <PageHeader
        back={<BackLink href={back}>{t("questions:title", { offering: offering.name })}</BackLink>}
        title={t(item ? "questions:form.edit" : "questions:form.add")}
      />
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft data-once className={formClass}>
          <input type="hidden" name="intent" value="save" />
          {item && <input type="hidden" name="id" value={item.id} />}
          {version != null && <input type="hidden" name="version" value={String(version)} />}
          <TextField {...form.text("text")} hint={t("questions:form.textHint")} dir="auto" maxLength={300} required />
          <RadioGroup {...kindWords} options={kinds} defaultValue={kind} columns={3} />
          <TextArea {...form.text("options")} hint={t("questions:form.optionsHint")} dir="auto" rows={4} />
          <Checkbox {...form.check("required")} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large">
              {t("common:actions.save")}
            </Button>
            <LinkButton href={back} tone="quiet" size="large">
              {t("common:actions.cancel")}
            </LinkButton>
          </div>
        </form>
      </Card>
    </>
  );
}
