import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";

interface DuplicatesProps {
  /** Other patients who may be the same person; empty for whoever is no member of staff. */
  people: readonly {
    id: string;
    number: number;
    firstName: string;
    lastName: string;
    reasons: readonly ("nameAndBirthDate" | "phone" | "email")[];
  }[];
}

/** Tells staff which other patients have the name and birth date, the phone or the email of this one. */
export function Duplicates({ people }: DuplicatesProps) {
  const { t, format } = useT();
  if (people.length === 0) return null;
  return (
    <Banner tone="warn" title={t("health-profile:duplicates")}>
      <ul>
        {people.map(({ id, number, firstName, lastName, reasons }) => (
          <li key={id}>
            <TextLink href={paths.patient(id)}>
              {t("patients:duplicate.person", { name: [firstName, lastName].filter(Boolean).join(" "), number })}
            </TextLink>{" "}
            ({format.list(reasons.map((reason) => t(`patients:duplicate.${reason}`)))})
          </li>
        ))}
      </ul>
    </Banner>
  );
}
