import { commit, refusedAs } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { writeWording } from "../../data/wordings/wordings.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { checkWording } from "../../support/wordings/check-wording.server";
import {
  readWords,
  type WordingMedium,
  type WordingPlace,
  type WordsOf,
} from "../../support/wordings/wording-medium.server";

/** Saves over the version that it was made from; what says the same as the default is empty, so that it follows it. */
async function save<Key extends WordingKey, Words extends WordsOf<Words>>(
  context: RequestContext,
  medium: WordingMedium<Key, Words, unknown>,
  place: WordingPlace<Key>,
  words: Words & { version: number },
): Promise<void> {
  const { version } = words;
  const now = await readWords(context, medium, place);
  if (version !== now.version) throw new StaleFormError(now.version, now.words);
  const { key, locale } = place;
  const standard = medium.standard(createTranslator(locale), key);
  const names = Object.keys(standard) as (keyof Words & string)[];
  const fields = changedFields(now.words, Object.fromEntries(names.map((name) => [name, words[name]])));
  if (fields.length === 0) return;
  const same = names.filter((name) => words[name] === standard[name]).map((name) => [name, ""] as const);
  const template = medium.nameOf(key);
  await commit(context, {
    guarded: writeWording(context.db, {
      ...medium.storedAs({ ...words, ...(Object.fromEntries(same) as Partial<Words>) }),
      ...{ template, locale, version },
      at: context.now,
    }),
    audit: [{ action: "wording.change", subjectKind: "wording", subjectId: `${template}:${locale}`, fields }],
    result: null,
  }).catch(
    refusedAs({
      conflict: async () => {
        const meanwhile = await readWords(context, medium, place);
        return new StaleFormError(meanwhile.version, meanwhile.words);
      },
    }),
  );
}

/**
 * Saves what a mail or a text says in one language; what says the same as the default follows it.
 * @throws InvalidError at the fields, StaleFormError where somebody saved it meanwhile
 */
export async function saveWording<Key extends WordingKey, Words extends WordsOf<Words>>(
  context: RequestContext,
  medium: WordingMedium<Key, Words, unknown>,
  place: WordingPlace<Key>,
  raw: unknown,
): Promise<void> {
  await authorize(context, "settings.change");
  const words = parse(medium.form, raw);
  checkWording(medium, place.key, words);
  await save(context, medium, place, words);
}
