import { expect, test } from "vitest";
import { createTranslator } from "~/i18n/translator.server";
import { HEALTH_RECORD_KINDS } from ".";
import { factWords } from "./fact-words";

test.each(["en_US", "es_ES", "ar_BH"] as const)("no fact of a record is called by a question in %s", (locale) => {
  const { t } = createTranslator(locale);
  const labels = HEALTH_RECORD_KINDS.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ label, parts = [] }) => [label, ...parts.map((part) => part.label)]),
  );
  expect(labels.map((label) => t(factWords(label))).filter((words) => /[?؟¿]/.test(words))).toEqual([]);
});
