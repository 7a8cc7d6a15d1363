import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { MOST_STARTING_TEXT } from "../../schemas/templates/note-template";

export function useSnippetLabels() {
  const { t } = useT();
  return { name: t("note-editor:templates.shortName"), text: t("note-editor:templates.text") };
}

/** What a snippet is called and what it says. */
export function SnippetFields({ form }: { form: PostedForm }) {
  return (
    <>
      <TextField {...form.text("name")} width="half" maxLength={21} />
      <TextArea {...form.text("text")} maxLength={MOST_STARTING_TEXT} data-insert-into="" />
    </>
  );
}
