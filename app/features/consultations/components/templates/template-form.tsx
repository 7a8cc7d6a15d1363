import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { listIntent } from "~/ui/form/list-intent";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { NOTE_KINDS, type NoteKind } from "../../domain/notes/note";
import { MOST_PROMPT, MOST_SECTIONS, MOST_TITLE, type TemplateSection } from "../../domain/templates/note-template";
import { MOST_STARTING_TEXT } from "../../schemas/templates/note-template";
import { useWhose, type MayKeep } from "./use-whose";

interface TemplateFormProps extends MayKeep {
  title: string;
  template: {
    employeeId: string | null;
    name: string;
    kind: NoteKind;
    sections: readonly TemplateSection[];
    version: number;
  } | null;
  answer: PostedAnswer | undefined;
}

const LIST = "sections";

/**
 * A template with its sections. Buttons add one, take one away and move it; they need no script and save nothing.
 */
export function TemplateForm({ title, template, answer, mayManage, mayHaveOwn }: TemplateFormProps) {
  const { t } = useT();
  const whose = useWhose({ mayManage, mayHaveOwn });
  const labels = {
    name: t("note-editor:templates.name"),
    kind: t("note-editor:templates.kind"),
    whose: t("note-editor:templates.whose"),
    ...Object.fromEntries(
      Array.from({ length: MOST_SECTIONS }, (_, index) => index).flatMap((index) => [
        [`sections[${index}].title`, t("note-editor:templates.sectionTitle", { number: index + 1 })],
        [`sections[${index}].prompt`, t("note-editor:templates.sectionPromptOf", { number: index + 1 })],
        [`sections[${index}].text`, t("note-editor:templates.sectionTextOf", { number: index + 1 })],
      ]),
    ),
  };
  const values = template
    ? { ...template, whose: template.employeeId === null ? "organization" : "own" }
    : { kind: "NOTE", whose: whose[0]?.value };
  const form = usePostedForm({ answer, values, labels });
  const listed = form.value(LIST);
  const sections: readonly unknown[] = Array.isArray(listed) && listed.length > 0 ? listed : [null];
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.noteTemplates()}>{t("note-editor:templates.title")}</BackLink>}
        title={title}
      />
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <form method="post" noValidate data-once data-draft={answer ? "answered" : "kept"} className={formClass}>
        <DefaultSubmit />
        <input type="hidden" name="intent" value="save" />
        <VersionField version={form.value("version")} />
        <Card>
          <div className="flex flex-col gap-5">
            <TextField {...form.text("name")} maxLength={MOST_TITLE} />
            <NativeSelect
              {...form.text("kind")}
              options={NOTE_KINDS.map((kind) => ({ value: kind, label: t(`notes:kinds.${kind}`) }))}
            />
            {template ? (
              <input type="hidden" name="whose" value={values.whose} />
            ) : (
              <NativeSelect {...form.text("whose")} options={whose} />
            )}
          </div>
        </Card>
        <ol id={LIST} tabIndex={-1} className="flex flex-col gap-6">
          {sections.map((section, index) => (
            <li key={`${index}-${JSON.stringify(section)}`} id={hereOf(index).slice(1)}>
              <SectionCard {...{ form, index }} count={sections.length} />
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          {sections.length < MOST_SECTIONS && (
            <Button
              type="submit"
              tone="secondary"
              size="large"
              icon="plus"
              {...{ formAction: hereOf(sections.length), formNoValidate: true }}
              {...listIntent("insert", { name: LIST })}
            >
              {t("note-editor:templates.addSection")}
            </Button>
          )}
          <Button type="submit" size="large">
            {t("common:actions.save")}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Where the page opens again after a button of the list: at the section that it was about. */
const hereOf = (index: number) => `#section-${index + 1}`;

function SectionCard({ form, index, count }: { form: PostedForm; index: number; count: number }) {
  const { t } = useT();
  const name = (field: string) => `${LIST}[${index}].${field}`;
  const isRequired = form.value(name("required"));
  const id = form.value(name("id"));
  const optionalLabel = `(${t("common:form.optional")})`;
  return (
    <Card title={t("note-editor:templates.section", { number: index + 1 })}>
      <input type="hidden" name={name("id")} value={typeof id === "string" ? id : ""} />
      <div className="flex flex-col gap-5">
        <TextField {...form.text(name("title"))} maxLength={MOST_TITLE} />
        <TextField
          {...form.text(name("prompt"))}
          label={t("note-editor:templates.sectionPrompt")}
          optionalLabel={optionalLabel}
          maxLength={MOST_PROMPT}
        />
        <TextArea
          {...form.text(name("text"))}
          label={t("note-editor:templates.sectionText")}
          optionalLabel={optionalLabel}
          hint={t("note-editor:templates.sectionHint")}
          maxLength={MOST_STARTING_TEXT}
        />
        <Checkbox
          name={name("required")}
          label={t("note-editor:templates.sectionRequired")}
          defaultChecked={isRequired === true || isRequired === "on"}
        />
        {count > 1 && <SectionMoves {...{ index, count }} />}
      </div>
    </Card>
  );
}

/** Moves a section up or down, or takes it away. */
function SectionMoves({ index, count }: { index: number; count: number }) {
  const { t } = useT();
  const number = index + 1;
  const quiet = { type: "submit", tone: "quiet", size: "small", formNoValidate: true } as const;
  const move = (to: number) => ({
    ...{ formAction: hereOf(to) },
    ...listIntent("reorder", { name: LIST, from: index, to }),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {index > 0 && (
        <Button {...quiet} {...move(index - 1)} aria-label={t("note-editor:templates.moveUpOf", { number })}>
          {t("note-editor:templates.moveUp")}
        </Button>
      )}
      {number < count && (
        <Button {...quiet} {...move(index + 1)} aria-label={t("note-editor:templates.moveDownOf", { number })}>
          {t("note-editor:templates.moveDown")}
        </Button>
      )}
      <Button
        {...quiet}
        icon="trash"
        formAction={hereOf(Math.max(0, index - 1))}
        aria-label={t("note-editor:templates.removeSectionOf", { number })}
        {...listIntent("remove", { name: LIST, index })}
      >
        {t("note-editor:templates.removeSection")}
      </Button>
    </div>
  );
}
