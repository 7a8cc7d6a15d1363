/** Marks that turn the direction of what follows, and the mark of a byte order: nobody types them, programs paste them. */
const PASTED = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** What shows nothing on a screen: spaces of every width, joiners, fillers, the empty pattern of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\p{Cc}\u2800]/gu;
/** Control characters, and what else begins a new line. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BUT_NEWLINE = /(?!\n)\p{Cc}/gu;

/** Whether anything of a text can be seen. */
const isSeen = (text: string) => text.replace(UNSEEN, "") !== "";

/** A line as it is kept: without spaces around it and pasted marks; empty where nothing of it can be seen. */
export function trimmedLine(text: string): string {
  const line = text.toWellFormed().replace(PASTED, "").trim();
  return isSeen(line) ? line : "";
}

/**
 * A text of several lines as it is kept: its lines end with a newline alone, a tab is a space, and other control
 * characters are gone; empty where nothing of it can be seen.
 */
export function trimmedText(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?|[\u2028\u2029]/g, "\n");
  const kept = lines.replaceAll("\t", " ").replace(CONTROL_BUT_NEWLINE, "").trim();
  return isSeen(kept) ? kept : "";
}

/** Whether a text is one line without control characters. */
export const isOneLine = (text: string): boolean => !CONTROL.test(text);

/** Endings of addresses that mail programs make links of, and that no initials or surnames are written like. */
const ENDINGS =
  "app|biz|buzz|cc|cfd|click|club|cn|com|dev|gg|icu|info|io|link|live|ly|mobi|net|online|org|page|ru|shop|site|space|store|tk|top|website|xyz";
const LINKS = [
  /:\/\//,
  /\b(?:https?|ftp|javascript|data|mailto|tel|sms):/i,
  /\bwww\./i,
  // A dotted name as in example.com, or with a path behind it.
  new RegExp(String.raw`[\p{L}\p{N}]\.(?:${ENDINGS})(?![\p{L}\p{N}])`, "iu"),
  /[\p{L}\p{N}]\.\p{L}{2,}\/\S/u,
];

/** Whether a text holds a web address, or something that a mail program would make one. */
export const holdsLink = (text: string): boolean => LINKS.some((link) => link.test(text.normalize("NFKC")));
