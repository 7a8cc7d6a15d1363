import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import type { FilledText } from "../../domain/templates/filled-text";
import type { NotePlaceholder } from "../../domain/templates/note-template";
import { nameOf } from "../templates/insert-fields";

interface InsertTextsProps {
  /** What the health record says now. */
  texts: readonly { name: NotePlaceholder; text: string }[];
  /** What was typed beside the call. */
  ofCall: readonly { kind: "SUMMARY" | "REVIEW"; text: string }[];
  snippets: Readonly<Record<string, FilledText>>;
}

/** What a press puts where somebody was writing (app/islands/wording.ts); without script there is nothing to press. */
export function InsertTexts({ texts, ofCall, snippets }: InsertTextsProps) {
  const { t } = useT();
  const all = [
    ...[
      ...texts.map(({ name, text }) => ({ words: t(`note-editor:templates.places.${nameOf(name)}`), text })),
      ...ofCall.map(({ kind, text }) => ({ words: t(`desk:written.${kind}`), text })),
      // Always on lines of its own: a list in the middle of a sentence is read wrongly.
    ].map((each) => ({ ...each, as: { "data-insert-block": "" } })),
    ...Object.entries(snippets).map(([name, { alone, within }]) => ({
      ...{ words: `.${name}`, text: alone, as: { "data-insert-within": within } },
    })),
  ];
  if (all.length === 0) return null;
  return (
    <ul
      aria-label={t("note-editor:editor.insert")}
      className="flex flex-wrap gap-1.5 has-[button[hidden]]:hidden [&_button]:gap-1 [&_button]:px-2 [&_svg]:size-4"
    >
      {all.map(({ words, text, as }) => (
        <li key={words} className="min-w-0">
          <Button tone="secondary" size="small" icon="plus" hidden data-insert={text} {...as} title={text}>
            <bdi>{words}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
