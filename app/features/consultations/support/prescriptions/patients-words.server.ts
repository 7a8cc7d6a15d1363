import { directionsOf } from "~/i18n/how-taken";
import { messageLocaleOf, resolveLocale } from "~/i18n/locales";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { practiceFormat } from "~/platform/reader-format.server";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import { untranslatedWords } from "../../domain/prescriptions/untranslated";

/** The directions of a medicine as the patient reads them. */
export interface PatientsWords {
  language: { bcp47: string; dir: "ltr" | "rtl" };
  directions: string;
  /** What of them nobody translates. */
  untranslated: readonly string[];
}

/**
 * The directions of each line in the language of the patient, by its id; none where its prescriber reads them in that
 * language anyhow.
 */
export async function patientsWords(
  { locale, profile }: Pick<RequestContext, "locale" | "profile">,
  language: string,
  lines: readonly Pick<PrescriptionLine, "id" | "medicine">[],
): Promise<ReadonlyMap<string, PatientsWords>> {
  const patients = resolveLocale(language);
  if (messageLocaleOf(patients) === messageLocaleOf(locale)) return new Map();
  await readMessages(patients);
  const translator = createTranslator(patients);
  const { bcp47, dir } = translator;
  const speech = { ...translator, format: practiceFormat(profile, patients) };
  return new Map(
    lines.map(({ id, medicine }) => [
      id,
      {
        language: { bcp47, dir },
        directions: directionsOf(medicine, speech),
        untranslated: untranslatedWords(medicine, bcp47),
      },
    ]),
  );
}
