import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import { shownNumber } from "../../domain/prescriptions/verification-code";
import type { ListedPrescription, PrescriptionList } from "../../domain/pharmacy/reports";
import { PrescriptionStateBadge } from "../prescriptions/state-badge";

/** Signed prescriptions of the organization, one a row. */
export function PrescriptionTable({ rows, timeZone, readsMedicines }: PrescriptionList) {
  const { t, format } = useT();
  const columns: Column<ListedPrescription>[] = [
    {
      key: "number",
      header: t("pharmacy:list.number"),
      lead: true,
      cell: ({ id, number }) => (
        <TextLink
          href={paths.pharmacyPrescription(id)}
          className="inline-flex min-h-8 items-center font-semibold pointer-coarse:min-h-11"
          aria-label={t("pharmacy:desk.open", { number: shownNumber(number) })}
        >
          {shownNumber(number)}
        </TextLink>
      ),
    },
    {
      key: "signed",
      header: t("pharmacy:list.signed"),
      plain: true,
      cell: ({ signedAt }) => format.date(signedAt, timeZone, "short"),
    },
    {
      key: "patient",
      header: t("pharmacy:list.patient"),
      plain: true,
      cell: ({ patient }) => <bdi className="font-semibold">{patient}</bdi>,
    },
    { key: "prescriber", header: t("pharmacy:list.prescriber"), plain: true, cell: ({ prescriber }) => prescriber },
    ...(readsMedicines
      ? [
          {
            key: "medicines",
            header: t("pharmacy:list.medicines"),
            plain: true,
            cell: ({ medicines }: ListedPrescription) => (
              <span className="wrap-anywhere">{format.parts(medicines)}</span>
            ),
          },
        ]
      : []),
    {
      key: "pharmacy",
      header: t("pharmacy:list.pharmacy"),
      cell: ({ pharmacy }) => <bdi>{pharmacy ?? t("pharmacy:list.anyPharmacy")}</bdi>,
    },
    {
      key: "state",
      header: t("pharmacy:list.state"),
      cell: ({ state, refusal }) => <PrescriptionStateBadge state={state} refusal={refusal} />,
    },
  ];
  return <DataTable caption={t("pharmacy:list.title")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
