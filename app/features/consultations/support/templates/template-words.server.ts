import type { PlainKey } from "~/i18n/message-types";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import {
  SEEDED_TEMPLATES,
  type SeededName,
  type SeededSection,
  type TemplateSection,
} from "../../domain/templates/note-template";
import type { NoteKind } from "../../domain/notes/note";

/** A template as a note is made from it. */
export interface UsableTemplate {
  /** A name of the product's own, or an id. */
  id: string;
  name: string;
  kind: NoteKind;
  sections: readonly TemplateSection[];
}

/** A template of the product's own, in the words of a language. */
export async function seededTemplate(name: SeededName, language: string): Promise<UsableTemplate> {
  await readMessages(language);
  const { t } = createTranslator(language);
  const { kind, sections } = SEEDED_TEMPLATES[name];
  // Every name has its words: domain/templates/note-template.test.ts compares them.
  const say = (key: string) => t(`note-templates:${name}.${key}` as PlainKey);
  return {
    ...{ id: name, kind, name: say("name") },
    sections: sections.map(({ id, code, ...section }: SeededSection) => ({
      ...{ id, code, required: section.required === true, ...(section.asks && { asks: section.asks }) },
      ...{ title: say(`${id}.title`), prompt: say(`${id}.prompt`), text: section.text ?? "" },
    })),
  };
}
