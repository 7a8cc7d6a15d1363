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
import { sameText, type FilledText } from "../../domain/templates/filled-text";
import {
  HEALTH_PLACEHOLDERS,
  isReadByOthers,
  placeholdersIn,
  type PlaceholderValues,
} from "../../domain/templates/note-template";

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
  ...{ "vitals.latest": sameText(""), "medicines.current": sameText("") },
  "allergies.known": sameText(""),
};

type InOneLine = (parts: readonly string[]) => string;

/** An entry in words: what it is called, and what else is known of it. */
const entryText = ({ name, text }: GlanceSection["entries"][number]) => [name, text].filter(Boolean).join(": ");

/**
 * What is known of parts of the record: one entry to a line below its title, or all in one line; nothing where nobody has
 * asked. Within a sentence a part needs its title only where there is another one.
 */
function partsText(parts: readonly GlanceSection[], inOneLine: InOneLine): FilledText {
  const said = parts.filter(({ entries, notAsked }) => entries.length > 0 || !notAsked);
  const blockOf = ({ title, entries, nothing }: GlanceSection) =>
    entries.length === 0 ? `${title}: ${nothing}` : [`${title}:`, ...entries.map(entryText)].join("\n");
  const lineOf = ({ title, entries, nothing }: GlanceSection) => {
    const line = inOneLine(entries.map(entryText));
    if (entries.length === 0) return `${title}: ${nothing}`;
    return said.length === 1 ? line : `${title}: ${line}`;
  };
  return { alone: said.map(blockOf).join("\n"), within: inOneLine(said.map(lineOf)) };
}

/** What the health record says now, in the language of the note. Reading it is audited. */
async function valuesOfRecord(
  context: RequestContext,
  { patient, language }: Filled,
  inOneLine: InOneLine,
): Promise<OfRecord> {
  const { sections } = await glanceAtHealth({ ...context, locale: messageLocaleOf(language) }, patient.id);
  const parts = (...kinds: GlanceSection["kind"][]) => sections.filter(({ kind }) => kinds.includes(kind));
  const measured = parts("VITALS").flatMap(({ entries }) => entries);
  // None to be named is no news where another part has some.
  const mustNot = parts("ALLERGY", "CONTRAINDICATION").filter(
    ({ kind, entries }) => kind === "ALLERGY" || entries.length > 0,
  );
  const values = measured.map(entryText);
  return {
    "vitals.latest": { alone: values.join("\n"), within: inOneLine(values) },
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
    "patient.name": sameText(patient.name),
    "patient.age": sameText(age === null ? "" : String(age)),
    "patient.birthDate": sameText(patient.birthDate === "" ? "" : plainDate(patient.birthDate)),
    "doctor.name": sameText(names.get(providerId) ?? ""),
    ...{ date: sameText(plainDate(today)), ...ofRecord },
  };
}
