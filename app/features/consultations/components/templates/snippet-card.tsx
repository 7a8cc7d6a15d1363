import { useT } from "~/i18n/use-t";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { denseFormClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
import { InsertFields } from "./insert-fields";
import { SnippetFields, useSnippetLabels } from "./snippet-fields";
import { SnippetLine, type KeptSnippet } from "./snippet-line";
import { useWhose, type MayKeep } from "./use-whose";

export interface SnippetCardProps extends MayKeep {
  snippets: readonly KeptSnippet[];
  answer: PostedAnswer | undefined;
}

/** The snippets that somebody has, each with the form to change it, and the form for one more. */
export function SnippetCard({ snippets, answer: posted, mayManage, mayHaveOwn }: SnippetCardProps) {
  const { t } = useT();
  const whose = useWhose({ mayManage, mayHaveOwn });
  const labels = { ...useSnippetLabels(), whose: t("note-editor:templates.whose") };
  const answer = answerTo(posted, { intent: "save" });
  const form = usePostedForm({ answer, values: { whose: whose[0]?.value }, labels });
  return (
    <Card title={t("note-editor:templates.snippets")}>
      <p className="mb-3 max-w-prose text-muted">{t("note-editor:templates.snippetLead")}</p>
      {snippets.length === 0 && <p className="text-muted">{t("note-editor:templates.noSnippets")}</p>}
      <ul className="divide-y divide-line">
        {snippets.map((snippet) => (
          <SnippetLine key={snippet.id} {...{ snippet, answer: posted }} />
        ))}
      </ul>
      <section className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
        <h3 className="font-semibold">{t("note-editor:templates.addSnippet")}</h3>
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <form method="post" noValidate data-once data-draft={answer ? "answered" : "kept"} className={denseFormClass}>
          <input type="hidden" name="intent" value="save" />
          <SnippetFields form={form} />
          <InsertFields of="snippet" />
          <div className="flex flex-wrap items-end gap-3">
            <NativeSelect {...form.text("whose")} options={whose} />
            <Button type="submit" icon="plus">
              {t("note-editor:templates.addSnippet")}
            </Button>
          </div>
        </form>
      </section>
    </Card>
  );
}
