import { employeeNames } from "~/features/identity/public.server";
import { localDate } from "~/features/patients/public.server";
import { glanceAtHealth, type ReachedRecords } from "~/features/phr/public.server";
import { messageLocaleOf } from "~/i18n/locales";
import { readMessages } from "~/i18n/translator.server";
import { ageOn } from "~/kernel/time/age";
import type { RequestContext } from "~/platform/context.server";
import { practiceFormat } from "~/platform/reader-format.server";
import type { GlanceSection } from "../../domain/desk/glance";
import type { PlaceholderValues } from "../../domain/templates/note-template";

interface Filled {
  patient: ReachedRecords["patient"];
  /** Whether who writes looks after the patient: nobody else is given what the health record says. */
  treats: boolean;
  providerId: string;
  language: string;
}

type OfRecord = Pick<PlaceholderValues, "vitals.latest" | "medicines.current" | "allergies.known">;
const NOTHING: OfRecord = { "vitals.latest": "", "medicines.current": "", "allergies.known": "" };

/** What is known of a part of the record, one entry to a line below its title; nothing where nobody has asked. */
const partOf = ({ title, entries, nothing, notAsked }: GlanceSection): string => {
  if (entries.length === 0) return notAsked ? "" : `${title}: ${nothing}`;
  return [`${title}:`, ...entries.map(({ name, text }) => [name, text].filter(Boolean).join(": "))].join("\n");
};

/** What the health record says now, in the language of the note. Reading it is audited. */
async function valuesOfRecord(context: RequestContext, { patient, language }: Filled): Promise<OfRecord> {
  const { sections } = await glanceAtHealth({ ...context, locale: messageLocaleOf(language) }, patient.id);
  const parts = (...kinds: GlanceSection["kind"][]) => sections.filter(({ kind }) => kinds.includes(kind));
  const measured = parts("VITALS").flatMap(({ entries }) => entries);
  // None to be named is no news where another part has some.
  const mustNot = parts("ALLERGY", "CONTRAINDICATION").filter(
    ({ kind, entries }) => kind === "ALLERGY" || entries.length > 0,
  );
  return {
    "vitals.latest": measured.map(({ name, text }) => `${name}: ${text}`).join("\n"),
    "medicines.current": parts("MEDICATION").map(partOf).join("\n"),
    "allergies.known": mustNot.map(partOf).filter(Boolean).join("\n"),
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
  const { patient, treats, providerId, language } = filled;
  await readMessages(language);
  const today = localDate(context.now, context.profile.timeZone);
  const { plainDate } = practiceFormat(context.profile, messageLocaleOf(language));
  const age = ageOn(patient.birthDate, today);
  const asksRecord = Object.keys(NOTHING).some((name) => texts.some((text) => text.includes(name)));
  const [names, ofRecord] = await Promise.all([
    employeeNames(context, [providerId]),
    asksRecord && treats ? valuesOfRecord(context, filled) : NOTHING,
  ]);
  return {
    "patient.name": patient.name,
    "patient.age": age === null ? "" : String(age),
    "patient.birthDate": patient.birthDate === "" ? "" : plainDate(patient.birthDate),
    "doctor.name": names.get(providerId) ?? "",
    ...{ date: plainDate(today), ...ofRecord },
  };
}
