import type { ReachedRecords } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { NoteSection } from "../../domain/notes/merge-note";
import type { Note } from "../../domain/notes/note";
import { fillPlaceholders } from "../../domain/templates/note-template";
import type { UsableTemplate } from "../templates/template-words.server";
import { placeholderValues } from "./placeholder-values.server";

interface Begun {
  patient: ReachedRecords["patient"];
  treats: boolean;
  providerId: string;
  language: string;
  template: UsableTemplate;
  copied: Note | null;
}

/** What a new note says: what its template says, or an earlier note, whose texts are marked as copied. */
export async function firstSections(context: RequestContext, begun: Begun): Promise<NoteSection[]> {
  const { template, copied } = begun;
  const texts = template.sections.map(({ text }) => text);
  const values = await placeholderValues(context, { ...begun, kind: template.kind }, texts);
  return template.sections.map(({ text, ...section }) => {
    const before = copied?.sections.find(({ id, text: said }) => id === section.id && said.trim() !== "");
    return {
      ...section,
      ...(before
        ? { text: before.text, copied: true }
        : { text: values ? fillPlaceholders(text, values).trim() : text, copied: false }),
      ...{ version: 1, writer: null, others: [] },
    };
  });
}
