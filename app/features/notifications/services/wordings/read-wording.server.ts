import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { examplesOf } from "../../support/wordings/placeholder-examples.server";
import {
  readWords,
  type WordingMedium,
  type WordingPlace,
  type WordsOf,
} from "../../support/wordings/wording-medium.server";
import { wordingLocales } from "../../support/wordings/wording-place.server";

/** What one mail or text says in one language, and what it makes, for an administrator to change. */
export async function readWording<Key extends WordingKey, Words extends WordsOf<Words>, Preview>(
  context: RequestContext,
  medium: WordingMedium<Key, Words, Preview>,
  place: WordingPlace<Key>,
) {
  await authorize(context, "settings.change");
  const read = await readWords(context, medium, place);
  return {
    ...place,
    ...read,
    locales: wordingLocales(context),
    preview: await medium.preview(context, place, read.words),
    examples: await examplesOf(context, medium, place),
  };
}
