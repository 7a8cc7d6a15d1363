import { useT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { TextLink } from "~/ui/base/link";
import { Avatar } from "~/ui/view/avatar";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";
import type { PatientColumn, PatientRow, PatientSort } from "../domain/patients/patient-views";
import { personName, phoneText } from "./person-name";

export interface PatientTableProps {
  patients: readonly PatientRow[];
  /** The keys of the columns that are shown. */
  shown: readonly PatientColumn[];
  /** Of the practice. */
  timeZone: string;
  /** The way to sort by a column; undefined for one by which the list cannot be sorted. */
  sortBy: (key: PatientSort) => Column<PatientRow>["sort"];
}

/** Patients, one a row; cards on a phone. */
export function PatientTable({ patients, shown, sortBy, timeZone }: PatientTableProps) {
  const { t, format } = useT();
  const columns: (Column<PatientRow> & { key: PatientColumn })[] = [
    {
      key: "name",
      header: t("patients:columns.name"),
      lead: true,
      sort: sortBy("name"),
      cell: (patient) => (
        <span className="flex flex-wrap items-center gap-2.5">
          <Avatar name={personName(patient)} colourKey={patient.id} size="tiny" />
          <TextLink
            href={paths.patient(patient.id)}
            className="inline-flex min-h-8 items-center font-semibold pointer-coarse:min-h-11"
          >
            <bdi>{personName(patient)}</bdi>
          </TextLink>
          {!patient.enabled && <StatusBadge colour="dark-grey">{t("patients:category.disabled")}</StatusBadge>}
        </span>
      ),
    },
    {
      key: "number",
      header: t("patients:columns.number"),
      sort: sortBy("number"),
      cell: ({ number }) => String(number),
    },
    {
      key: "born",
      header: t("patients:columns.born"),
      plain: true,
      sort: sortBy("born"),
      cell: ({ birthDate }) => (birthDate === "" ? "–" : format.plainDate(birthDate)),
    },
    {
      key: "contact",
      header: t("patients:columns.contact"),
      plain: true,
      cell: (patient) => (
        <span className="flex flex-wrap gap-x-3.5 leading-tight wrap-anywhere @min-[42rem]/data-table:flex-col @min-[42rem]/data-table:items-start">
          <bdi dir="ltr">{phoneText(patient)}</bdi>
          <bdi className="text-sm text-muted">{patient.email}</bdi>
        </span>
      ),
    },
    {
      key: "category",
      header: t("patients:columns.category"),
      plain: true,
      cell: ({ category }) => (category ? <StatusBadge colour={category.colour}>{category.name}</StatusBadge> : "–"),
    },
    {
      key: "phone",
      header: t("patients:columns.phone"),
      plain: true,
      cell: (patient) => <bdi dir="ltr">{phoneText(patient)}</bdi>,
    },
    {
      key: "email",
      header: t("patients:columns.email"),
      plain: true,
      cell: ({ email }) => <bdi className="wrap-anywhere">{email}</bdi>,
    },
    {
      key: "added",
      header: t("patients:columns.added"),
      cell: ({ createdAt }) => format.date(createdAt, timeZone),
    },
    {
      key: "actions",
      header: t("common:rowActions"),
      actions: true,
      align: "end",
      cell: (patient) => <Actions patient={patient} />,
    },
  ];
  return (
    <DataTable
      caption={t("patients:list.title")}
      columns={columns.filter(({ key }) => shown.includes(key))}
      rows={patients}
      rowKey={({ id }) => id}
    />
  );
}

/** The ways on from a patient of the list. */
function Actions({ patient }: { patient: PatientRow }) {
  const { t } = useT();
  const phone = phoneText(patient);
  return (
    <RowMenu label={t("common:rowActions")} about={personName(patient)}>
      <RowMenuLink href={paths.patient(patient.id)} icon="person">
        {t("common:actions.view")}
      </RowMenuLink>
      {phone !== "" && (
        <RowMenuLink href={telHref(phone)} icon="phone">
          {t("common:call")}
        </RowMenuLink>
      )}
    </RowMenu>
  );
}
