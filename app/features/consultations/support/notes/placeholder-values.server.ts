import { employeeNames } from "~/features/identity/public.server";
import { localDate } from "~/features/patients/public.server";
import { glanceAtHealth, type ReachedRecords } from "~/features/phr/public.server";
import { messageLocaleOf } from "~/i18n/locales";
import { readMessages } from "~/i18n/translator.server";
import { ageOn } from "~/kernel/time/age";
import type { RequestContext } from "~/platform/context.server";
import { practiceFormat } from "~/platform/reader-format.server";
import type { GlanceSection } from "../../domain/desk/glance";
import type { NoteKind } from "../../domain/notes/note";
import {
  HEALTH_PLACEHOLDERS,
  isReadByOthers,
  placeholdersIn,
  placeholderValue,
  type PlaceholderValues,
} from "../../domain/templates/note-template";
import { measuredText, partsText } from "../../domain/templates/record-text";

interface Filled {
  patient: ReachedRecords["patient"];
  /** Whether who writes looks after the patient: nobody else is given what the health record says. */
  treats: boolean;
  /** Of the note: what others read is told nothing of the record either. */
  kind: NoteKind;
  providerId: string;
  language: string;
}

type OfRecord = Pick<PlaceholderValues, (typeof HEALTH_PLACEHOLDERS)[number]>;
const NOTHING: OfRecord = {
  ...{ "vitals.latest": placeholderValue(""), "medicines.current": placeholderValue("") },
  "allergies.known": placeholderValue(""),
};

/** What the health record says now, in the language of the note. Reading it is audited. */
async function valuesOfRecord(
  context: RequestContext,
  { patient, language }: Filled,
  inOneLine: (parts: readonly string[]) => string,
): Promise<OfRecord> {
  const { sections } = await glanceAtHealth({ ...context, locale: messageLocaleOf(language) }, patient.id);
  const parts = (...kinds: GlanceSection["kind"][]) => sections.filter(({ kind }) => kinds.includes(kind));
  // None to be named is no news where another part has some.
  const mustNot = parts("ALLERGY", "CONTRAINDICATION").filter(
    ({ kind, entries }) => kind === "ALLERGY" || entries.length > 0,
  );
  return {
    "vitals.latest": measuredText(parts("VITALS"), inOneLine),
    "medicines.current": partsText(parts("MEDICATION"), inOneLine),
    "allergies.known": partsText(mustNot, inOneLine),
  };
}

/**
 * What placeholders stand for in a note about a patient, in its language.
 * @param texts those that are to be filled in: nothing is read for what none of them asks
 * @returns null where no text has anything in braces
 */
export async function placeholderValues(
  context: RequestContext,
  filled: Filled,
  texts: readonly string[],
): Promise<PlaceholderValues | null> {
  if (!texts.some((text) => text.includes("{"))) return null;
  const { patient, treats, kind, providerId, language } = filled;
  await readMessages(language);
  const today = localDate(context.now, context.profile.timeZone);
  const { plainDate, parts } = practiceFormat(context.profile, messageLocaleOf(language));
  const age = ageOn(patient.birthDate, today);
  const asked = new Set<string>(texts.flatMap(placeholdersIn));
  const asksRecord = HEALTH_PLACEHOLDERS.some((name) => asked.has(name));
  const [names, ofRecord] = await Promise.all([
    employeeNames(context, [providerId]),
    asksRecord && treats && !isReadByOthers(kind) ? valuesOfRecord(context, filled, parts) : NOTHING,
  ]);
  return {
    "patient.name": placeholderValue(patient.name),
    "patient.age": placeholderValue(age === null ? "" : String(age)),
    "patient.birthDate": placeholderValue(patient.birthDate === "" ? "" : plainDate(patient.birthDate)),
    "doctor.name": placeholderValue(names.get(providerId) ?? ""),
    ...{ date: placeholderValue(plainDate(today)), ...ofRecord },
  };
}
