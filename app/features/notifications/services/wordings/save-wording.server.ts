import { commit, CommitRefused } from "~/db/commit.server";
import type { LocaleCode } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { writeWording } from "../../data/wordings/wordings.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { BY_MAIL, BY_TEXT, readWords, type WordingMedium } from "../../support/wordings/wording-medium.server";
import type { TextPlace, WordingPlace } from "../../support/wordings/wording-place.server";
import { checkText, checkWording } from "./check-wording.server";

/** Saves over the version that it was made from; what says the same as the default is empty, so that it follows it. */
async function save<Key extends WordingKey, Words extends Record<keyof Words, string>>(
  context: RequestContext,
  medium: WordingMedium<Key, Words>,
  place: { key: Key; locale: LocaleCode },
  version: number,
  words: Words,
): Promise<void> {
  const now = await readWords(context, medium, place);
  if (version !== now.version) throw new StaleFormError(now.version, now.words);
  const { key, locale } = place;
  const standard = medium.standard(createTranslator(locale), key);
  const names = Object.keys(standard) as (keyof Words & string)[];
  const fields = changedFields(now.words, words);
  if (fields.length === 0) return;
  const same = names.filter((name) => words[name] === standard[name]).map((name) => [name, ""] as const);
  const template = medium.nameOf(key);
  try {
    await commit(context, {
      guarded: writeWording(context.db, {
        ...medium.storedAs({ ...words, ...(Object.fromEntries(same) as Partial<Words>) }),
        ...{ template, locale, version },
        at: context.now,
      }),
      audit: [{ action: "wording.change", subjectKind: "wording", subjectId: `${template}:${locale}`, fields }],
      result: null,
    });
  } catch (error) {
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
    const meanwhile = await readWords(context, medium, place);
    throw new StaleFormError(meanwhile.version, meanwhile.words);
  }
}

/**
 * Saves what a mail says in one language; what says the same as the default follows it.
 * @throws InvalidError at the fields, StaleFormError where somebody saved it meanwhile
 */
export async function saveWording(context: RequestContext, place: WordingPlace, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { version, ...wording } = parse(BY_MAIL.form, raw);
  checkWording(place.key, wording);
  await save(context, BY_MAIL, place, version, wording);
}

/** The same of a text. @throws as saveWording, at the field `text` */
export async function saveTextWording(context: RequestContext, place: TextPlace, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { version, text } = parse(BY_TEXT.form, raw);
  checkText(place.key, text);
  await save(context, BY_TEXT, place, version, { text });
}
