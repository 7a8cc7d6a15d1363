import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { checkWording } from "../../support/wordings/check-wording.server";
import type { WordingMedium, WordingPlace, WordsOf } from "../../support/wordings/wording-medium.server";

/** The mail or text that a posted wording would make, without saving it. @throws InvalidError at the fields */
export async function previewWording<Key extends WordingKey, Words extends WordsOf<Words>, Preview>(
  context: RequestContext,
  medium: WordingMedium<Key, Words, Preview>,
  place: WordingPlace<Key>,
  raw: unknown,
): Promise<Preview> {
  await authorize(context, "settings.change");
  const words = parse(medium.form, raw);
  checkWording(medium, place.key, words);
  return medium.preview(context, place, words);
}
