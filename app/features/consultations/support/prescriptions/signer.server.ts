import { readPaperSigner } from "~/features/identity/public.server";
import { ownSettingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { Signer } from "../../domain/prescriptions/signed-content";

/** Who signs, as a paper names them: with the signature and the registration number that they keep. @throws NotFoundError */
export async function signerOf(context: RequestContext, employeeId: string): Promise<Signer> {
  const signer = await readPaperSigner(context.db, employeeId);
  if (!signer) throw new NotFoundError();
  const { signature, qualification, registrationNumber } = await ownSettingOf(context, signer.userId, "account");
  const { title, firstName, lastName, designation, phoneCallingCode, phone } = signer;
  return {
    ...{ employeeId, title, name: `${firstName} ${lastName}`.trim(), qualification: qualification || designation },
    phone: phone === "" ? "" : `${phoneCallingCode && `+${phoneCallingCode} `}${phone}`,
    ...{ registrationNumber, signature },
  };
}
