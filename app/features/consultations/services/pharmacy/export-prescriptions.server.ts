import { createTranslator } from "~/i18n/translator.server";
import { localDate } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { csvDownload } from "~/platform/http/csv-download.server";
import { parse } from "~/platform/http/parse.server";
import { pharmaciesStatement } from "../../data/pharmacy/pharmacies.server";
import type { SignedPlace } from "../../data/pharmacy/signed-read.server";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import { prescriptionListSchema } from "../../schemas/pharmacy/lists";
import {
  namedRows,
  refusalsOf,
  signedFilter,
  signedPage,
  stillRefused,
} from "../../support/pharmacy/signed-pages.server";

const A_PIECE = 400;

/**
 * All that the list would show on its pages, as a CSV file.
 * @throws ForbiddenError
 */
export async function exportPrescriptions(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "pharmacy.manage");
  const { at: _at, after: _after, ...chosen } = parse(prescriptionListSchema, raw);
  const [search, pharmacies] = await Promise.all([
    signedFilter(context, { ...chosen, at: undefined, after: undefined }),
    pharmaciesStatement(context.db),
    auditRead(context, { action: "prescription.export", subjectKind: "prescription", fields: ["export"] }),
  ]);
  const { t } = createTranslator(context.locale);
  const { timeZone } = context.profile;
  const headings = [
    "number",
    "signed",
    "patient",
    "prescriber",
    "medicines",
    "state",
    "pharmacy",
    "validUntil",
  ] as const;
  async function* lines() {
    yield headings.map((heading) => t(`pharmacy:list.${heading}`));
    let after: SignedPlace | undefined;
    do {
      const { rows, next } = await signedPage(context, search, { after, size: A_PIECE });
      const refusals = await refusalsOf(context, rows, search);
      const stateOf = ({ id, state }: { id: string; state: PrescriptionState }) => {
        const kind = refusals.get(id)?.kind ?? "other";
        return kind === "other" ? t(`pharmacy:states.${state}`) : t(`pharmacy:desk.refused.${kind}`);
      };
      for (const row of await namedRows(context, stillRefused(rows, refusals, search), search))
        yield [
          ...[String(row.number), localDate(row.signedAt, timeZone), row.patient, row.prescriber],
          ...[row.medicines.join("; "), stateOf(row)],
          ...[pharmacies.find(({ id }) => id === row.pharmacyId)?.name ?? "", row.validUntil],
        ];
      after = next ?? undefined;
    } while (after);
  }
  return csvDownload("prescriptions.csv", lines());
}
