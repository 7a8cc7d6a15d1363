import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { CreditPart, CreditUse } from "../../domain/credits/credit-view";

type Line = CreditUse & { patientName: string };

/** A line for each part; what changed nothing, as where none was left to expire, is one of nothing. */
const partsOf = (parts: readonly CreditPart[], event: CreditPart["event"]): readonly CreditPart[] =>
  parts.length > 0 ? parts : [{ event, credits: 0 }];

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
    {
      key: "at",
      plain: true,
      header: t("credits:report.when"),
      cell: ({ at }) => format.dateTime(at, timeZone, "short"),
    },
    {
      key: "what",
      header: t("credits:report.what"),
      plain: true,
      cell: ({ event, parts }) =>
        partsOf(parts, event).map((part) => (
          <span key={part.event} className="block">
            {t(`credits:events.${part.event}`)}
          </span>
        )),
    },
    {
      key: "credits",
      header: t("credits:report.credits"),
      align: "end",
      figure: true,
      cell: ({ event, parts }) =>
        partsOf(parts, event).map((part) => (
          <span key={part.event} className="block">
            {format.number(part.credits, { signDisplay: "exceptZero" })}
          </span>
        )),
    },
    {
      key: "by",
      header: t("credits:report.by"),
      cell: ({ by }) => (by === "" ? t("credits:report.byItself") : <bdi>{by}</bdi>),
    },
    {
      key: "actions",
      header: t("credits:list.actions"),
      actions: true,
      align: "end",
      cell: ({ grantId, appointmentId, patientName }) => (
        <RowMenu label={t("credits:list.actions")} about={patientName}>
          {appointmentId !== null && (
            <RowMenuLink href={paths.appointment(appointmentId)} icon="calendar">
              {t("credits:report.seeAppointment")}
            </RowMenuLink>
          )}
          <RowMenuLink href={paths.creditsList({ change: grantId })} icon="card">
            {t("credits:report.seeGrant")}
          </RowMenuLink>
        </RowMenu>
      ),
    },
  ];
  return <DataTable caption={t("credits:report.title")} columns={columns} rows={uses} rowKey={({ id }) => id} />;
}
