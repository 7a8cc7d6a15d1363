import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import type { NotePlaceholder } from "../../domain/templates/note-template";
import { nameOf } from "../templates/insert-fields";

interface InsertTextsProps {
  /** What the health record says now. */
  texts: readonly { name: NotePlaceholder; text: string }[];
  snippets: Readonly<Record<string, string>>;
}

/** What a press puts where somebody was writing (app/islands/wording.ts); without script there is nothing to press. */
export function InsertTexts({ texts, snippets }: InsertTextsProps) {
  const { t } = useT();
  const all = [
    ...texts.map(({ name, text }) => ({ words: t(`note-editor:templates.places.${nameOf(name)}`), text })),
    ...Object.entries(snippets).map(([name, text]) => ({ words: `.${name}`, text })),
  ];
  if (all.length === 0) return null;
  return (
    <ul
      aria-label={t("note-editor:editor.insert")}
      className="flex gap-1.5 overflow-x-auto p-0.5 tablet:flex-wrap has-[button[hidden]]:hidden"
    >
      {all.map(({ words, text }) => (
        <li key={words} className="shrink-0">
          <Button tone="secondary" size="small" icon="plus" hidden data-insert={text} title={text}>
            <bdi>{words}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
