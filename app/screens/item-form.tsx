import type { ReactNode } from "react";
import { usePostedForm, type PostedAnswer, type PostedForm } from "./use-posted-form";
import { useT } from "~/i18n/use-t";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";

import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { VersionField } from "~/ui/form/version-field";
import { DraftNotice } from "./draft-notice";
import { FormFields, inShownOrder, type FormFieldSpec } from "./form-field";
import { ScaleOf, type Scale } from "./scale";

export interface ItemFormProps {
  title: ReactNode;
  /** Audience of the screen, which decides its spacing; staff by default. */
  scale?: Scale;
  /** The list that it leads back to, and the list's name. */
  list: { href: string; title: ReactNode };
  fields: readonly FormFieldSpec[];
  values: Readonly<Record<string, unknown>>;
  answer: PostedAnswer | undefined;
  /** Labels of the fields that the children show, for the error summary. */
  labels?: Readonly<Record<string, string>>;
  /** Shown below its list, as a card with the title; `submit` is the button's label for a new item. */
  below?: { submit: string };
  /** Label of the button. */
  submit?: string;
  /** What is asked about before anything else, above the fields. */
  first?: (form: PostedForm) => ReactNode;
  /** Everything that is not a plain field. */
  children?: (form: PostedForm) => ReactNode;
}

/** Form to add or change an item: a page of its own, or a part of its list's page. */
export function ItemForm({ title, list, fields: asked, values, answer, labels, below, ...props }: ItemFormProps) {
  const { scale = "staff", submit, first, children } = props;
  const { t } = useT();
  const fields = inShownOrder(asked);
  const names = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const form = usePostedForm({ answer, values, labels: { ...labels, ...names } });
  const version = form.value("version");
  const isNew = typeof values.id !== "string";
  const size = below ? "normal" : "large";
  return (
    <ScaleOf scale={scale}>
      {!below && <PageHeader back={<BackLink href={list.href}>{list.title}</BackLink>} title={title} />}
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card title={below && title}>
        <form method="post" noValidate data-draft={answer ? "answered" : "kept"} data-once className={formClass}>
          <DraftNotice />
          <input type="hidden" name="intent" value="save" />
          {!isNew && <input type="hidden" name="id" value={String(values.id)} />}
          <VersionField version={version} />
          {first?.(form)}
          <FormFields fields={fields} form={form} />
          {children?.(form)}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size={size}>
              {submit ?? (below && isNew ? below.submit : t("common:actions.save"))}
            </Button>
            {(!below || !isNew) && (
              <LinkButton href={list.href} tone="quiet" size={size} data-draft-drop>
                {t("common:actions.cancel")}
              </LinkButton>
            )}
          </div>
        </form>
      </Card>
    </ScaleOf>
  );
}
