import type { ReactNode } from "react";
import type { usePostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { FieldGroup } from "~/ui/form/field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";

type Form = ReturnType<typeof usePostedForm>;

/** Rows that are empty to begin with, for what is added. */
const BLANK = 2;

const says = (row: unknown): boolean =>
  typeof row === "object" && row !== null && Object.values(row).some((part) => typeof part === "string" && part !== "");

function rowsOf(form: Form, name: string): number[] {
  const given: unknown = form.value(name);
  const length = Array.isArray(given) ? given.findLastIndex(says) + 1 : 0;
  return Array.from({ length: length + BLANK }, (_, index) => index);
}

interface EntriesProps {
  form: Form;
  name: string;
  label: string;
}

/** One part of an entry: its words, and how the form names it. */
type Part = (name: string, what: string) => ReturnType<Form["text"]>;

/** Entries below each other, and some empty rows for more. */
function Entries({
  form,
  name,
  label,
  hint,
  layout,
  children,
}: EntriesProps & { hint?: string; layout: string; children: (part: Part, index: number) => ReactNode }) {
  const { t } = useT();
  return (
    <FieldGroup id={name} label={label} hint={hint} error={form.error(name)}>
      <ul className="flex flex-col gap-6">
        {rowsOf(form, name).map((index) => {
          const part: Part = (partName, what) => ({
            ...form.text(`${name}[${index}].${partName}`),
            label: t("employees:profile.entry", { what, number: index + 1 }),
          });
          return (
            <li key={index} className={layout}>
              {children(part, index)}
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}

/** Links, each with a name and an address; a row left empty does not count. */
export function LinkEntries(props: EntriesProps) {
  const { t } = useT();
  return (
    <Entries {...props} hint={t("employees:profile.urlHint")} layout="grid items-end gap-4 tablet:grid-cols-2">
      {(part) => (
        <>
          <TextField {...part("label", t("employees:profile.label"))} dir="auto" />
          <TextField
            {...part("url", t("employees:profile.url"))}
            type="url"
            inputMode="url"
            dir="ltr"
            spellCheck={false}
          />
        </>
      )}
    </Entries>
  );
}

/** What a provider writes for patients, each with its title and, unseen, the date it was added. */
export function PostEntries(props: EntriesProps) {
  const { t } = useT();
  return (
    <Entries {...props} hint={t("employees:profile.postsHint")} layout="flex flex-col gap-4">
      {(part, index) => (
        <>
          <TextField {...part("title", t("employees:profile.postTitle"))} dir="auto" />
          <TextArea {...part("text", t("employees:profile.postText"))} rows={4} dir="auto" />
          <HiddenFields fields={{ [`${props.name}[${index}].on`]: writtenOn(props.form, props.name, index) }} />
        </>
      )}
    </Entries>
  );
}

function writtenOn(form: Form, name: string, index: number): string | undefined {
  const on: unknown = form.value(`${name}[${index}].on`);
  return typeof on === "string" && on !== "" ? on : undefined;
}

/** What patients say, each with who says it; a row without words does not count. */
export function TestimonialEntries(props: EntriesProps) {
  const { t } = useT();
  return (
    <Entries {...props} layout="flex flex-col gap-4">
      {(part) => (
        <>
          <TextField {...part("author", t("employees:profile.author"))} dir="auto" />
          <TextArea {...part("text", t("employees:profile.said"))} rows={2} dir="auto" />
        </>
      )}
    </Entries>
  );
}
