import { createTranslator } from "~/i18n/translator.server";
import { IMPORT_FIELDS } from "../../domain/reading/import-fields";
import { LEFT_OUT_REASONS } from "../../domain/reading/read-row";

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

/** Says why a cell was left out, in the reader's language: 'Email: not an email address'. */
export function leftOutWords(locale: string): (cell: { field: string; reason: string }) => string {
  const { t } = createTranslator(locale);
  const words = problemWords(locale);
  return ({ field, reason }) => {
    const known = LEFT_OUT_REASONS.find((each) => each === reason) ?? "notKnown";
    return words({ field, message: t(`imports:leftOut.${known}`) });
  };
}
