import { useT } from "~/i18n/use-t";
import { BLOOD_GROUP, nameOfCode } from "~/kernel/codes/code-tables";
import { paths } from "~/paths";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import { SummaryList, type SummaryRow } from "~/ui/view/summary-list";
import type { CategoryColour, PatientRecord } from "../domain/patients/patient-views";

export type ShownPerson = Omit<PatientRecord, "notes" | "bloodGroup">;

interface FactsProps {
  person: ShownPerson;
  category: { name: string; colour: CategoryColour } | null;
  /** The organization that the patient is looked after for. */
  client: string | null;
  clinical: { notes: string; bloodGroup: number } | null;
  /** Of the organization, for dates. */
  zone: string;
  asks: { identification: boolean };
  mayUpdate: boolean;
}

/** Who the patient is, but for what the head of their page says already: age, sex, number, telephone and language. */
export function PersonCard({ person, category, client, clinical, asks, mayUpdate, zone }: FactsProps) {
  const words = useT();
  const { t, format } = words;
  const blood = clinical && nameOfCode(BLOOD_GROUP, clinical.bloodGroup);
  const none = t("patients:details.none");
  const hasIdentification = person.identificationFileId !== null;
  const rows: SummaryRow[] = [
    addressRow(person, words),
    ...(blood
      ? [{ term: t("patients:form.bloodGroup"), value: blood === "notSpecified" ? none : <bdi>{blood}</bdi> }]
      : []),
    {
      term: t("patients:list.category"),
      value: category ? <StatusBadge colour={category.colour}>{category.name}</StatusBadge> : none,
    },
    ...(client === null ? [] : [{ term: t("patients:form.client"), value: <bdi>{client}</bdi> }]),
    ...(person.externalNumber
      ? [{ term: t("patients:form.externalNumber"), value: <bdi>{person.externalNumber}</bdi> }]
      : []),
    { term: t("patients:details.since"), value: format.date(person.createdAt, zone) },
    {
      term: t("patients:details.account"),
      value: t(person.userId === null ? "patients:details.noAccount" : "patients:details.signsIn"),
    },
    ...(hasIdentification || asks.identification
      ? [
          {
            term: t("patients:details.identification"),
            value: hasIdentification ? t("patients:details.identificationThere") : none,
            change: mayUpdate
              ? {
                  label: t(hasIdentification ? "patients:identification.show" : "patients:identification.add"),
                  about: t("patients:details.identification"),
                  href: paths.patientIdentification(person.id),
                }
              : undefined,
          },
        ]
      : []),
  ];
  return (
    <Card title={t("patients:details.person")}>
      <SummaryList rows={rows} layout="pairs" />
    </Card>
  );
}

/** Where the patient lives; what is needed on the phone stands at the top of the page. */
function addressRow(
  { address, postalCode, city, countryCode }: ShownPerson,
  { t, format }: ReturnType<typeof useT>,
): SummaryRow {
  const lines = [address, `${postalCode} ${city}`.trim(), countryCode && format.countryName(countryCode)].filter(
    Boolean,
  );
  const shown = lines.map((line) => (
    <span key={line} className="block" dir="auto">
      {line}
    </span>
  ));
  return { term: t("patients:details.address"), value: shown.length === 0 ? t("patients:details.none") : shown };
}

/** What the team notes; closed to whoever may not read the health record. */
export function NotesCard({ clinical }: Pick<FactsProps, "clinical">) {
  const { t } = useT();
  if (!clinical) return <Banner tone="info">{t("patients:details.recordsClosed")}</Banner>;
  return (
    <Card title={t("patients:details.notes")}>
      <p className="whitespace-pre-line" dir="auto">
        {clinical.notes || t("patients:details.noNotes")}
      </p>
    </Card>
  );
}
