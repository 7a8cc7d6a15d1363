import type { usePostedForm } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { FieldGroup } from "~/ui/form/field";
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

/** Links, each with a name and an address; a row left empty does not count. */
export function LinkEntries({ form, name, label }: EntriesProps) {
  const { t } = useT();
  return (
    <FieldGroup id={name} label={label} hint={t("employees:profile.urlHint")} error={form.error(name)}>
      <ul className="flex flex-col gap-6">
        {rowsOf(form, name).map((index) => {
          const entry = (what: string) => t("employees:profile.entry", { what, number: index + 1 });
          return (
            <li key={index} className="grid items-end gap-4 tablet:grid-cols-2">
              <TextField
                {...form.text(`${name}[${index}].label`)}
                label={entry(t("employees:profile.label"))}
                dir="auto"
              />
              <TextField
                {...form.text(`${name}[${index}].url`)}
                label={entry(t("employees:profile.url"))}
                type="url"
                inputMode="url"
                dir="ltr"
                spellCheck={false}
              />
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}

/** What patients say, each with who says it; a row without words does not count. */
export function TestimonialEntries({ form, name, label }: EntriesProps) {
  const { t } = useT();
  return (
    <FieldGroup id={name} label={label} error={form.error(name)}>
      <ul className="flex flex-col gap-6">
        {rowsOf(form, name).map((index) => {
          const entry = (what: string) => t("employees:profile.entry", { what, number: index + 1 });
          return (
            <li key={index} className="flex flex-col gap-4">
              <TextField
                {...form.text(`${name}[${index}].author`)}
                label={entry(t("employees:profile.author"))}
                dir="auto"
              />
              <TextArea
                {...form.text(`${name}[${index}].text`)}
                label={entry(t("employees:profile.said"))}
                rows={2}
                dir="auto"
              />
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}
