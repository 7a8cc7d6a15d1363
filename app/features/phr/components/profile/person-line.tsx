import { useT } from "~/i18n/use-t";
import { BLOOD_GROUP, GENDER, nameOfCode } from "~/kernel/codes/code-tables";

interface PersonLineProps {
  profile: {
    birthDate: string;
    deceasedOn: string;
    gender: number;
    bloodGroup: number;
    preferredName: string;
    language: string;
  };
  /** In full years; null where the birth date is not known. */
  age: number | null;
}

/** Who somebody is, in one line: age, date of birth, gender, blood type, and what they like to be called. */
export function PersonLine({ profile, age }: PersonLineProps) {
  const { t, format } = useT();
  const { birthDate, deceasedOn, preferredName, language } = profile;
  const gender = nameOfCode(GENDER, profile.gender);
  const blood = nameOfCode(BLOOD_GROUP, profile.bloodGroup);
  const parts = [
    age !== null && t("patients:details.age", { count: age }),
    birthDate !== "" && t("health-profile:person.born", { date: format.plainDate(birthDate, "medium") }),
    deceasedOn !== "" && t("health-profile:person.died", { date: format.plainDate(deceasedOn, "medium") }),
    gender && t(`common:genders.${gender}`),
    blood && blood !== "notSpecified" && t("health-profile:person.blood", { blood }),
    preferredName !== "" && t("health-profile:person.called", { name: preferredName }),
    language !== "" && t("health-profile:person.speaks", { language }),
  ].filter((part) => part !== false && part !== undefined);
  return <span className="tabular-nums">{parts.join(" · ")}</span>;
}
