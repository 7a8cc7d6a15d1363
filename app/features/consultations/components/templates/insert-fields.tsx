import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { HEALTH_PLACEHOLDERS, NOTE_PLACEHOLDERS, TO_FILL_IN } from "../../domain/templates/note-template";

const HEALTH: ReadonlySet<string> = new Set(HEALTH_PLACEHOLDERS);

/** Not offered where the form says that it is a letter which others read; it needs no script. */
const UNLESS_READ_BY_OTHERS = "[form:has(option[value^=SICK]:checked)_&]:hidden";

/** The name of a placeholder in the messages, which has no full stop. */
export const nameOf = (placeholder: (typeof NOTE_PLACEHOLDERS)[number]) =>
  placeholder.replace(".", "_") as
    | "patient_name"
    | "patient_age"
    | "patient_birthDate"
    | "doctor_name"
    | "date"
    | "vitals_latest"
    | "medicines_current"
    | "allergies_known";

/**
 * What a template or a snippet can leave to be filled in. Its buttons (app/islands/wording.ts) put it where somebody was
 * writing; without script each is shown to be typed.
 */
export function InsertFields({ of }: { of: "template" | "snippet" }) {
  const { t } = useT();
  const fields = [
    ...NOTE_PLACEHOLDERS.map((each) => ({
      place: `{${each}}`,
      isHealth: HEALTH.has(each),
      words: t(`note-editor:templates.places.${nameOf(each)}`),
    })),
    { place: TO_FILL_IN, isHealth: false, words: t("note-editor:templates.places.toFillIn") },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-sm text-muted">
        {t(of === "snippet" ? "note-editor:templates.insertSnippetText" : "note-editor:templates.insertText", {
          place: TO_FILL_IN,
        })}
      </p>
      <ul aria-label={t("note-editor:editor.insert")} className="flex flex-wrap gap-1.5">
        {fields.map(({ place, words, isHealth }) => (
          <li key={place} className={classNames("shrink-0", isHealth && UNLESS_READ_BY_OTHERS)}>
            <span data-insert-typed className="inline-flex gap-1.5 rounded-md bg-sunken px-2 py-1 text-sm">
              {words} <code dir="ltr">{place}</code>
            </span>
            <Button tone="secondary" size="small" icon="plus" hidden data-insert={place}>
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
