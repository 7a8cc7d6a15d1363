import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { DiscountUseView } from "../../domain/discounts/discount-view";

/** What discounts took off: which one, of which appointment, and when. */
export function DiscountUseTable({ uses, timeZone }: { uses: readonly DiscountUseView[]; timeZone: string }) {
  const { t, format } = useT();
  const columns: Column<DiscountUseView>[] = [
    {
      key: "patient",
      header: t("discounts:report.patient"),
      lead: true,
      cell: ({ patientName }) => <bdi className="font-semibold">{patientName}</bdi>,
    },
    {
      key: "at",
      plain: true,
      header: t("discounts:report.when"),
      cell: ({ at }) => format.dateTime(at, timeZone, "short"),
    },
    {
      key: "discount",
      plain: true,
      header: t("discounts:report.discount"),
      cell: ({ name, code }) => <bdi>{format.parts([name, code])}</bdi>,
    },
    { key: "what", plain: true, header: t("discounts:report.what"), cell: ({ kind }) => t(`discounts:moves.${kind}`) },
    {
      key: "amount",
      header: t("discounts:report.amount"),
      align: "end",
      figure: true,
      cell: ({ amountMinor, currencyCode }) => format.money(amountMinor, currencyCode),
    },
    {
      key: "appointment",
      header: t("discounts:list.actions"),
      actions: true,
      align: "end",
      cell: ({ appointmentId, patientName }) => (
        <RowMenu label={t("discounts:list.actions")} about={patientName}>
          <RowMenuLink href={paths.appointment(appointmentId)} icon="calendar">
            {t("discounts:report.seeAppointment")}
          </RowMenuLink>
        </RowMenu>
      ),
    },
  ];
  return <DataTable caption={t("discounts:report.title")} columns={columns} rows={uses} rowKey={({ id }) => id} />;
}
