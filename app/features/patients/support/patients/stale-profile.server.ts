import type { PlainKey } from "~/i18n/message-types";
import { createTranslator } from "~/i18n/translator.server";
import { BLOOD_GROUP, nameOfCode } from "~/kernel/codes/code-tables";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";
import { profileFormValues, type PatientProfile } from "../../domain/patients/profile";

/** How a field is asked for, as far as it tells what a value is called. */
interface Asked {
  label: PlainKey;
  kind?: string;
  options?: readonly { value: string; label: PlainKey }[];
}
type Fields = Readonly<Record<string, Asked>>;

/**
 * What stands in a profile now, beside what somebody sends: where it is another value in the reader's words, so that no
 * code is told; where it is the same, as it was typed, so that nothing is told.
 * @param written the values as they are stored
 * @param typed the same as they were sent
 */
export function profileNow(
  context: RequestContext,
  now: PatientProfile,
  { fields, written, typed }: { fields: Fields; written: object; typed: object },
): Record<string, string> {
  const { t } = createTranslator(context.locale);
  const format = readerFormat(context);
  const form: object = profileFormValues(now);
  const said = (name: string, field: Asked | undefined): string => {
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
