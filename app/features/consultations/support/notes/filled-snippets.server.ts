import type { ReachedRecords } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { listSnippetRows } from "../../data/templates/templates.server";
import { fillPlaceholders } from "../../domain/templates/note-template";
import { placeholderValues } from "./placeholder-values.server";

interface About {
  patient: ReachedRecords["patient"];
  treats: boolean;
  providerId: string;
  language: string;
  /** Who writes. */
  employeeId: string;
}

/** What of the health record is written into a note by a press. */
const INSERTED = ["vitals.latest", "medicines.current", "allergies.known"] as const;

/** What of the health record can be put into a note, in the note's language: what is empty is left out. */
export async function insertableTexts(context: RequestContext, about: About) {
  const values = about.treats
    ? await placeholderValues(
        context,
        about,
        INSERTED.map((name) => `{${name}}`),
      )
    : null;
  return INSERTED.flatMap((name) => (values?.[name] ? [{ name, text: values[name] }] : []));
}

/** The snippets of whoever writes a note, by their names, with what they leave open filled in for it. */
export async function filledSnippets(context: RequestContext, about: About): Promise<Record<string, string>> {
  const rows = await listSnippetRows(context.db, about.employeeId);
  // One's own stands in the place of the organization's of the same name.
  const snippets = rows.toSorted((one, other) => one.owner.length - other.owner.length);
  const texts = snippets.map(({ text }) => text);
  const values = await placeholderValues(context, about, texts);
  return Object.fromEntries(snippets.map(({ name, text }) => [name, values ? fillPlaceholders(text, values) : text]));
}
