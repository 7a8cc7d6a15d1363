import { DEFAULT_LOCALE, findLocale, LOCALE_CODES, LOCALES, type LocaleCode } from "./locales";

/** Where a wish for a language can come from; a missing source is null or left out. */
export interface LocaleWishes {
  /** The `lang` query parameter: what was just chosen in the language selector. */
  readonly query?: string | null;
  /** What was chosen on this device before. */
  readonly cookie?: string | null;
  /** The signed-in user's stored language code. */
  readonly user?: string | null;
  /** Locales that a new visitor's browser asks for; null for a signed-in user, who gets the organization's. */
  readonly acceptLanguage?: string | null;
  readonly organizationDefault?: string | null;
  /** The codes the organization allows; empty or left out allows every supported one. */
  readonly allowed?: readonly string[] | null;
}

/**
 * The locale of a request: the first wish that is supported and that the organization allows, in the order of
 * the fields above. Where nothing fits: the first allowed one, or en_US.
 */
export function negotiateLocale(wishes: LocaleWishes): LocaleCode {
  const listed = (wishes.allowed ?? []).map(findLocale).filter((code) => code !== null);
  const allowed = listed.length > 0 ? listed : LOCALE_CODES;
  const first = (...given: (string | null | undefined)[]) =>
    given.map(findLocale).find((code) => code !== null && allowed.includes(code));
  return (
    first(wishes.query, wishes.cookie, wishes.user) ??
    byAcceptLanguage(wishes.acceptLanguage ?? "", allowed) ??
    first(wishes.organizationDefault) ??
    (allowed.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : allowed[0]) ??
    DEFAULT_LOCALE
  );
}

/** RFC 9110 section 12.5.4: tags by descending quality; an exact tag wins over another region of its language. */
function byAcceptLanguage(header: string, allowed: readonly LocaleCode[]): LocaleCode | null {
  for (const tag of tagsByQuality(header)) {
    const exact = allowed.find((code) => LOCALES[code].bcp47.toLowerCase() === tag);
    const sameLanguage = allowed.find((code) => primary(LOCALES[code].bcp47) === primary(tag));
    const match = exact ?? sameLanguage;
    if (match) return match;
  }
  return null;
}

function tagsByQuality(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(";")
        .map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== "" && tag !== "*" && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The language of a tag; `in` is how older Java systems write Indonesian. */
function primary(tag: string): string {
  const language = tag.split("-")[0]?.toLowerCase() ?? "";
  return language === "in" ? "id" : language;
}
