import { employeeNames } from "~/features/identity/public.server";
import { localDate } from "~/features/patients/public.server";
import { glanceAtHealth, type ReachedRecords } from "~/features/phr/public.server";
import { createFormat } from "~/i18n/format";
import { LOCALES, messageLocaleOf } from "~/i18n/locales";
import { ageOn } from "~/kernel/time/age";
import type { RequestContext } from "~/platform/context.server";
import type { NoteSection } from "../../domain/notes/merge-note";
import type { Note } from "../../domain/notes/note";
import { fillPlaceholders, type NotePlaceholder } from "../../domain/templates/note-template";
import type { UsableTemplate } from "../templates/template-words.server";

interface Begun {
  patient: ReachedRecords["patient"];
  providerId: string;
  language: string;
  template: UsableTemplate;
  copied: Note | null;
}

/** The last measurements of a patient, one to a line; empty where there are none. */
async function latestVitals(context: RequestContext, { patient, language }: Begun): Promise<string> {
  const { sections } = await glanceAtHealth({ ...context, locale: messageLocaleOf(language) }, patient.id);
  const measured = sections.find(({ kind }) => kind === "VITALS")?.entries ?? [];
  return measured.map(({ name, text }) => `${name}: ${text}`).join("\n");
}

const asksVitals = ({ sections }: UsableTemplate) => sections.some(({ text }) => text.includes("{vitals.latest}"));

/** What a template's placeholders stand for. */
async function valuesOf(context: RequestContext, begun: Begun): Promise<Record<NotePlaceholder, string>> {
  const { patient, providerId, language, template } = begun;
  const { now, profile } = context;
  const today = localDate(now, profile.timeZone);
  const { plainDate } = createFormat(LOCALES[messageLocaleOf(language)].bcp47);
  const age = ageOn(patient.birthDate, today);
  const names = await employeeNames(context, [providerId]);
  return {
    "patient.name": patient.name,
    "patient.age": age === null ? "" : String(age),
    "patient.birthDate": patient.birthDate === "" ? "" : plainDate(patient.birthDate),
    "doctor.name": names.get(providerId) ?? "",
    date: plainDate(today),
    "vitals.latest": asksVitals(template) ? await latestVitals(context, begun) : "",
  };
}

/** What a new note says: what its template says, or an earlier note, whose texts are marked as copied. */
export async function firstSections(context: RequestContext, begun: Begun): Promise<NoteSection[]> {
  const { template, copied } = begun;
  const values = template.sections.some(({ text }) => text.includes("{")) ? await valuesOf(context, begun) : null;
  return template.sections.map(({ text, ...section }) => {
    const before = copied?.sections.find(({ id, text: said }) => id === section.id && said.trim() !== "");
    return {
      ...section,
      ...(before
        ? { text: before.text, copied: true }
        : { text: values ? fillPlaceholders(text, values) : text, copied: false }),
      ...{ version: 1, writer: null, others: [] },
    };
  });
}
