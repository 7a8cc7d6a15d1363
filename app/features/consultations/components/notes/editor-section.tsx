import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { WrittenText } from "~/ui/base/written-text";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";
import { MOST_SECTION_TEXT } from "../../schemas/notes/note-save";

export interface EditorSectionProps {
  section: {
    id: string;
    title: string;
    prompt: string;
    required: boolean;
    text: string;
    copied: boolean;
    version: number;
    was: string;
  };
  index: number;
  others: readonly { key: string; text: string; author: string; at: number; isMine: boolean }[];
  /** What was posted and refused, and from which version it was made. */
  typed: unknown;
  typedBase: unknown;
  timeZone: string;
}

const asText = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);

/** A section of a draft: its text, and beside it what somebody else wrote at the same time. */
export function EditorSection({ section, index, others, typed, typedBase, timeZone }: EditorSectionProps) {
  const { t, format } = useT();
  const name = (field: string) => `sections[${index}].${field}`;
  return (
    <div data-note-section={section.id} className="relative flex flex-col gap-2">
      <input type="hidden" name={name("id")} value={section.id} />
      <input type="hidden" name={name("base")} value={asText(typedBase, String(section.version))} />
      <input type="hidden" name={name("was")} value={section.was} />
      {section.copied && (
        <p data-note-copied className="text-sm text-warn-text">
          {t("note-editor:editor.copied")}
        </p>
      )}
      <TextArea
        id={name("text")}
        name={name("text")}
        label={section.required ? `${section.title} (${t("note-editor:editor.required")})` : section.title}
        hint={section.prompt || undefined}
        defaultValue={asText(typed, section.text)}
        rows={5}
        maxLength={MOST_SECTION_TEXT}
      />
      <p className="absolute end-0 -top-2">
        <Button hidden tone="quiet" size="small" data-note-dictate="" aria-pressed="false">
          {t("note-editor:editor.dictate")}
        </Button>
      </p>
      <div data-note-others className="flex flex-col gap-3">
        {others.map((other) => (
          <div key={other.key} className="rounded-md border border-warn-line bg-warn-soft p-4">
            <p className="font-semibold">
              {other.isMine
                ? t("note-editor:editor.otherOwn", { time: format.time(other.at, timeZone) })
                : t("note-editor:editor.other", { name: other.author, time: format.time(other.at, timeZone) })}
            </p>
            <WrittenText text={other.text} />
            <Checkbox
              id={`${name("settles")}-${other.key}`}
              name={name("settles")}
              value={other.key}
              label={t("note-editor:editor.keepMine")}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** How the island shows another text, with what can be chosen. */
export function OtherTextTemplate() {
  const { t } = useT();
  return (
    <template data-note-other>
      <div className="rounded-md border border-warn-line bg-warn-soft p-4">
        <p data-says className="font-semibold" />
        <p data-text dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap" />
        <p className="mt-3 flex flex-wrap gap-3">
          <Button tone="secondary" size="small" data-choose="mine">
            {t("note-editor:editor.keepMine")}
          </Button>
          <Button tone="secondary" size="small" data-choose="theirs">
            {t("note-editor:editor.useTheirs")}
          </Button>
          <Button tone="secondary" size="small" data-choose="both">
            {t("note-editor:editor.keepBoth")}
          </Button>
        </p>
      </div>
    </template>
  );
}
