import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import { Declined, RenewalLine, type PrescriptionRow } from "./prescription-rows";
import { PrescriptionStateBadge } from "./state-badge";

interface OwnTableProps {
  caption: string;
  rows: readonly PrescriptionRow[];
  timeZone: string;
  /** All of one prescriber, who is not named. */
  isOwn: boolean;
}

/** What providers prescribed, one a row: what, for whom, when, and how it stands. */
export function OwnTable({ caption, rows, timeZone, isOwn }: OwnTableProps) {
  const { t, format } = useT();
  const prescriber: Column<PrescriptionRow> = {
    key: "prescriber",
    header: t("pharmacy:list.prescriber"),
    plain: true,
    cell: ({ prescriberName }) => prescriberName,
  };
  const columns: Column<PrescriptionRow>[] = [
    {
      key: "medicines",
      header: t("pharmacy:list.medicines"),
      lead: true,
      cell: (row) => <Medicines row={row} />,
    },
    {
      key: "patient",
      header: t("pharmacy:list.patient"),
      plain: true,
      cell: ({ patientName }) => <bdi>{patientName}</bdi>,
    },
    ...(isOwn ? [] : [prescriber]),
    {
      key: "number",
      header: t("pharmacy:list.number"),
      plain: true,
      cell: ({ number }) =>
        number === null ? (
          "–"
        ) : (
          <bdi className="text-muted">{t("prescriptions:numbered", { number: shownNumber(number) })}</bdi>
        ),
    },
    {
      key: "date",
      header: t("pharmacy:list.signed"),
      plain: true,
      cell: ({ at, details }) => (
        <span className="flex flex-wrap gap-x-2 leading-tight @min-[42rem]/data-table:flex-col">
          <span className="whitespace-nowrap">{format.date(at, timeZone)}</span>
          {details && (
            <span className="text-sm text-muted">
              {t("prescriptions:validUntil", { date: format.plainDate(details.validUntil) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "state",
      header: t("pharmacy:list.state"),
      cell: ({ state, refusal }) => <PrescriptionStateBadge state={state} refusal={refusal} />,
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** What is prescribed, which leads to it; and what became of it, where somebody is to know. */
function Medicines({ row }: { row: PrescriptionRow }) {
  const { t, format } = useT();
  const { id, state, details } = row;
  const title = details ? format.list([...details.medicines]) : t("prescriptions:notShown");
  return (
    <>
      <TextLink
        href={state === "DRAFT" ? paths.prescriptionEdit(id) : paths.prescriptionView(id)}
        className="inline-flex min-h-8 items-center font-semibold pointer-coarse:min-h-11"
      >
        {title || t("prescriptions:noLines")}
      </TextLink>
      <div className="text-sm font-normal">
        <Declined row={row} />
        <RenewalLine renewal={row.renewal} />
      </div>
    </>
  );
}
