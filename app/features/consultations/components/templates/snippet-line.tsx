import { useT } from "~/i18n/use-t";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { WrittenText } from "~/ui/base/written-text";
import { ErrorSummary } from "~/ui/form/error-summary";
import { denseFormClass } from "~/ui/form/form-style";
import { VersionField } from "~/ui/form/version-field";
import { piecesOf } from "../../domain/templates/note-template";
import { nameOf } from "./insert-fields";
import { SnippetFields, useSnippetLabels } from "./snippet-fields";

export interface KeptSnippet {
  id: string;
  name: string;
  text: string;
  version: number;
  isOwn: boolean;
  /** Whether a snippet of the reader's own stands in its place. */
  isReplaced: boolean;
  mayChange: boolean;
}

interface SnippetLineProps {
  snippet: KeptSnippet;
  answer: PostedAnswer | undefined;
}

/** A snippet as it is typed and what it becomes; what its keeper may do with it opens below it. */
export function SnippetLine({ snippet, answer }: SnippetLineProps) {
  const { t } = useT();
  const { name, text, isOwn, isReplaced, mayChange } = snippet;
  const whose = t(`note-editor:templates.${isOwn ? "own" : "organization"}`);
  return (
    <li className="grid gap-x-5 gap-y-1 py-2.5 tablet:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <div>
        <p className="font-semibold">
          <bdi>.{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {isReplaced ? `${whose} · ${t("note-editor:templates.replaced", { name })}` : whose}
        </p>
      </div>
      <SnippetText text={text} />
      {mayChange && <SnippetActs {...{ snippet, answer }} />}
    </li>
  );
}

/** What a snippet says, with what is filled in called by its name. */
function SnippetText({ text }: { text: string }) {
  const { t } = useT();
  const said = piecesOf(text).map((piece, index) =>
    "place" in piece ? (
      <bdi key={index} className="rounded-sm border border-line bg-sunken px-1 text-sm text-muted">
        {t(`note-editor:templates.places.${nameOf(piece.place)}`)}
      </bdi>
    ) : (
      piece.text
    ),
  );
  return <WrittenText text={said} />;
}

/** The form that changes a snippet, and the button that takes it away. It needs no script. */
function SnippetActs({ snippet, answer: posted }: SnippetLineProps) {
  const { t } = useT();
  const { id, name } = snippet;
  const answer = answerTo(posted, { intent: "change", id });
  const form = usePostedForm({ answer, values: { ...snippet }, labels: useSnippetLabels(), prefix: `${id}-` });
  return (
    <details open={answer !== undefined} className="open:col-span-full">
      <summary
        className="inline-flex min-h-6 cursor-pointer items-center font-semibold text-brand-text pointer-coarse:min-h-11"
        aria-label={t("note-editor:templates.editOf", { name: `.${name}` })}
      >
        {t("note-editor:templates.edit")}
      </summary>
      <div className="mt-2 mb-3 flex flex-col gap-4 border-s-2 border-line ps-4">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <form method="post" noValidate data-once className={denseFormClass}>
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="id" value={id} />
          <VersionField version={form.value("version")} />
          <SnippetFields form={form} />
          <div>
            <Button type="submit">{t("common:actions.save")}</Button>
          </div>
        </form>
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
      </div>
    </details>
  );
}
