import { createTranslator } from "~/i18n/translator.server";
import type { FieldError } from "./errors.server";

export interface FieldMessage {
  field: string;
  message: string;
}

/** What is wrong with each field, in the reader's language. */
export function fieldMessages(locale: string, fields: readonly FieldError[]): FieldMessage[] {
  const { t, has } = createTranslator(locale);
  return fields.map(({ field, message, values }) => ({
    field,
    message: has(message) ? t(message, (values ?? {}) as never) : message,
  }));
}
