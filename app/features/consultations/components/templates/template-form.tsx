import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
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

/** So many empty sections a form offers beyond those that there are. */
const MORE = 3;

/** A template with its sections; those that are left empty are not kept, so it needs no script. */
export function TemplateForm({ title, template, answer, mayManage, mayHaveOwn }: TemplateFormProps) {
  const { t } = useT();
  const whose = useWhose({ mayManage, mayHaveOwn });
  const count = Math.min(MOST_SECTIONS, (template?.sections.length ?? 1) + MORE);
  const numbers = Array.from({ length: count }, (_, index) => index);
  const labels = {
    name: t("note-editor:templates.name"),
    kind: t("note-editor:templates.kind"),
    whose: t("note-editor:templates.whose"),
    ...Object.fromEntries(
      numbers.flatMap((index) => [
        [`sections[${index}].title`, t("note-editor:templates.sectionTitle", { number: index + 1 })],
        [`sections[${index}].prompt`, t("note-editor:templates.sectionPrompt")],
        [`sections[${index}].text`, t("note-editor:templates.sectionText")],
      ]),
    ),
  };
  const values = template
    ? { ...template, whose: template.employeeId === null ? "organization" : "own" }
    : { kind: "NOTE", whose: whose[0]?.value };
  const form = usePostedForm({ answer, values, labels });
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.noteTemplates()}>{t("note-editor:templates.title")}</BackLink>}
        title={title}
      />
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <form method="post" noValidate data-once data-draft={answer ? "answered" : "kept"} className={formClass}>
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
        {numbers.map((index) => (
          <SectionCard key={index} {...{ form, index }} />
        ))}
        <div>
          <Button type="submit" size="large">
            {t("common:actions.save")}
          </Button>
        </div>
      </form>
    </>
  );
}

function SectionCard({ form, index }: { form: PostedForm; index: number }) {
  const { t } = useT();
  const name = (field: string) => `sections[${index}].${field}`;
  const isRequired = form.value(name("required"));
  return (
    <Card title={t("note-editor:templates.section", { number: index + 1 })}>
      <div className="flex flex-col gap-5">
        <TextField {...form.text(name("title"))} maxLength={MOST_TITLE} />
        <TextField {...form.text(name("prompt"))} maxLength={MOST_PROMPT} />
        <TextArea
          {...form.text(name("text"))}
          hint={t("note-editor:templates.sectionHint")}
          maxLength={MOST_STARTING_TEXT}
        />
        <Checkbox
          name={name("required")}
          label={t("note-editor:templates.sectionRequired")}
          defaultChecked={isRequired === true || isRequired === "on"}
        />
      </div>
    </Card>
  );
}
