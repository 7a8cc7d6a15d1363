import { readPaperSigner } from "~/features/identity/public.server";
import { ownSettingOf } from "~/features/organization/public.server";
import type { LocaleCode } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import type { PrintedSignature } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { timeOnPaper } from "~/platform/print/time-on-paper";
import { practiceFormat } from "~/platform/reader-format.server";
import type { Signer } from "../../domain/printing/signer";

interface Asked {
  /** When it was signed electronically (UTC ms); null where it is not yet; left out where it is signed by hand. */
  signedAt?: number | null;
  /** It was published then and not signed: who reads it is told which. */
  isPublished?: boolean;
  /** Of the location that the paper belongs to; the practice's where it is left out. */
  timeZone?: string;
  /** The reader's language, whose messages have been read; that of the request where it is left out. */
  locale?: LocaleCode;
}

/**
 * Who signs, as every paper of theirs names them: with their signature, qualification and registration number, as they
 * have set them.
 * @throws NotFoundError for somebody who does not work here
 */
export async function signerOf(context: RequestContext, employeeId: string): Promise<Signer> {
  const row = await readPaperSigner(context.db, employeeId);
  if (!row) throw new NotFoundError();
  const { title, firstName, lastName, designation, phoneCallingCode, phone } = row;
  const { signature, qualification, registrationNumber } = await ownSettingOf(context, row.userId, "account");
  return {
    ...{ employeeId, title, name: `${firstName} ${lastName}`.trim(), qualification: qualification || designation },
    phone: phone === "" ? "" : `${phoneCallingCode && `+${phoneCallingCode} `}${phone}`,
    ...{ registrationNumber, signature },
  };
}

/**
 * What stands at the end of a paper that somebody answers for. A draft has neither their signature nor their registration
 * number, so that nobody takes it for a signed one.
 */
export function signatureOf(
  {
    profile,
    locale: ofRequest,
  }: Pick<RequestContext, "locale"> & { profile: Pick<RequestContext["profile"], "timeZone" | "countryCode"> },
  { title, name, qualification, registrationNumber, phone, signature }: Signer,
  { signedAt, isPublished = false, locale = ofRequest, timeZone = profile.timeZone }: Asked = {},
): PrintedSignature {
  const { t } = createTranslator(locale);
  const honorific = nameOfCode(HONORIFIC, title);
  const named = honorific ? `${t(`common:honorifics.${honorific}`)} ${name}` : name;
  if (signedAt === null) return { text: "", lines: [named], signed: t("print:notSigned") };
  return {
    text: signature,
    lines: [
      named,
      qualification,
      registrationNumber && t("print:registrationNumber", { number: registrationNumber }),
      phone,
    ].filter((line) => line !== ""),
    signed:
      signedAt === undefined
        ? ""
        : t(isPublished ? "print:publishedAt" : "print:signedAt", {
            date: timeOnPaper(practiceFormat(profile, locale), signedAt, timeZone),
          }),
  };
}

/**
 * The signature of a provider as every paper of theirs ends with it.
 * @throws NotFoundError for somebody who does not work here
 */
export const providerSignature = async (
  context: RequestContext,
  employeeId: string,
  asked: Asked = {},
): Promise<PrintedSignature> => signatureOf(context, await signerOf(context, employeeId), asked);
