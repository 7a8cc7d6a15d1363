import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { PostedForm } from "~/screens/use-posted-form";
import { TextLink } from "~/ui/base/link";
import { Checkbox } from "~/ui/form/checkbox";
import { Card } from "~/ui/view/card";
import type { OpenPlace } from "../../domain/templates/note-template";

interface LeftOpenProps {
  noteId: string;
  desk: string | undefined;
  places: readonly OpenPlace[];
  /** The form that signs, and its id. */
  form: PostedForm;
  formId: string;
}

/** The way to what was left to be filled in. */
export const placeHref = (noteId: string, { index }: Pick<OpenPlace, "index">, desk: string | undefined) =>
  `${paths.noteEdit(noteId, { desk })}#sections[${index}].text`;

/** What a template left to be filled in and nobody has, each with the way to it; or that it is meant so. */
export function LeftOpen({ noteId, desk, places, form, formId }: LeftOpenProps) {
  const { t } = useT();
  if (places.length === 0) return null;
  return (
    <Card title={t("note-editor:acts.leftOpenTitle")}>
      <p className="max-w-prose">{t("note-editor:acts.leftOpenText")}</p>
      <ul className="mt-2 flex list-disc flex-col ps-5">
        {places.map((place) => (
          <li key={`${place.index} ${place.placeholder}`}>
            <TextLink href={placeHref(noteId, place, desk)} className="inline-block py-0.5 pointer-coarse:py-2.5">
              {t("note-editor:acts.leftOpen", { title: place.title, name: place.placeholder })}
            </TextLink>
          </li>
        ))}
      </ul>
      <Checkbox {...form.check("asItStands")} label={t("note-editor:acts.asItStands")} form={formId} />
    </Card>
  );
}
