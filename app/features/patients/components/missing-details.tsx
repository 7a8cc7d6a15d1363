import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import type { RegistrationDetail } from "../domain/patients/missing-details";

interface MissingDetailsProps {
  patient: { id: string; userId: string | null };
  missing: readonly RegistrationDetail[];
  mayUpdate: boolean;
}

/** Where staff enter a detail; terms are the patient's own to accept. */
function whereToEnter(id: string, detail: RegistrationDetail): string | null {
  if (detail === "terms") return null;
  if (detail === "identification") return paths.patientIdentification(id);
  if (detail === "insurance") return paths.patientInsurance(id);
  return `${paths.patientEdit(id)}#${detail}`;
}

/** What the registration settings make a must and the patient has not given, each with the way to it. */
export function MissingDetails({ patient: { id, userId }, missing, mayUpdate }: MissingDetailsProps) {
  const { t } = useT();
  if (missing.length === 0) return null;
  return (
    <Banner tone="warn" title={t("patients:missing.title")}>
      <ul className="flex flex-wrap gap-x-5">
        {missing.map((detail) => {
          const href = mayUpdate ? whereToEnter(id, detail) : null;
          const words = t(`patients:missing.${detail}`);
          return (
            <li key={detail} className="inline-flex min-h-11 items-center">
              {href === null ? words : <TextLink href={href}>{words}</TextLink>}
            </li>
          );
        })}
      </ul>
      <p>{t(userId === null ? "patients:missing.text" : "patients:missing.asked")}</p>
    </Banner>
  );
}
