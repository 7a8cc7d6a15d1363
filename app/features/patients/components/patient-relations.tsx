import { useT } from "~/i18n/use-t";
import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { RELATION_KEYS, type FamilyRelation } from "../domain/family/family-relation";

interface FamilyLine {
  id: string;
  relation: FamilyRelation;
  consentAt: number | null;
  primaryPatientId: string;
  primaryFirstName: string;
  primaryLastName: string;
  patientId: string;
  firstName: string;
  lastName: string;
}

/** Whom the patient acts for, and who acts for the patient. */
export function FamilyCard({ patientId, family }: { patientId: string; family: readonly FamilyLine[] }) {
  const { t } = useT();
  const line = (one: FamilyLine) => {
    const acts = one.primaryPatientId === patientId;
    const name = acts
      ? `${one.firstName} ${one.lastName}`.trim()
      : `${one.primaryFirstName} ${one.primaryLastName}`.trim();
    const relation = t(`family:relations.${RELATION_KEYS[one.relation]}`);
    const words = t(acts ? "patients:details.actsFor" : "patients:details.actedForBy", { name, relation });
    return one.consentAt === null ? `${words}, ${t("patients:details.waitingConsent")}` : words;
  };
  return (
    <Card title={t("patients:details.family")}>
      {family.length === 0 ? (
        <p className="text-muted">{t("patients:details.noFamily")}</p>
      ) : (
        <ul className="flex flex-col">
          {family.map((one) => (
            <li key={one.id}>
              <TextLink
                href={paths.patient(one.primaryPatientId === patientId ? one.patientId : one.primaryPatientId)}
                className="inline-flex min-h-11 items-center"
              >
                {line(one)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface Provider {
  id: string;
  title: number;
  firstName: string;
  lastName: string;
  /** UTC ms. */
  since: number;
  works: boolean;
}

/** Who may see the patient. */
export function AccessCard({ providers, zone }: { providers: readonly Provider[]; zone: string }) {
  const { t, format } = useT();
  return (
    <Card title={t("patients:details.access")}>
      {providers.length === 0 && <p>{t("patients:details.noAccess")}</p>}
      <ul className="mb-3 flex flex-col gap-2">
        {providers.map(({ id, title, firstName, lastName, since, works }) => {
          const honorific = nameOfCode(HONORIFIC, title);
          return (
            <li key={id}>
              <bdi className="font-medium">
                {[honorific && t(`common:honorifics.${honorific}`), firstName, lastName].filter(Boolean).join(" ")}
              </bdi>{" "}
              <span className="text-muted">
                {t(works ? "patients:details.accessSince" : "patients:details.left", {
                  date: format.date(since, zone),
                })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">{t("patients:details.accessEveryone")}</p>
    </Card>
  );
}
