import { readEmployeesOfRole, ROLE } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { pharmaciesStatement } from "../../data/pharmacy/pharmacies.server";
import type { PrescriptionList } from "../../domain/pharmacy/reports";
import { prescriptionListSchema } from "../../schemas/pharmacy/lists";
import {
  namedRows,
  refusalsOf,
  signedFilter,
  signedPage,
  stillRefused,
} from "../../support/pharmacy/signed-pages.server";

const PAGE = 25;

/**
 * A page of all signed prescriptions of the organization, the newest first, narrowed by their prescriber, patient, state,
 * period and medicine. What it reads does not grow with their number.
 * @throws ForbiddenError
 */
export async function listAllPrescriptions(context: RequestContext, raw: unknown): Promise<PrescriptionList> {
  await authorize(context, "pharmacy.manage");
  const asked = parse(prescriptionListSchema, raw);
  const { at, after, ...chosen } = asked;
  const [search, providers, pharmacies] = await Promise.all([
    signedFilter(context, asked),
    readEmployeesOfRole(context.db, ROLE.PROVIDER),
    pharmaciesStatement(context.db),
  ]);
  const place = at === undefined || after === undefined ? undefined : { at, id: after };
  const [{ rows, next }] = await Promise.all([
    signedPage(context, search, { after: place, size: PAGE }),
    auditRead(context, { action: "prescription.list", subjectKind: "prescription", fields: ["all"] }),
  ]);
  const refusals = await refusalsOf(context, rows, search);
  return {
    chosen,
    rows: (await namedRows(context, stillRefused(rows, refusals, search), search)).map(({ pharmacyId, ...row }) => ({
      ...row,
      refusal: refusals.get(row.id) ?? null,
      pharmacy: pharmacies.find(({ id }) => id === pharmacyId)?.name ?? null,
    })),
    next: next && { at: next.at, after: next.id },
    providers,
    readsMedicines: search.readsMedicines,
    timeZone: context.profile.timeZone,
  };
}
