import { useT } from "~/i18n/use-t";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import type { ContentLanguage, Words } from "../../../domain/questionnaires/content";
import type { FormFields } from "./form-fields";

interface WordsFieldsProps {
  name: string;
  label: string;
  hint?: string;
  languages: readonly ContentLanguage[];
  words: Words;
  fields: FormFields;
  /** So many lines; one line unless given. */
  rows?: number;
}

/** The same words in each language of the practice, side by side where there is room. */
export function WordsFields({ name, label, hint, languages, words, fields, rows }: WordsFieldsProps) {
  const { t } = useT();
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-2">
      {languages.map((language) => {
        const field = {
          ...fields.text(`${name}.${language}`, words[language]),
          ...{ lang: language, hint },
          label: languages.length === 1 ? label : `${label} (${t(`questionnaires:staff.languages.${language}`)})`,
        };
        return rows === undefined ? (
          <TextField key={language} {...field} />
        ) : (
          <TextArea key={language} {...field} rows={rows} />
        );
      })}
    </div>
  );
}
