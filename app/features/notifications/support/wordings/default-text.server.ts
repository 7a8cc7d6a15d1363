import type { Translator } from "~/i18n/translator";
import type { TextKey } from "../../domain/wordings/text-wording";
import { PLACES } from "../../domain/wordings/wording-text";

/** The text that goes out where the organization has worded none of its own, in the language of the translator. */
export const defaultText = ({ t }: Translator, key: TextKey): string => t(`channels:text.${key}`, PLACES);
