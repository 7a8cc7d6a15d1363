import { z } from "zod";

const MANDATORY = "errors:field.mandatory";
/** Length limits of the specification (section 5). */
export const EMAIL_LENGTH = { min: 5, max: 120 } as const;

/**
 * One at sign between something and a dotted name. No spaces, control or invisible characters, brackets, quotes,
 * commas, colons or slashes, which email programs take for more than an address; no dot at an end or beside another
 * dot. Only sending an email shows whether it arrives.
 */
const PART = String.raw`[^\s@.,;:<>()[\]{}"'\\/\p{C}\p{Z}]`;
const LOCAL_PART = String.raw`[^\s@.,;:<>()[\]{}"\\\p{C}\p{Z}]`;
const EMAIL = new RegExp(String.raw`^${LOCAL_PART}+(?:\.${LOCAL_PART}+)*@${PART}+(?:\.${PART}+)+$`, "u");

/** Whether a text has the form of one email address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Stored form: full-width letters made plain (NFKC), lower case, no surrounding spaces. */
const plainEmail = (text: string) => text.normalize("NFKC").trim().toLowerCase();

type Tell = (issue: { code: "custom"; message: string; params?: Record<string, number> }) => void;

function judge(text: string, tell: Tell): void {
  // What is shorter than the shortest address is none; saying how long it must be would not help.
  if (text.length > EMAIL_LENGTH.max)
    tell({ code: "custom", message: "errors:field.length", params: { ...EMAIL_LENGTH } });
  else if (text.length < EMAIL_LENGTH.min || !isEmail(text)) tell({ code: "custom", message: "errors:field.email" });
}

/** An email address of 5 to 120 characters, in lower case. */
export const emailField = z
  .string(MANDATORY)
  .overwrite(plainEmail)
  .superRefine((text, context) => {
    if (text === "") context.addIssue({ code: "custom", message: MANDATORY });
    else judge(text, (issue) => context.addIssue(issue));
  });

/** An optional email address; empty if there is none. */
export const optionalEmailField = z
  .string()
  .overwrite(plainEmail)
  .nullish()
  .transform((text) => text ?? "")
  .superRefine((text, context) => {
    if (text !== "") judge(text, (issue) => context.addIssue(issue));
  });
