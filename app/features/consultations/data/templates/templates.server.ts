import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { noteSnippet, noteTemplate } from "~/db/schema/notes.server";
import type { NoteKind } from "../../domain/notes/note";
import type { TemplateSection } from "../../domain/templates/note-template";

/** So many an owner may have. */
export const MOST_TEMPLATES = 100;
export const MOST_SNIPPETS = 300;

/** A template of the organization (no employee), or of one who writes notes. */
export interface NoteTemplate {
  id: string;
  employeeId: string | null;
  kind: NoteKind;
  name: string;
  sections: readonly TemplateSection[];
  enabled: boolean;
  updatedAt: number;
  version: number;
}

const templateColumns = {
  id: noteTemplate.id,
  employeeId: noteTemplate.employeeId,
  kind: noteTemplate.kind,
  name: noteTemplate.name,
  sections: noteTemplate.sections,
  enabled: noteTemplate.enabled,
  updatedAt: noteTemplate.updatedAt,
  version: noteTemplate.version,
};

/** The organization's templates and those of an employee. */
export const listTemplates = (db: TenantDb, employeeId: string): Promise<NoteTemplate[]> =>
  db.orm
    .select(pick(templateColumns))
    .from(noteTemplate)
    .where(and(db.own(noteTemplate), or(isNull(noteTemplate.employeeId), eq(noteTemplate.employeeId, employeeId))))
    .orderBy(asc(noteTemplate.name), asc(noteTemplate.id))
    .limit(MOST_TEMPLATES * 2);

export async function readTemplate(db: TenantDb, id: string): Promise<NoteTemplate | undefined> {
  const [found] = await db.orm
    .select(pick(templateColumns))
    .from(noteTemplate)
    .where(and(db.own(noteTemplate), eq(noteTemplate.id, id)))
    .limit(1);
  return found;
}

export const insertTemplate = (db: TenantDb, template: NoteTemplate): Statement =>
  db.orm.insert(noteTemplate).values({ organizationId: db.organizationId, ...template });

/** The next version of a template; changes no row where `before` is not the version that is stored. */
export const updateTemplate = (
  db: TenantDb,
  { id, employeeId: _owner, ...template }: NoteTemplate,
  before: number,
): Statement =>
  db.orm
    .update(noteTemplate)
    .set({ ...template, version: before + 1 })
    .where(and(db.own(noteTemplate), eq(noteTemplate.id, id), eq(noteTemplate.version, before)));

/** A text by its short name; an empty owner is the organization. */
export interface NoteSnippet {
  id: string;
  owner: string;
  name: string;
  text: string;
  updatedAt: number;
  version: number;
}

const snippetColumns = {
  id: noteSnippet.id,
  owner: noteSnippet.owner,
  name: noteSnippet.name,
  text: noteSnippet.text,
  updatedAt: noteSnippet.updatedAt,
  version: noteSnippet.version,
};

/** The organization's snippets and those of an employee. */
export const listSnippetRows = (db: TenantDb, employeeId: string): Promise<NoteSnippet[]> =>
  db.orm
    .select(pick(snippetColumns))
    .from(noteSnippet)
    .where(and(db.own(noteSnippet), or(eq(noteSnippet.owner, ""), eq(noteSnippet.owner, employeeId))))
    .orderBy(asc(noteSnippet.name), asc(noteSnippet.owner))
    .limit(MOST_SNIPPETS * 2);

export async function readSnippet(db: TenantDb, id: string): Promise<NoteSnippet | undefined> {
  const [found] = await db.orm
    .select(pick(snippetColumns))
    .from(noteSnippet)
    .where(and(db.own(noteSnippet), eq(noteSnippet.id, id)))
    .limit(1);
  return found;
}

export const insertSnippet = (db: TenantDb, snippet: NoteSnippet): Statement =>
  db.orm.insert(noteSnippet).values({ organizationId: db.organizationId, ...snippet });

/** The next version of a snippet; changes no row where `before` is not the version that is stored. */
export const updateSnippet = (
  db: TenantDb,
  { id, name, text, updatedAt }: Omit<NoteSnippet, "owner" | "version">,
  before: number,
): Statement =>
  db.orm
    .update(noteSnippet)
    .set({ name, text, updatedAt, version: before + 1 })
    .where(and(db.own(noteSnippet), eq(noteSnippet.id, id), eq(noteSnippet.version, before)));

export const deleteSnippet = (db: TenantDb, id: string): Statement =>
  db.orm.delete(noteSnippet).where(and(db.own(noteSnippet), eq(noteSnippet.id, id)));
