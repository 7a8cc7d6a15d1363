/** The code pages of before Unicode that files still come in (labels of https://encoding.spec.whatwg.org). */
export const CODE_PAGES = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1255",
  "windows-1256",
  "windows-1257",
  "windows-1258",
  "windows-874",
  "iso-8859-2",
  "iso-8859-3",
  "iso-8859-4",
  "iso-8859-5",
  "iso-8859-6",
  "iso-8859-7",
  "iso-8859-8",
  "iso-8859-10",
  "iso-8859-13",
  "iso-8859-14",
  "iso-8859-15",
  "iso-8859-16",
  "koi8-r",
  "koi8-u",
  "ibm866",
  "macintosh",
  "x-mac-cyrillic",
  "shift_jis",
  "euc-jp",
  "gbk",
  "gb18030",
  "big5",
  "euc-kr",
] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** The languages that each of the pages was made for (ISO 639-1); all others were written in Windows-1252. */
const LANGUAGES: Partial<Record<CodePage, string>> = {
  "windows-1250": "pl cs sk hu sl hr bs ro sq",
  "windows-1251": "ru uk bg sr mk be kk ky mn tg",
  "windows-1253": "el",
  "windows-1254": "tr az",
  "windows-1255": "he iw yi",
  "windows-1256": "ar fa ur ps ckb ug",
  "windows-1257": "lv lt et",
  "windows-1258": "vi",
  "windows-874": "th",
  shift_jis: "ja",
  gb18030: "zh",
  "euc-kr": "ko",
};

/** The code page that is proposed for files of people who work in a language (a locale's code or BCP 47 tag). */
export function codePageOf(locale: string): CodePage {
  const [language = "", ...more] = locale.toLowerCase().split(/[-_]/);
  if (language === "zh" && more.some((each) => ["tw", "hk", "mo", "hant"].includes(each))) return "big5";
  return CODE_PAGES.find((page) => LANGUAGES[page]?.split(" ").includes(language)) ?? "windows-1252";
}

/**
 * Windows-1252 from 0x80 to 0x9f, five of which it leaves open
 * (https://encoding.spec.whatwg.org/index-windows-1252.txt). Some runtimes read it as Latin-1.
 */
const WINDOWS =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

function fromWindows(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte >= 0x80 && byte < 0xa0 ? WINDOWS[byte - 0x80] : String.fromCharCode(byte);
  return text;
}

const decoders = new Map<CodePage, TextDecoder>();

/** Bytes of a code page as text. @throws TypeError where the page has no character for one of them */
export function fromCodePage(bytes: Uint8Array, page: CodePage): string {
  if (page === "windows-1252") return fromWindows(bytes);
  let decoder = decoders.get(page);
  if (!decoder) decoders.set(page, (decoder = new TextDecoder(page, { fatal: true })));
  return decoder.decode(bytes);
}
