/** NIST SP 800-63B: length counts, composition rules do not, and known passwords are refused. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

/**
 * Those of ten characters and more that head the lists of leaked passwords, for a form to say at once. The service asks
 * a longer list (services/new-password.server.ts).
 */
const KNOWN = new Set([
  "1234567890",
  "0123456789",
  "9876543210",
  "12345678910",
  "123456789a",
  "1234567891",
  "1111111111",
  "0000000000",
  "1q2w3e4r5t",
  "1qaz2wsx3edc",
  "q1w2e3r4t5",
  "qwertyuiop",
  "qwerty1234",
  "qwerty12345",
  "qwerty123456",
  "password12",
  "password123",
  "password1234",
  "passw0rd123",
  "mypassword",
  "iloveyou12",
  "iloveyou123",
  "letmein123",
  "welcome123",
  "welcome1234",
  "administrator",
  "admin12345",
  "changeme123",
  "football123",
  "baseball123",
  "abcdefghij",
  "abcd123456",
  "abc1234567",
  "asdfghjkl1",
  "asdfghjkl;",
  "zxcvbnm123",
  "hospital123",
]);

/** A password as lists of common ones have it. */
export const foldedPassword = (password: string): string => password.normalize("NFKC").toLowerCase();

/** Who chooses a password, and where: what a stranger tries first. */
export interface PasswordOwner {
  email: string;
  /** Name of the practice. */
  practice: string;
}

/** Shorter parts are in too many words to say anything. */
const TELLING_LENGTH = 4;
/** As many letters of its own make a password more than a name that anybody can look up. */
const OWN_LETTERS = 4;

const lettersOf = (text: string): string => foldedPassword(text).replace(/[^\p{L}\p{M}]/gu, "");

/** Whether a password is little more than its owner's address or the practice's name, with digits or signs added. */
export function isTooPersonal(password: string, { email, practice }: PasswordOwner): boolean {
  const letters = lettersOf(password);
  const known = [email, email.split("@")[0] ?? "", practice].map(lettersOf);
  const telling = known.filter((part) => part.length >= TELLING_LENGTH && letters.includes(part));
  return telling.some((part) => letters.replaceAll(part, "").length < OWN_LETTERS);
}

/** Whether too many people use a password, or it is little more than one character. */
export function isTooCommon(password: string): boolean {
  const folded = foldedPassword(password);
  return KNOWN.has(folded) || new Set(folded).size < 4;
}
