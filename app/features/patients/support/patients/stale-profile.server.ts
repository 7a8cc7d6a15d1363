import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { BLOOD_GROUP, nameOfCode } from "~/kernel/codes/code-tables";
import type { RequestContext } from "~/platform/context.server";
import type { RecordField } from "~/screens/record-kind";
import { profileFormValues, type PatientProfile } from "../../domain/patients/profile";

type Fields = Readonly<Record<string, RecordField>>;

/**
 * What stands in a profile now, beside what somebody sends: where it is another value in the reader's words, so that no
 * code is told; where it is the same, as it was typed, so that nothing is told.
 * @param written the values as they are stored
 * @param typed the same as they were sent
 */
export function profileNow(
  { locale }: RequestContext,
  now: PatientProfile,
  { fields, written, typed }: { fields: Fields; written: object; typed: object },
): Record<string, string> {
  const { t, bcp47 } = createTranslator(locale);
  const format = createFormat(bcp47);
  const form: object = profileFormValues(now);
  const said = (name: string, field: RecordField | undefined): string => {
    const value = String(Reflect.get(form, name) ?? "");
    const option = field?.options?.find((each) => each.value === value);
    if (option) return t(option.label);
    if (value === "") return t("phr:notSaid");
    if (name === "bloodGroup") return nameOfCode(BLOOD_GROUP, now.bloodGroup) ?? value;
    if (name === "countryCode") return format.countryName(value);
    return field?.kind === "date" ? format.partialDate(value) : value;
  };
  return Object.fromEntries(
    Object.keys(written).map((name) => {
      const same = Reflect.get(now, name) === Reflect.get(written, name);
      return [name, same ? Reflect.get({ ...form, ...typed }, name) : said(name, fields[name])];
    }),
  );
}
