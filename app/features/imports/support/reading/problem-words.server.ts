import { createTranslator } from "~/i18n/translator.server";
import { IMPORT_FIELDS } from "../../domain/reading/import-fields";

interface Said {
  field: string;
  message: string;
  values?: Record<string, string | number>;
}

/** Says what is wrong with a row in the reader's language: 'Email: Enter an email address'. */
export function problemWords(locale: string): (problem: Said) => string {
  const { t, has } = createTranslator(locale);
  return ({ field, message, values }) => {
    const text = has(message) ? t(message, (values ?? {}) as never) : message;
    const known = IMPORT_FIELDS.find((each) => each === field);
    return known ? `${t(`imports:field.${known}`)}: ${text}` : text;
  };
}
