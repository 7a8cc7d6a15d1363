import type { RequestContext } from "~/platform/context.server";
import { listTemplates, readTemplate, type NoteTemplate } from "../../data/templates/templates.server";
import { isSeeded, SEEDED_NAMES } from "../../domain/templates/note-template";
import { seededTemplate, type UsableTemplate } from "./template-words.server";

const usable = ({ id, name, kind, sections }: NoteTemplate): UsableTemplate => ({ id, name, kind, sections });

/** Whether somebody may use a template: the organization's or their own, that is on. */
const isFor = ({ employeeId: owner, enabled }: NoteTemplate, employeeId: string) =>
  enabled && (owner === null || owner === employeeId);

/** The templates that somebody may begin a note with: their own, the organization's, and the product's. */
export async function usableTemplates({ db, locale }: RequestContext, employeeId: string) {
  const kept = await listTemplates(db, employeeId);
  const seeded = await Promise.all(SEEDED_NAMES.map((name) => seededTemplate(name, locale)));
  const on = kept.filter((template) => isFor(template, employeeId));
  return {
    own: on.filter(({ employeeId: owner }) => owner !== null).map(usable),
    organization: on.filter(({ employeeId: owner }) => owner === null).map(usable),
    seeded,
  };
}

/** One of them, in the words of a language where it is the product's own; undefined where they may not use it. */
export async function usableTemplate(
  { db }: RequestContext,
  id: string,
  { employeeId, language }: { employeeId: string; language: string },
): Promise<UsableTemplate | undefined> {
  if (isSeeded(id)) return seededTemplate(id, language);
  const found = await readTemplate(db, id);
  return found && isFor(found, employeeId) ? usable(found) : undefined;
}
