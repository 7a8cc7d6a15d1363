import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { TextArea } from "~/ui/form/text-area";
import { Card } from "~/ui/view/card";
import { PlaceholderList, type PlaceholderListProps } from "./placeholder-list";

export interface TextFormProps extends PlaceholderListProps {
  text: string;
  version: number;
  answer: PostedAnswer | undefined;
  /** What follows the words by itself, as the script beside the form counts it in. */
  end: string;
  /** Of the language that is worded here, not of the page. */
  lang: string;
  dir: "ltr" | "rtl";
}

/** What one text says in one language, and by which button it is looked at, saved or made the default again. */
export function TextForm({ text, version, answer, end, lang, dir, examples }: TextFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: { text, version }, labels: { text: t("wording:text.label") } });
  const values = Object.fromEntries(examples.map(({ placeholder, example }) => [placeholder, example]));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className={formClass}>
          <input type="hidden" name="version" value={String(form.value("version"))} />
          <TextArea
            {...form.text("text")}
            {...{ lang, dir }}
            rows={4}
            maxLength={400}
            hint={t("wording:text.hint")}
            data-insert-into
            data-text-counted={JSON.stringify({ values, end })}
          />
          <PlaceholderList examples={examples} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="save">
              {t("wording:save")}
            </Button>
            <Button type="submit" name="intent" value="preview" tone="secondary">
              {t("wording:preview")}
            </Button>
            <Button type="submit" name="intent" value="reset" tone="quiet">
              {t("wording:reset")}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
