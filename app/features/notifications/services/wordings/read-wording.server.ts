import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { BY_MAIL, BY_TEXT, readWords } from "../../support/wordings/wording-medium.server";
import type { TextPlace, WordingPlace } from "../../support/wordings/wording-place.server";

/** What one mail says in one language, for an administrator to change. */
export async function readWording(context: RequestContext, place: WordingPlace) {
  await authorize(context, "settings.change");
  const { words: wording, ...read } = await readWords(context, BY_MAIL, place);
  return { wording, ...read };
}

/** The same of a text. */
export async function readTextWording(context: RequestContext, place: TextPlace) {
  await authorize(context, "settings.change");
  const { words, ...read } = await readWords(context, BY_TEXT, place);
  return { ...words, ...read };
}
