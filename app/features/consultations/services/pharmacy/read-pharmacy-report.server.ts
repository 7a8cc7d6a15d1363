import { readEmployeesOfRole, ROLE } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { pharmaciesStatement } from "../../data/pharmacy/pharmacies.server";
import type { PharmacyReport } from "../../domain/pharmacy/reports";
import { pharmacyReportSchema } from "../../schemas/pharmacy/lists";
import { pharmacyFigures } from "../../support/pharmacy/pharmacy-figures.server";

/**
 * What pharmacies handed out in a period, by medicine: how often, how long it took from signing to the first handing
 * (the median), and for how much. It names no patient.
 * @throws ForbiddenError
 */
export async function readPharmacyReport(context: RequestContext, raw: unknown): Promise<PharmacyReport> {
  await authorize(context, "pharmacy.manage");
  const asked = parse(pharmacyReportSchema, raw);
  const [figures, pharmacies, providers] = await Promise.all([
    pharmacyFigures(context, asked),
    pharmaciesStatement(context.db),
    readEmployeesOfRole(context.db, ROLE.PROVIDER),
    auditRead(context, { action: "pharmacyReport.read", subjectKind: "report", fields: ["report"] }),
  ]);
  return {
    ...figures,
    chosen: { ...asked, ...figures.days },
    pharmacies: pharmacies.map(({ id, name }) => ({ id, name })),
    providers,
    currency: context.profile.currencyCode,
  };
}
