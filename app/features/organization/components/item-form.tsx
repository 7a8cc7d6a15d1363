import type { ReactNode } from "react";
import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { FormField, type FormFieldSpec, type PostedForm } from "./form-field";

export interface ItemFormProps {
  title: string;
  /** The list that it leads back to, and its name. */
  list: { href: string; title: string };
  fields: readonly FormFieldSpec[];
  values: Readonly<Record<string, unknown>>;
  answer: PostedAnswer | undefined;
  /** Names of fields that the children show, for the summary of errors. */
  labels?: Readonly<Record<string, string>>;
  /** What is not a plain field. */
  children?: (form: PostedForm) => ReactNode;
}

/** The page on which one thing is added or changed. */
export function ItemForm({ title, list, fields, values, answer, labels, children }: ItemFormProps) {
  const { t } = useT();
  const names = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const form = usePostedForm({ answer, values, labels: { ...labels, ...names } });
  const version = form.value("version");
  return (
    <>
      <PageHeader back={<BackLink href={list.href}>{list.title}</BackLink>} title={title} />
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft data-once className={formClass}>
          <input type="hidden" name="intent" value="save" />
          {typeof values.id === "string" && <input type="hidden" name="id" value={values.id} />}
          {version != null && <input type="hidden" name="version" value={String(version)} />}
          {fields.map((field) => (
            <FormField key={field.name} field={field} form={form} />
          ))}
          {children?.(form)}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large">
              {t("common:actions.save")}
            </Button>
            <LinkButton href={list.href} tone="quiet" size="large">
              {t("common:actions.cancel")}
            </LinkButton>
          </div>
        </form>
      </Card>
    </>
  );
}
