import { useT } from "~/i18n/use-t";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import { bornText } from "../../domain/printing/born";

/** Who an order is for, as ranges go by it: birth date with age, and sex. */
export function usePersonRows(today: string) {
  const { t, format } = useT();
  return ({ birthDate, gender }: { birthDate: string; gender: number }) => {
    const sex = nameOfCode(GENDER, gender);
    return [
      {
        term: t("laboratory:fields.birthDate"),
        value: birthDate === "" ? "–" : bornText(birthDate, today, format),
      },
      { term: t("laboratory:fields.sex"), value: sex ? t(`common:genders.${sex}`) : "–" },
    ];
  };
}
