import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { askedIn } from "../../domain/payments/account-standing";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";

/** What is to be paid now in one currency, in its minor unit. */
interface Due {
  currencyCode: string;
  toPayMinor: number;
}

/**
 * What the patient who is signed in, or of whom they act for, has to pay now. With an address that is not proven nobody
 * sees it. Reading it is audited.
 * @throws NotFoundError for anybody else, ForbiddenError
 */
export async function readOwnDues(context: RequestContext): Promise<Due[]> {
  await authorize(context, "payment.read");
  if (context.actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = context.actor;
  await authorize(context, "payment.read", { kind: "patient", id: patientId, patientId });
  const [standings] = await Promise.all([
    standingOfPatient(context, patientId),
    auditRead(context, {
      action: "payment.list",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["unpaid"],
    }),
  ]);
  return askedIn(standings).map(({ currencyCode, toPayMinor }) => ({ currencyCode, toPayMinor }));
}
