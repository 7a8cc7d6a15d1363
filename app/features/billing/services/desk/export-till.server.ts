import { createTranslator } from "~/i18n/translator.server";
import { writtenAmount } from "~/kernel/money/written-amount";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { exportList, MOST_EXPORTED } from "~/platform/http/export-list.server";
import { readTill, type Till } from "./read-till.server";

/** The till report as a CSV file, of the same day and person as on the screen. */
export async function exportTill(context: RequestContext, raw: unknown): Promise<Response> {
  await authorize(context, "appointment.markPaid");
  const { day, lines } = await readTill(context, raw);
  const { t } = createTranslator(context.locale);
  return exportList<Till["lines"][number], never>({
    name: `till-${day}`,
    columns: [
      { header: t("payments:till.day"), cell: () => day },
      { header: t("payments:till.person"), cell: ({ name }) => name },
      { header: t("payments:till.kind"), cell: ({ kind }) => t(`payments:kinds.${kind}`) },
      { header: t("payments:till.currency"), cell: ({ currencyCode }) => currencyCode },
      { header: t("payments:till.count"), cell: ({ count }) => String(count) },
      {
        header: t("payments:till.taken"),
        cell: ({ takenMinor, currencyCode }) => writtenAmount(takenMinor, currencyCode),
      },
      {
        header: t("payments:till.givenBack"),
        cell: ({ givenBackMinor, currencyCode }) => writtenAmount(givenBackMinor, currencyCode),
      },
      {
        header: t("payments:till.inAll"),
        cell: ({ takenMinor, givenBackMinor, currencyCode }) =>
          writtenAmount(takenMinor - givenBackMinor, currencyCode),
      },
    ],
    page: async () => ({ rows: lines, next: null }),
    cut: t("lists:cut", { total: MOST_EXPORTED }),
  });
}
