import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { PostedForm } from "~/screens/use-posted-form";
import { ActBar } from "~/ui/action/act-bar";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import type { AskedToSign } from "../../domain/consultations/asked-to-sign";
import { ProofFields } from "../consultations/proof-fields";

interface SignNoteProps {
  note: { id: string; version: number };
  desk: string | undefined;
  asked: AskedToSign;
  form: PostedForm;
  formId: string;
}

/** The button that signs a note, with what is asked of whoever has not said lately who they are. */
export function SignNote({ note, desk, asked, form, formId }: SignNoteProps) {
  const { t } = useT();
  return (
    <ActBar>
      <form
        id={formId}
        method="post"
        data-once
        className={classNames("flex flex-wrap gap-x-3 gap-y-1", asked.password ? "items-end" : "items-center")}
      >
        <input type="hidden" name="version" value={note.version} />
        <ProofFields asked={asked} field={form.text} back={paths.noteView(note.id, { desk })} />
        <Button type="submit" name="intent" value="sign" icon="check">
          {t("note-editor:acts.sign")}
        </Button>
        <p className="min-w-0 grow basis-48 text-sm text-muted">{t("note-editor:acts.signText")}</p>
      </form>
    </ActBar>
  );
}
