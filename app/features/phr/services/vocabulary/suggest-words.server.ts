import { settingOf } from "~/features/organization/public.server";
import { foldText } from "~/kernel/text/fold-text";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { frequentNames } from "../../domain/vocabulary/frequent-names";
import { suggestTerms } from "../../domain/vocabulary/suggest-terms";
import { typedSchema, vocabularySchema } from "../../schemas/vocabulary/asked-words";

/** So many are suggested at once. */
const MOST = 10;

/** A name that is offered for what is typed so far, and the other name by which it was found. */
export interface SuggestedWords {
  name: string;
  found: string | null;
}

/**
 * Names that fit what is typed, in the reader's language; of medicines the organization's own frequent ones first. Only
 * these are read from the database: the vocabularies ship with the product.
 * @throws NotFoundError for a vocabulary that does not exist
 */
export async function suggestWords(
  context: RequestContext,
  rawVocabulary: unknown,
  rawTyped: unknown,
): Promise<SuggestedWords[]> {
  await authorize(context, "healthRecord.read");
  const vocabulary = vocabularySchema.safeParse(rawVocabulary).data;
  if (vocabulary === undefined) throw new NotFoundError();
  const typed = typedSchema.parse(rawTyped);
  if (typed === "") return [];
  const frequent =
    vocabulary === "drugs" ? frequentNames((await settingOf(context, "frequent-medications")).names, typed) : [];
  const known = new Set(frequent.map(foldText));
  const terms = suggestTerms(vocabulary, typed, context.locale, MOST).filter(({ name }) => !known.has(foldText(name)));
  return [
    ...frequent.map((name) => ({ name, found: null })),
    ...terms.map(({ name, found }) => ({ name, found })),
  ].slice(0, MOST);
}
