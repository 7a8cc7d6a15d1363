import { createTranslator } from "~/i18n/translator.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { exportList, MOST_EXPORTED } from "~/platform/http/export-list.server";
import { parse } from "~/platform/http/parse.server";
import { localDate } from "~/features/patients/public.server";
import type { CreditUse } from "../../domain/credits/credit-view";
import { creditUsesSchema } from "../../schemas/credits/credits";
import { usesPage } from "../../support/credits/uses-page.server";

/** So many are read at a time. */
const A_PIECE = 200;

/** A part of what happened: of a line of the screen one or two, so that the file adds up to what the screen says. */
type Line = CreditUse & { patientName: string };

/**
 * The usage report as a CSV file, narrowed as on the screen; see `exportList` for how many lines at most. That it was
 * taken is audited.
 */
export async function exportCreditUses(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "credit.manage");
  const asked = parse(creditUsesSchema, raw);
  await auditRead(context, { action: "creditReport.export", subjectKind: "report", fields: ["export"] });
  const { t } = createTranslator(context.locale);
  const zone = context.profile.timeZone;
  return exportList<Line, string>({
    name: "credits",
    columns: [
      { header: t("credits:report.when"), cell: ({ at }) => localDate(at, zone) },
      { header: t("credits:report.patient"), cell: ({ patientName }) => patientName },
      { header: t("credits:report.what"), cell: ({ event }) => t(`credits:events.${event}`) },
      { header: t("credits:report.credits"), cell: ({ credits }) => String(credits) },
      { header: t("credits:report.appointment"), cell: ({ appointmentId }) => appointmentId ?? "" },
      { header: t("credits:report.grant"), cell: ({ grantId }) => grantId },
      { header: t("credits:report.by"), cell: ({ by }) => by },
    ],
    page: async (after) => {
      const { uses, next } = await usesPage(context, asked, { after: after ?? null, size: A_PIECE });
      return {
        rows: uses.flatMap((use) =>
          use.parts.length === 0 ? [use] : use.parts.map(({ event, credits }) => ({ ...use, event, credits })),
        ),
        next,
      };
    },
    cut: t("lists:cut", { total: MOST_EXPORTED }),
  });
}
