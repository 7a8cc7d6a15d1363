import { useT } from "~/i18n/use-t";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { Card } from "~/ui/view/card";
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
      <p className="mb-4 max-w-prose text-muted">{t("note-editor:templates.snippetLead")}</p>
      {snippets.length === 0 && <p className="text-muted">{t("note-editor:templates.noSnippets")}</p>}
      <ul className="mb-6 divide-y divide-line">
        {snippets.map((snippet) => (
          <SnippetLine key={snippet.id} {...{ snippet, answer: posted }} />
        ))}
      </ul>
      <h3 className="mb-3 font-semibold">{t("note-editor:templates.addSnippet")}</h3>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <form method="post" noValidate data-once data-draft={answer ? "answered" : "kept"} className={formClass}>
        <input type="hidden" name="intent" value="save" />
        <SnippetFields form={form} />
        <NativeSelect {...form.text("whose")} options={whose} />
        <div>
          <Button type="submit">{t("common:actions.add")}</Button>
        </div>
      </form>
    </Card>
  );
}
