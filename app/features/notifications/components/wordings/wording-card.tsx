import type { ReactNode } from "react";
import type { PostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { Card } from "~/ui/view/card";
import { VersionField } from "~/ui/form/version-field";
import { PlaceholderList, type PlaceholderListProps } from "./placeholder-list";

export interface WordingCardProps extends PlaceholderListProps {
  /** Holds the `version` that the wording was read in, beside its words. */
  form: PostedForm;
  /** The fields of the words. */
  children: ReactNode;
}

/**
 * The form of a wording: its fields, what can be put into them, and by which button it is looked at, saved or reset.
 */
export function WordingCard({ form, examples, children }: WordingCardProps) {
  const { t } = useT();
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className={formClass}>
          <VersionField version={form.value("version")} />
          {children}
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
