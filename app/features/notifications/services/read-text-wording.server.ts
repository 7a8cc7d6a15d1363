import type { LocaleCode } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readWordings } from "../data/wordings.server";
import { textWordingName, type TextKey } from "../domain/text-wording";
import { defaultText } from "./default-text.server";

/** The wording of a text: of what, and in which of the organization's languages. */
export interface TextPlace {
  key: TextKey;
  locale: LocaleCode;
}

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
