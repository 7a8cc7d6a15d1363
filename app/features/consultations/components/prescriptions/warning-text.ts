import type { Speech } from "~/i18n/i18n-provider";
import { STRENGTH_UNITS } from "~/kernel/medicines/medication-forms";
import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { QUANTITY_UNITS } from "../../domain/prescriptions/prescribed-medicine";
import type { LineWarning, PrescribedBy } from "../../domain/prescriptions/warnings";
import { shownNumber } from "../../domain/prescriptions/verification-code";

/** What a check warns of, in words; of another prescription with which one that is. */
export const warningText = (
  { check, about, by }: Pick<LineWarning, "check" | "about" | "by">,
  { t, format }: Pick<Speech, "t" | "format">,
): string =>
  OWN_CHECKS[check]?.(about, { t, format }) ??
  t(`medicine-checks:${check}` as "medicine-checks:CONTRAINDICATION.sameClass", {
    against: by ? prescribedBy(about, by, { t, format }) : about,
  });

/** A medicine of another prescription: `Metformin (No. 000014, Nov 3, Dr. Lee)`. */
const prescribedBy = (
  name: string,
  { number, date, name: doctor }: PrescribedBy,
  { t, format }: Pick<Speech, "t" | "format">,
): string =>
  t("prescriptions:warnings.from", {
    ...{ name, number: shownNumber(number), date: format.plainDate(date), doctor },
  });

type Words = (about: string, speech: Pick<Speech, "t" | "format">) => string;

/** The words of the checks that are a prescription's own. */
const OWN_CHECKS: Readonly<Record<string, Words>> = {
  DOSE: (about, speech) => speech.t("prescriptions:warnings.dose", { about: doseWords(about, speech) }),
  "DOSE.once": (about, speech) => speech.t("prescriptions:warnings.doseOnce", { about: doseWords(about, speech) }),
  UNKNOWN: unknownWords,
  CONTROLLED: (about, speech) => speech.t("prescriptions:warnings.controlled", { name: about }),
  STRENGTH: strengthWords,
  AT_MOST: mostWords,
  REFUSED: refusedWords,
  GIVEN_AGAIN: givenAgainWords,
};

/** A name that is not known, with the one that may have been meant: `Amoxicilin | Amoxicillin`. */
function unknownWords(about: string, { t }: Pick<Speech, "t">): string {
  const [name = "", meant] = about.split(" | ");
  const said = t("prescriptions:warnings.unknown", { name });
  return meant === undefined ? said : `${said} ${t("prescriptions:warnings.meant", { meant })}`;
}

/** How much was handed out before, and on which prescription: `4 | TABLET | 28`. */
function givenAgainWords(about: string, speech: Pick<Speech, "t" | "format">): string {
  const [amount = "0", unit = "", number = "0"] = about.split(" | ");
  const counted = QUANTITY_UNITS.find((each) => each === unit) ?? "";
  return speech.t("prescriptions:warnings.givenAgain", {
    amount: amountOfMedicine(Number(amount), { quantity: 0, unit: counted }, speech),
    number: shownNumber(Number(number)),
  });
}

/** What a pharmacist refused, with the number of its prescription and their words: `000022 | Metoclopramide | Tremor`. */
function refusedWords(about: string, { t }: Pick<Speech, "t">): string {
  const [number = "", name = "", ...words] = about.split(" | ");
  const said = words.join(" | ");
  return said === ""
    ? t("prescriptions:warnings.refused", { number, name })
    : t("prescriptions:warnings.refusedWith", { number, name, said });
}

/** A strength as it is kept (`500 mg`), in the unit of the reader; one in a liquid stays as it was written. */
function strengthIn(written: string, { t }: Pick<Speech, "t">): string {
  const [strength = "", code, ...others] = written.split(" ");
  const unit = others.length === 0 ? STRENGTH_UNITS.find((each) => each === code) : undefined;
  return unit ? t("medications:strengthIn", { strength, unit: t(`medications:strengthUnit.${unit}`) }) : written;
}

/** A strength with the usual ones as they are kept: `Warfarin | 500 mg | 1 mg, 3 mg`. */
function strengthWords(about: string, { t, format }: Pick<Speech, "t" | "format">): string {
  const [usual = "", strength = "", ...name] = about.split(" | ").toReversed();
  return t("prescriptions:warnings.strength", {
    ...{ name: name.toReversed().join(" | "), strength: strengthIn(strength, { t }) },
    usual: format.parts(usual.split(", ").map((each) => strengthIn(each, { t }))),
  });
}

/** Two amounts as they are kept: `16 / 6`. */
function mostWords(about: string, { t, format }: Pick<Speech, "t" | "format">): string {
  const [scheduled = 0, most = 0] = about.split(" / ").map(Number);
  return t("prescriptions:warnings.atMost", { scheduled: format.number(scheduled), most: format.number(most) });
}

/** A dose and its maximum as they are kept (`32000 / 2400 mg`), in the figures and the unit of the reader. */
function doseWords(about: string, { t, format }: Pick<Speech, "t" | "format">): string {
  const [, dose, most] = /^([\d.]+) \/ ([\d.]+) mg$/.exec(about) ?? [];
  if (dose === undefined || most === undefined) return about;
  const [strength, unit] = [format.number(Number(most)), t("medications:strengthUnit.mg")];
  return `${format.number(Number(dose))} / ${t("medications:strengthIn", { strength, unit })}`;
}
