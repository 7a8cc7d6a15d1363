import { InvalidError } from "~/platform/http/errors.server";
import { hashPassword } from "~/platform/access/password.server";
import { foldedPassword, isTooPersonal, type PasswordOwner } from "../../domain/accounts/password-rule";

let common: ReadonlySet<string> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { read } = await import("../../services/generated/known-passwords.server");
  return new Set((await read()).trim().split(/\s+/));
}

/** Whether a password is one of the 3,000 that are tried first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= await readCommon();
  return common.has(foldedPassword(password));
}

/**
 * A password that somebody has chosen, as it is stored. Forms know the few most common ones themselves
 * (schemas/password-field.ts); here the whole list is asked, which is too long to send to a browser.
 * @throws InvalidError at the field `password` for one that too many people use, or that is only a name of its owner's
 */
export async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  if (isTooPersonal(password, owner))
    throw new InvalidError([{ field: "password", message: "identity:resetPassword.tooPersonal" }]);
  if (await isCommonPassword(password))
    throw new InvalidError([{ field: "password", message: "identity:resetPassword.tooCommon" }]);
  return hashPassword(password);
}
