import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { CreditUse } from "../../domain/credits/credit-view";

type Line = CreditUse & { patientName: string };

/** What happened to credits: for whom, when, for what and by whom. */
export function UseTable({ uses, timeZone }: { uses: readonly Line[]; timeZone: string }) {
  const { t, format } = useT();
  const columns: Column<Line>[] = [
    {
      key: "patient",
      header: t("credits:report.patient"),
      lead: true,
      cell: ({ patientName, patientId }) => (
        <TextLink href={paths.creditsList({ patientId })}>
          <bdi>{patientName}</bdi>
        </TextLink>
      ),
    },
    { key: "at", header: t("credits:report.when"), cell: ({ at }) => format.dateTime(at, timeZone, "short") },
    { key: "what", header: t("credits:report.what"), cell: ({ event }) => t(`credits:events.${event}`) },
    {
      key: "credits",
      header: t("credits:report.credits"),
      align: "end",
      cell: ({ credits }) => format.number(credits),
    },
    {
      key: "appointment",
      header: t("credits:report.appointment"),
      cell: ({ appointmentId }) =>
        appointmentId === null ? (
          "–"
        ) : (
          <TextLink href={paths.appointment(appointmentId)}>{t("credits:report.seeAppointment")}</TextLink>
        ),
    },
    {
      key: "grant",
      header: t("credits:report.grant"),
      cell: ({ grantId }) => (
        <TextLink href={paths.creditsList({ change: grantId })}>{t("credits:report.seeGrant")}</TextLink>
      ),
    },
    {
      key: "by",
      header: t("credits:report.by"),
      cell: ({ by }) => (by === "" ? t("credits:report.byItself") : <bdi>{by}</bdi>),
    },
  ];
  return <DataTable caption={t("credits:report.title")} columns={columns} rows={uses} rowKey={({ id }) => id} />;
}
