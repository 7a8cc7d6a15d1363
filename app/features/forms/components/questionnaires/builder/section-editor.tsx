import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { Icon, type IconName } from "~/ui/base/icon";
import { VersionField } from "~/ui/form/version-field";
import { NativeSelect } from "~/ui/form/native-select";
import {
  itemsOf,
  wordsIn,
  type Content,
  type ContentLanguage,
  type Section,
} from "../../../domain/questionnaires/content";
import { ITEM_KINDS } from "../../../domain/questions/question";
import { formFields, type Refused } from "./form-fields";
import { ItemEditor } from "./item-editor";
import { WordsFields } from "./words-fields";

export interface EditorProps {
  content: Content;
  languages: readonly ContentLanguage[];
  version: number;
  conditionRows: number;
  refused: Refused | undefined;
  /** The id of what was changed last: it stays open. */
  open: string | null;
}

/** A section with its items: each to change, to move and to take out. */
export function SectionEditor({ section, ...editor }: EditorProps & { section: Section }) {
  const { content, languages, version, refused } = editor;
  const { t, bcp47 } = useT();
  const all = itemsOf(content);
  const place = content.sections.findIndex(({ id }) => id === section.id);
  const fields = formFields("section", section.id, refused);
  const adding = formFields("addItem", section.id, refused);
  const title = wordsIn(section.title, bcp47) || t("questionnaires:staff.sectionNo", { number: place + 1 });
  return (
    <Card title={<bdi>{title}</bdi>}>
      <div className="flex flex-col gap-4" id={`part-${section.id}`}>
        <Moves
          {...{ id: section.id, version, about: title, intents: ["sectionUp", "sectionDown", "removeSection"] }}
          first={place === 0}
          last={place === content.sections.length - 1}
        />
        <Folded words={t("questionnaires:staff.sectionTitle")} open={fields.isRefused}>
          <form method="post" noValidate data-once className="flex flex-col gap-3 [&>button]:self-start">
            <input type="hidden" name="id" value={section.id} />
            <VersionField version={version} />
            <WordsFields
              name="title"
              label={t("questionnaires:staff.sectionTitle")}
              words={section.title}
              {...{ languages, fields }}
            />
            <Button type="submit" name="intent" value="section" tone="secondary">
              {t("common:actions.save")}
            </Button>
          </form>
        </Folded>
        <ol className="flex flex-col gap-2">
          {section.items.map((item) => {
            const at = all.findIndex(({ id }) => id === item.id);
            const words = wordsIn(item.text, bcp47) || t("questionnaires:staff.noText");
            return (
              <li key={item.id} id={`part-${item.id}`}>
                <Folded
                  words={`${at + 1}. ${words}`}
                  gist={t(`questionnaires:staff.kinds.${item.kind}`)}
                  open={editor.open === item.id || formFields("item", item.id, refused).isRefused}
                >
                  <div className="flex flex-col gap-4">
                    <Moves
                      {...{ id: item.id, version, about: words, intents: ["itemUp", "itemDown", "removeItem"] }}
                      first={at === 0}
                      last={at === all.length - 1}
                    />
                    <ItemEditor
                      item={item}
                      earlier={all.slice(0, at).filter(({ kind }) => kind !== "NOTE")}
                      alarm={content.alarms.find((alarm) => alarm.item === item.id)?.least ?? null}
                      {...{ languages, version, refused, conditionRows: editor.conditionRows }}
                    />
                  </div>
                </Folded>
              </li>
            );
          })}
        </ol>
        <Folded words={t("questionnaires:staff.addItem")} open={adding.isRefused || section.items.length === 0}>
          <form method="post" noValidate data-once className="flex flex-col gap-3 [&>button]:self-start">
            <input type="hidden" name="id" value={section.id} />
            <VersionField version={version} />
            <WordsFields
              name="text"
              label={t("questionnaires:staff.item.text")}
              words={{}}
              {...{ languages, fields: adding, rows: 2 }}
            />
            <NativeSelect
              {...adding.text("kind", "ONE_OF")}
              label={t("questionnaires:staff.item.kind")}
              options={ITEM_KINDS.map((value) => ({ value, label: t(`questionnaires:staff.kinds.${value}`) }))}
            />
            <Button type="submit" name="intent" value="addItem" tone="secondary" icon="plus">
              {t("questionnaires:staff.addItem")}
            </Button>
          </form>
        </Folded>
      </div>
    </Card>
  );
}

interface MovesProps {
  id: string;
  version: number;
  /** What is moved, for who hears the buttons. */
  about: string;
  /** Up, down, and out. */
  intents: readonly [up: string, down: string, remove: string];
  first: boolean;
  last: boolean;
}

/** Moves a part up or down, or takes it out; without dragging. */
function Moves({ id, version, about, intents: [up, down, remove], first, last }: MovesProps) {
  const { t } = useT();
  const acts: { intent: string; icon: IconName; words: string; shown: boolean }[] = [
    { intent: up, icon: "arrow-up", words: t("questionnaires:staff.up"), shown: !first },
    { intent: down, icon: "arrow-down", words: t("questionnaires:staff.down"), shown: !last },
    { intent: remove, icon: "close", words: t("questionnaires:staff.remove"), shown: true },
  ];
  return (
    <form method="post" data-once className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      <VersionField version={version} />
      {acts
        .filter(({ shown }) => shown)
        .map(({ intent, icon, words }) => (
          <Button key={intent} type="submit" name="intent" value={intent} tone="quiet" size="small" icon={icon}>
            {words}
            <span className="sr-only">: {about}</span>
          </Button>
        ))}
    </form>
  );
}

/** What few open at a time, below its words. */
function Folded({ words, gist, open, children }: { words: string; gist?: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-3 py-2 [&::-webkit-details-marker]:hidden">
        <bdi className="min-w-0 grow wrap-anywhere">{words}</bdi>
        {gist && <span className="text-sm text-muted">{gist}</span>}
        <Icon name="chevron-down" className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-3">{children}</div>
    </details>
  );
}
