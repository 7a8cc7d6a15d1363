/**
 * Direction marks, zero-width spaces and byte order marks: nobody types them, programs paste them. Joiners stay, since
 * Persian names and combined characters need them.
 */
const PASTED = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Characters that show nothing: spaces of every width, joiners, fillers, the empty Braille pattern. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\p{Cc}\u2800]/gu;
/** Control characters and line separators. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BUT_NEWLINE = /(?!\n)\p{Cc}/gu;

/** Whether a text has a visible character. */
const isSeen = (text: string) => text.replace(UNSEEN, "") !== "";

/** Stored form of a line: without surrounding spaces and pasted marks; empty if nothing is visible. */
export function trimmedLine(text: string): string {
  const line = text.toWellFormed().replace(PASTED, "").trim();
  return isSeen(line) ? line : "";
}

/**
 * Stored form of a text of several lines: lines end with a newline, a tab is a space, and other control characters are
 * removed; empty if nothing is visible.
 */
export function trimmedText(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?|[\u2028\u2029]/g, "\n");
  const kept = lines.replaceAll("\t", " ").replace(CONTROL_BUT_NEWLINE, "").trim();
  return isSeen(kept) ? kept : "";
}

/** The same without pasted marks, for a text that stands beside others in a line. */
export const writtenForm = (text: string): string => trimmedText(text.replace(PASTED, ""));

/** Whether a text is one line without control characters. */
export const isOneLine = (text: string): boolean => !CONTROL.test(text);

/** Endings of addresses that email programs turn into links, and that no initials or surnames have. */
const ENDINGS =
  "app|biz|buzz|cc|cfd|click|club|cn|com|dev|gg|icu|info|io|link|live|ly|mobi|net|online|org|page|ru|shop|site|space|store|tk|top|website|xyz";
/** Endings that may also begin a surname, as in 'J.de Vries': they count only after a name of three letters or more. */
const COUNTRIES = "ae|ar|at|au|be|bh|br|ca|ch|cz|de|dk|es|eu|fi|fr|ie|in|it|jp|mx|nl|no|nz|pl|pt|sa|se|tr|ua|uk|us|za";
const LINKS = [
  /[^\s@]@[^\s@]/,
  /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/,
  /:\/\//,
  /\b(?:https?|ftp|javascript|data|mailto|tel|sms):/i,
  /\bwww\./i,
  // A dotted name as in example.com, also with a path.
  new RegExp(String.raw`[\p{L}\p{N}]\.(?:${ENDINGS})(?![\p{L}\p{N}])`, "iu"),
  new RegExp(String.raw`[\p{L}\p{N}]{3}\.(?:${COUNTRIES})(?![\p{L}\p{N}])`, "iu"),
  /\.(?:co|com|org|net|ac|gov)\.[a-z]{2}(?![a-z])/i,
  /\.(?:bank|example|invalid|test)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]\.\p{L}{2,}\/\S/u,
];

/** Full stops of other scripts, which browsers read as the dot of an address (UTS 46). */
const DOTS = /[\u3002\uFF0E\uFF61\uFE52]/g;

/** Whether a text contains a web address, an email address, or something that an email program would turn into one. */
export function holdsLink(text: string): boolean {
  const plain = text.replace(DOTS, ".").normalize("NFKC");
  return LINKS.some((link) => link.test(plain));
}
