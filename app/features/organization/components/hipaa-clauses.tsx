import { useT } from "~/i18n/use-t";
import { HIPAA_CLAUSES } from "../domain/settings/hipaa";

/** The HIPAA terms, clause by clause. */
export function HipaaClauses() {
  const { t } = useT();
  return (
    <ol className="my-4 flex list-decimal flex-col gap-3 ps-6">
      {HIPAA_CLAUSES.map((clause) => (
        <li key={clause}>{t(`organization:hipaa.terms.${clause}`)}</li>
      ))}
    </ol>
  );
}
