import type { ReachedRecords } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { listSnippetRows } from "../../data/templates/templates.server";
import type { NoteKind } from "../../domain/notes/note";
import { sameText, type FilledText } from "../../domain/templates/filled-text";
import {
  filledText,
  healthPlaceholderIn,
  HEALTH_PLACEHOLDERS,
  isReadByOthers,
} from "../../domain/templates/note-template";
import { placeholderValues } from "./placeholder-values.server";

interface About {
  patient: ReachedRecords["patient"];
  treats: boolean;
  kind: NoteKind;
  providerId: string;
  language: string;
  /** Who writes. */
  employeeId: string;
}

/**
 * What of the health record can be put into a note, in the note's language: what nothing is known of is left out, and a letter that
 * others read is offered none of it.
 */
export async function insertableTexts(context: RequestContext, about: About) {
  if (!about.treats || isReadByOthers(about.kind)) return [];
  const asked = HEALTH_PLACEHOLDERS.map((name) => `{${name}}`);
  const values = await placeholderValues(context, about, asked);
  return HEALTH_PLACEHOLDERS.flatMap((name) => {
    const value = values?.[name];
    return value?.isKnown ? [{ name, text: value.alone }] : [];
  });
}

/**
 * The snippets of whoever writes a note, by their names, with what they leave open filled in for it. In a letter that
 * others read, those that tell of the patient's health are none.
 */
export async function filledSnippets(context: RequestContext, about: About): Promise<Record<string, FilledText>> {
  const rows = await listSnippetRows(context.db, about.employeeId);
  const usable = rows.filter(({ text }) => !isReadByOthers(about.kind) || healthPlaceholderIn(text) === undefined);
  // One's own stands in the place of the organization's of the same name.
  const snippets = usable.toSorted((one, other) => one.owner.length - other.owner.length);
  const texts = snippets.map(({ text }) => text);
  const values = await placeholderValues(context, about, texts);
  return Object.fromEntries(
    snippets.map(({ name, text }) => [name, values ? filledText(text, values) : sameText(text)]),
  );
}
