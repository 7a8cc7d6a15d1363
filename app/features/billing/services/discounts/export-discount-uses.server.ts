import { localDate } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { minorWritten } from "~/kernel/money/typed";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { exportList, MOST_EXPORTED } from "~/platform/http/export-list.server";
import { parse } from "~/platform/http/parse.server";
import type { DiscountUseView } from "../../domain/discounts/discount-view";
import { discountUsesSchema } from "../../schemas/discounts/discounts";
import { discountUses } from "../../support/discounts/discount-uses.server";

/** So many are read at a time. */
const A_PIECE = 200;

const amountOf = ({ amountMinor, currencyCode }: DiscountUseView): string =>
  `${amountMinor < 0 ? "-" : ""}${minorWritten(Math.abs(amountMinor), currencyCode)}`;

/**
 * The report as a CSV file, narrowed as on the screen; see `exportList` for how many lines at most. That it was taken is
 * audited.
 */
export async function exportDiscountUses(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "discount.manage");
  const asked = parse(discountUsesSchema, raw);
  await auditRead(context, { action: "discountReport.export", subjectKind: "report", fields: ["export"] });
  const { t } = createTranslator(context.locale);
  const zone = context.profile.timeZone;
  return exportList<DiscountUseView, string>({
    name: "discounts",
    columns: [
      { header: t("discounts:report.when"), cell: ({ at }) => localDate(at, zone) },
      { header: t("discounts:report.discount"), cell: ({ name }) => name },
      { header: t("discounts:form.code"), cell: ({ code }) => code },
      { header: t("discounts:report.patient"), cell: ({ patientName }) => patientName },
      { header: t("discounts:report.what"), cell: ({ kind }) => t(`discounts:moves.${kind}`) },
      { header: t("discounts:report.amount"), cell: amountOf },
      { header: t("discounts:form.currency"), cell: ({ currencyCode }) => currencyCode },
      { header: t("discounts:report.appointment"), cell: ({ appointmentId }) => appointmentId },
    ],
    page: async (after) => {
      const { uses, next } = await discountUses(context, asked, { after: after ?? null, size: A_PIECE, adds: false });
      return { rows: uses, next };
    },
    cut: t("lists:cut", { total: MOST_EXPORTED }),
  });
}
