import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import type { Wording } from "../../domain/wording-text";
import { PlaceholderList, type PlaceholderListProps } from "./placeholder-list";

export interface WordingFormProps extends PlaceholderListProps {
  wording: Wording;
  version: number;
  answer: PostedAnswer | undefined;
  /** Of the language that is worded here, not of the page. */
  lang: string;
  dir: "ltr" | "rtl";
}

/** What one mail says in one language, and by which button it is looked at, saved or made the default again. */
export function WordingForm({ wording, version, answer, lang, dir, examples }: WordingFormProps) {
  const { t } = useT();
  const labels = {
    subject: t("wording:subject"),
    opening: t("wording:opening"),
    closing: t("wording:closing"),
  };
  const form = usePostedForm({ answer, values: { ...wording, version }, labels });
  const written = { lang, dir, "data-insert-into": true };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className={formClass}>
          <input type="hidden" name="version" value={String(form.value("version"))} />
          <TextField {...form.text("subject")} {...written} maxLength={150} />
          <TextArea {...form.text("opening")} {...written} rows={8} hint={t("wording:openingHint")} />
          <TextArea {...form.text("closing")} {...written} rows={3} />
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
