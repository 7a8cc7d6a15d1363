import { z } from "zod";

const MANDATORY = "errors:field.mandatory";
/** The specification's bounds (section 5). */
export const EMAIL_LENGTH = { min: 5, max: 120 } as const;

/**
 * One at sign with something before it and a dotted name after it: no spaces, control or invisible characters, brackets,
 * quotes, commas, colons or slashes, which mail programs read as more than an address, and no dot at an end or beside
 * another one. Whether mail arrives is found out by sending one.
 */
const PART = String.raw`[^\s@.,;:<>()[\]{}"'\\/\p{C}\p{Z}]`;
const LOCAL_PART = String.raw`[^\s@.,;:<>()[\]{}"\\\p{C}\p{Z}]`;
const EMAIL = new RegExp(String.raw`^${LOCAL_PART}+(?:\.${LOCAL_PART}+)*@${PART}+(?:\.${PART}+)+$`, "u");

/** Whether a text is written as one email address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** As it is stored: letters of full width as plain ones (NFKC), in small letters, without spaces around it. */
const plainEmail = (text: string) => text.normalize("NFKC").trim().toLowerCase();

type Tell = (issue: { code: "custom"; message: string; params?: Record<string, number> }) => void;

function judge(text: string, tell: Tell): void {
  if (text.length < EMAIL_LENGTH.min || text.length > EMAIL_LENGTH.max)
    tell({ code: "custom", message: "errors:field.length", params: { ...EMAIL_LENGTH } });
  else if (!isEmail(text)) tell({ code: "custom", message: "errors:field.email" });
}

/** An email address of 5 to 120 characters, in small letters. */
export const emailField = z
  .string(MANDATORY)
  .overwrite(plainEmail)
  .superRefine((text, context) => {
    if (text === "") context.addIssue({ code: "custom", message: MANDATORY });
    else judge(text, (issue) => context.addIssue(issue));
  });

/** The same, or none: empty then. */
export const optionalEmailField = z
  .string()
  .overwrite(plainEmail)
  .nullish()
  .transform((text) => text ?? "")
  .superRefine((text, context) => {
    if (text !== "") judge(text, (issue) => context.addIssue(issue));
  });
