import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readWordings } from "../../data/wordings/wordings.server";
import { textWordingName } from "../../domain/wordings/text-wording";
import { defaultText } from "../../support/wordings/default-text.server";
import type { TextPlace } from "../../support/wordings/wording-place.server";

/** The wording of a text as it is now. */
export interface ReadTextWording {
  text: string;
  /** 0 where nothing was ever saved. */
  version: number;
  /** Whether it is the organization's own. */
  own: boolean;
}

/** What one text says in one language, for an administrator to change. */
export async function readTextWording(context: RequestContext, { key, locale }: TextPlace): Promise<ReadTextWording> {
  await authorize(context, "settings.change");
  const [stored] = await readWordings(context.db, locale, [textWordingName(key)]);
  const own = stored?.opening ?? "";
  return {
    text: own || defaultText(createTranslator(locale), key),
    version: stored?.version ?? 0,
    own: own !== "",
  };
}
