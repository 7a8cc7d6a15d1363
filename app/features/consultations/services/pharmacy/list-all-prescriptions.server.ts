import { readEmployeesOfRole, ROLE } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { pharmaciesStatement } from "../../data/pharmacy/pharmacies.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { canBeRefused, refusedOf, type Refusal } from "../../domain/pharmacy/refusal";
import type { PrescriptionList, SignedPrescription } from "../../domain/pharmacy/reports";
import { prescriptionListSchema } from "../../schemas/pharmacy/lists";
import { namedRows, signedFilter, signedPage } from "../../support/pharmacy/signed-pages.server";

const PAGE = 25;

/** What pharmacies did not hand out of prescriptions and still counts, by their ids. */
async function refusalsOf(
  { db }: RequestContext,
  rows: readonly SignedPrescription[],
): Promise<ReadonlyMap<string, Refusal | null>> {
  const held = rows.filter(({ state }) => canBeRefused(state));
  const ids = held.map(({ id }) => id);
  const [lines, entries] = await Promise.all([linesOf(db, ids), handedOrDeclined(db, ids)]);
  return new Map(
    held.map(({ id, state }) => {
      const own = lines.filter(({ prescriptionId }) => prescriptionId === id);
      return [id, refusedOf(state, entries, own).refusal];
    }),
  );
}

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
  const refusals = search.readsMedicines ? await refusalsOf(context, rows) : null;
  return {
    chosen,
    rows: (await namedRows(context, rows, search)).map(({ pharmacyId, ...row }) => ({
      ...row,
      refusal: refusals?.get(row.id) ?? null,
      pharmacy: pharmacies.find(({ id }) => id === pharmacyId)?.name ?? null,
    })),
    next: next && { at: next.at, after: next.id },
    providers,
    readsMedicines: search.readsMedicines,
    timeZone: context.profile.timeZone,
  };
}
