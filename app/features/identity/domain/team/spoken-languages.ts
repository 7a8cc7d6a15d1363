/**
 * The languages that a provider can say they speak: ISO 639-1, those with the most speakers and those of the product.
 */
export const SPOKEN_LANGUAGES = [
  "am",
  "ar",
  "bn",
  "ca",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "fa",
  "fi",
  "fr",
  "gu",
  "he",
  "hi",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "kn",
  "ko",
  "lt",
  "lv",
  "ml",
  "mr",
  "ms",
  "nl",
  "no",
  "pa",
  "pl",
  "ps",
  "pt",
  "ro",
  "ru",
  "si",
  "sk",
  "sl",
  "so",
  "sq",
  "sr",
  "sv",
  "sw",
  "ta",
  "te",
  "th",
  "tl",
  "tr",
  "uk",
  "ur",
  "vi",
  "yo",
  "zh",
] as const;

export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** The language of a stored tag such as `en_US` or `en`; undefined for one that is not in the list. */
export function spokenLanguageOf(tag: string): SpokenLanguage | undefined {
  const [language = ""] = tag.split(/[-_]/);
  const known = language === "in" ? "id" : language === "al" || language === "sqi" ? "sq" : language;
  return SPOKEN_LANGUAGES.find((each) => each === known);
}
