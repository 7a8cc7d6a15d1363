import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { formClass } from "~/ui/form/form-style";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { FoldedCard } from "~/ui/view/folded-card";
import type { Note } from "../../domain/notes/note";
import { MOST_ADDENDUM, MOST_REASON } from "../../schemas/notes/note-acts";
import { ADDENDUM } from "./addendum-id";

interface AddendumFormProps {
  note: Pick<Note, "publishStatus" | "authorOnly">;
  form: PostedForm;
  isAnswered: boolean;
}

/** What is added to a signed note, and who reads it. Its address opens it: a browser unfolds what it leads into. */
export function AddendumForm({ note: { publishStatus, authorOnly }, form, isAnswered }: AddendumFormProps) {
  const { t } = useT();
  const isShared = publishStatus === "PUBLISHED";
  /** Both are needed, and marked so as the sections of the editor are. */
  const needed = (name: "text" | "reason") => {
    const field = form.text(name);
    return { ...field, label: `${field.label} (${t("note-editor:editor.required")})` };
  };
  const hint = authorOnly ? undefined : t(`note-editor:acts.amendReasonHint.${isShared ? "shared" : "notShared"}`);
  return (
    <FoldedCard title={t("note-editor:acts.amend")} open={isAnswered}>
      <form
        id={ADDENDUM}
        method="post"
        noValidate
        data-once
        data-draft={isAnswered ? "answered" : "kept"}
        className={`${formClass} scroll-mt-(--bar-height)`}
      >
        <input type="hidden" name="intent" value="amend" />
        <input type="hidden" name="idempotencyKey" value={String(form.value("idempotencyKey"))} />
        {isShared && <p className="max-w-prose">{t("note-editor:acts.amendShared")}</p>}
        <TextArea {...needed("text")} maxLength={MOST_ADDENDUM} required />
        <TextField {...needed("reason")} hint={hint} maxLength={MOST_REASON} required />
        <div>
          <Button type="submit">{t("note-editor:acts.amendSubmit")}</Button>
        </div>
      </form>
    </FoldedCard>
  );
}
