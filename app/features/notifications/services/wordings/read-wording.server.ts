import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readWordings } from "../../data/wordings/wordings.server";
import type { Wording } from "../../domain/wordings/wording-text";
import { completeWording } from "../../support/wordings/default-wording.server";
import type { WordingPlace } from "../../support/wordings/wording-place.server";

/** A wording as it is now. */
export interface ReadWording {
  /** Whole: what is not the organization's own is the default. */
  wording: Wording;
  /** 0 where nothing was ever saved. */
  version: number;
  /** Whether any of it is the organization's own. */
  own: boolean;
}

/** What one mail says in one language, for an administrator to change. */
export async function readWording(context: RequestContext, { key, locale }: WordingPlace): Promise<ReadWording> {
  await authorize(context, "settings.change");
  const [stored] = await readWordings(context.db, locale, [key]);
  return {
    wording: completeWording(createTranslator(locale), key, stored),
    version: stored?.version ?? 0,
    own: stored !== undefined && Boolean(stored.subject || stored.opening || stored.closing),
  };
}
