import { commit, CommitRefused } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { writeWording } from "../data/wordings.server";
import { WORDING_FIELDS, type Wording, type WordingField } from "../domain/wording-text";
import { wordingForm } from "../schemas/wording";
import { checkWording } from "./check-wording.server";
import { defaultWording } from "./default-wording.server";
import { readWording } from "./read-wording.server";
import type { WordingPlace } from "./wording-place.server";

async function write(context: RequestContext, place: WordingPlace, wording: Wording, version: number): Promise<void> {
  const now = await readWording(context, place);
  if (version !== now.version) throw new StaleFormError(now.version, { ...now.wording });
  const { key, locale } = place;
  const standard = defaultWording(createTranslator(locale), key);
  // What says the same as the default follows it, should the default be worded better one day.
  const own = (field: WordingField) => (wording[field] === standard[field] ? "" : wording[field]);
  const stored = { subject: own("subject"), opening: own("opening"), closing: own("closing") };
  const fields = WORDING_FIELDS.filter((field) => (stored[field] || standard[field]) !== now.wording[field]);
  if (fields.length === 0) return;
  try {
    await commit(context, {
      guarded: writeWording(context.db, { template: key, locale, ...stored, version, at: context.now }),
      audit: [{ action: "wording.change", subjectKind: "wording", subjectId: `${key}:${locale}`, fields }],
      result: null,
    });
  } catch (error) {
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
    const current = await readWording(context, place);
    throw new StaleFormError(current.version, { ...current.wording });
  }
}

/**
 * Saves what a mail says in one language. @throws InvalidError at the fields, StaleFormError where somebody saved it
 * meanwhile
 */
export async function saveWording(context: RequestContext, place: WordingPlace, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { version, ...wording } = parse(wordingForm, raw);
  checkWording(place.key, wording);
  await write(context, place, wording, version);
}
