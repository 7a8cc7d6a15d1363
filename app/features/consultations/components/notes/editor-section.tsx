import { periodWords } from "~/i18n/period-words";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { WrittenText } from "~/ui/base/written-text";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { FieldGroup } from "~/ui/form/field";
import { TextArea } from "~/ui/form/text-area";
import { daysOf, periodOf, type Period } from "../../domain/notes/period";

export interface EditorSectionProps {
  section: {
    id: string;
    title: string;
    prompt: string;
    required: boolean;
    asks?: "period" | undefined;
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
  const label = section.required ? `${section.title} (${t("note-editor:editor.required")})` : section.title;
  const text = asText(typed, section.text);
  // What an older note says there in words stays words.
  const period = section.asks === "period" ? periodOf(text) : null;
  const wordsOf = (other: string) => {
    const days = daysOf({ asks: section.asks, text: other });
    return days ? periodWords(days, { t, format }) : other;
  };
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
      {period ? (
        <PeriodFields {...{ name, label, period, text }} hint={section.prompt} />
      ) : (
        <>
          <TextArea
            id={name("text")}
            name={name("text")}
            {...{ label, hint: section.prompt || undefined }}
            defaultValue={text}
            rows={5}
            data-insert-into=""
          />
          <p className="absolute end-0 -top-2">
            <Button hidden tone="quiet" size="small" data-note-dictate="" aria-pressed="false">
              {t("note-editor:editor.dictate")}
            </Button>
          </p>
          <p role="status" data-note-dictation className="text-sm text-muted empty:hidden" />
        </>
      )}
      <p hidden data-note-long role="alert" className="text-sm font-semibold text-danger-text [[hidden]]:hidden" />
      <div
        hidden
        data-note-held
        role="alert"
        className="flex scroll-mb-36 flex-wrap items-center gap-3 rounded-md border border-warn-line bg-warn-soft px-4 py-2 [[hidden]]:hidden"
      >
        <span>{t("note-editor:editor.held")}</span>
        <Button tone="secondary" size="small" data-note-take-over="">
          {t("note-editor:editor.takeOver")}
        </Button>
      </div>
      <div data-note-others className="flex flex-col gap-3">
        {others.map((other) => (
          <div key={other.key} className="rounded-md border border-warn-line bg-warn-soft p-4">
            <p className="font-semibold">
              {other.isMine
                ? t("note-editor:editor.otherOwn", { time: format.time(other.at, timeZone) })
                : t("note-editor:editor.other", { name: other.author, time: format.time(other.at, timeZone) })}
            </p>
            <WrittenText text={wordsOf(other.text)} />
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

interface PeriodFieldsProps {
  name: (field: string) => string;
  label: string;
  hint: string;
  period: Period;
  text: string;
}

/** Two days, and the text in which the island saves them. */
function PeriodFields({ name, label, hint, period, text }: PeriodFieldsProps) {
  const { t } = useT();
  return (
    <FieldGroup id={name("text")} label={label} hint={hint || undefined}>
      <textarea hidden name={name("text")} defaultValue={text} aria-hidden="true" tabIndex={-1} />
      <input type="hidden" name={name("asks")} value="period" />
      <div className="grid gap-4 tablet:grid-cols-[repeat(2,minmax(0,20rem))]">
        <DateField
          name={name("from")}
          label={t("notes:period.first")}
          defaultValue={period.from}
          data-note-day="from"
        />
        <DateField
          {...{ name: name("to"), label: t("notes:period.last"), defaultValue: period.to }}
          optionalLabel={`(${t("common:form.optional")})`}
          data-note-day="to"
        />
      </div>
    </FieldGroup>
  );
}

/** How the island shows another text, with what can be chosen. */
export function OtherTextTemplate() {
  const { t } = useT();
  return (
    <template data-note-other>
      <div
        role="group"
        tabIndex={-1}
        // The bar of buttons stands over the foot of the page, and other bars over its top.
        className="scroll-mt-28 scroll-mb-36 rounded-md border border-warn-line bg-warn-soft p-4"
      >
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
