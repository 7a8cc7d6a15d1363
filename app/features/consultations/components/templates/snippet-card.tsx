import { useT } from "~/i18n/use-t";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { WrittenText } from "~/ui/base/written-text";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { MOST_STARTING_TEXT } from "../../schemas/templates/note-template";
import { useWhose, type MayKeep } from "./use-whose";

export interface SnippetCardProps extends MayKeep {
  snippets: readonly { id: string; name: string; text: string; isOwn: boolean; mayChange: boolean }[];
  answer: PostedAnswer | undefined;
}

/** The snippets that somebody has, and the form for one more. */
export function SnippetCard({ snippets, answer, mayManage, mayHaveOwn }: SnippetCardProps) {
  const { t } = useT();
  const whose = useWhose({ mayManage, mayHaveOwn });
  const labels = {
    name: t("note-editor:templates.shortName"),
    text: t("note-editor:templates.text"),
    whose: t("note-editor:templates.whose"),
  };
  const form = usePostedForm({ answer, values: { whose: whose[0]?.value }, labels });
  return (
    <Card title={t("note-editor:templates.snippets")}>
      <p className="mb-4 max-w-prose text-muted">{t("note-editor:templates.snippetLead")}</p>
      {snippets.length === 0 && <p className="text-muted">{t("note-editor:templates.noSnippets")}</p>}
      <ul className="mb-6 divide-y divide-line">
        {snippets.map(({ id, name, text, isOwn, mayChange }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                <bdi>.{name}</bdi>
              </p>
              <WrittenText text={text} />
              <p className="text-sm text-muted">{t(`note-editor:templates.${isOwn ? "own" : "organization"}`)}</p>
            </div>
            {mayChange && (
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <AskFirst
                  name="intent"
                  value="remove"
                  size="small"
                  tone="quiet"
                  question={t("note-editor:templates.removeOf", { name })}
                  aria-label={t("note-editor:templates.removeOf", { name })}
                >
                  {t("note-editor:templates.remove")}
                </AskFirst>
              </form>
            )}
          </li>
        ))}
      </ul>
      <h3 className="mb-3 font-semibold">{t("note-editor:templates.addSnippet")}</h3>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <form method="post" noValidate data-once data-draft={answer ? "answered" : "kept"} className={formClass}>
        <input type="hidden" name="intent" value="save" />
        <TextField {...form.text("name")} maxLength={21} />
        <TextArea {...form.text("text")} maxLength={MOST_STARTING_TEXT} />
        <NativeSelect {...form.text("whose")} options={whose} />
        <div>
          <Button type="submit">{t("note-editor:templates.addSnippet")}</Button>
        </div>
      </form>
    </Card>
  );
}
