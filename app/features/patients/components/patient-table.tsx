import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { TextLink } from "~/ui/base/link";
import { Avatar } from "~/ui/view/avatar";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";
import type { PatientRow } from "../domain/patients/patient-views";
import { personName, phoneText } from "./person-name";

/** Patients, one a row; cards on a phone. */
export function PatientTable({ patients }: { patients: readonly PatientRow[] }) {
  const { t, format } = useT();
  const columns: Column<PatientRow>[] = [
    {
      key: "name",
      header: t("patients:list.name"),
      lead: true,
      cell: (patient) => (
        <span className="flex flex-wrap items-center gap-2.5">
          <Avatar name={personName(patient)} colourKey={patient.id} size="tiny" />
          <TextLink href={paths.patient(patient.id)} className="inline-flex min-h-11 items-center font-semibold">
            <bdi>{personName(patient)}</bdi>
          </TextLink>
          {!patient.enabled && <StatusBadge colour="dark-grey">{t("patients:category.disabled")}</StatusBadge>}
        </span>
      ),
    },
    { key: "number", header: t("patients:details.number"), cell: ({ number }) => String(number) },
    {
      key: "born",
      header: t("common:fields.dateOfBirth"),
      cell: ({ birthDate }) => (birthDate === "" ? "–" : format.plainDate(birthDate)),
    },
    {
      key: "contact",
      header: t("patients:list.contact"),
      cell: (patient) => (
        <span className="flex flex-col items-start wrap-anywhere">
          <bdi dir="ltr">{phoneText(patient)}</bdi>
          <bdi className="text-sm text-muted">{patient.email}</bdi>
        </span>
      ),
    },
    {
      key: "category",
      header: t("patients:list.category"),
      cell: ({ category }) => (category ? <StatusBadge colour={category.colour}>{category.name}</StatusBadge> : "–"),
    },
    {
      key: "actions",
      header: t("common:rowActions"),
      actions: true,
      align: "end",
      cell: (patient) => <Actions patient={patient} />,
    },
  ];
  return <DataTable caption={t("patients:list.title")} columns={columns} rows={patients} rowKey={({ id }) => id} />;
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
        <RowMenuLink href={`tel:${phone.replaceAll(" ", "")}`} icon="phone">
          {t("common:call")}
        </RowMenuLink>
      )}
    </RowMenu>
  );
}
