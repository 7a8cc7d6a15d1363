import { createFormat } from "~/i18n/format";
import { readPaperSigner, type PaperSigner } from "~/features/identity/public.server";
import { ownSettingOf, type UserSettingOf } from "~/features/organization/public.server";
import type { LocaleCode } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import type { PrintedSignature } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";

interface Asked {
  /** When it was signed electronically (UTC ms); null leaves room to sign by hand. */
  signedAt?: number | null;
  /** The reader's language, whose messages have been read; that of the request where it is left out. */
  locale?: LocaleCode;
}

/** What stands at the end of a sheet that a provider answers for, from what is known of them. */
export function signatureOf(
  { profile, locale: ofRequest }: Pick<RequestContext, "profile" | "locale">,
  row: Pick<PaperSigner, "title" | "firstName" | "lastName" | "designation"> &
    Pick<UserSettingOf<"account">, "signature" | "qualification" | "registrationNumber">,
  { signedAt = null, locale = ofRequest }: Asked = {},
): PrintedSignature {
  const { t, bcp47 } = createTranslator(locale);
  const { title, firstName, lastName, designation, signature, qualification, registrationNumber } = row;
  const honorific = nameOfCode(HONORIFIC, title);
  const name = [honorific && t(`common:honorifics.${honorific}`), firstName, lastName].filter(Boolean).join(" ");
  return {
    text: signature,
    lines: [
      name,
      qualification || designation,
      registrationNumber && t("print:registrationNumber", { number: registrationNumber }),
    ].filter((line) => line !== ""),
    signed:
      signedAt === null ? "" : t("print:signedAt", { date: createFormat(bcp47).dateTime(signedAt, profile.timeZone) }),
  };
}

/**
 * The signature of a provider as every sheet of theirs ends with it: their signature, name, qualification and
 * registration number, as they have set them.
 * @throws NotFoundError for somebody who does not work here
 */
export async function providerSignature(
  context: RequestContext,
  employeeId: string,
  asked: Asked = {},
): Promise<PrintedSignature> {
  const signer = await readPaperSigner(context.db, employeeId);
  if (!signer) throw new NotFoundError();
  return signatureOf(context, { ...signer, ...(await ownSettingOf(context, signer.userId, "account")) }, asked);
}
