import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { BackLink } from "~/ui/action/back-link";
import { ActBar } from "~/ui/action/act-bar";
import { Button, LinkButton } from "~/ui/action/button";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { denseFormClass } from "~/ui/form/form-style";
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
import { InsertFields } from "./insert-fields";
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
  /** One of the product's own that a new one begins with. */
  copied: { id: string; name: string; kind: NoteKind; sections: readonly TemplateSection[] } | null;
  answer: PostedAnswer | undefined;
}

const LIST = "sections";

/**
 * A template with its sections. Buttons add one, take one away and move it; they need no script and save nothing.
 */
export function TemplateForm({ title, template, copied, answer, mayManage, mayHaveOwn }: TemplateFormProps) {
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
    : { kind: "NOTE", ...copied, whose: whose[0]?.value };
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
      <form method="post" noValidate data-once data-draft={answer ? "answered" : "kept"} className={denseFormClass}>
        <DefaultSubmit />
        <input type="hidden" name="intent" value="save" />
        <VersionField version={form.value("version")} />
        {copied && <input type="hidden" name="from" value={copied.id} />}
        <Card>
          <div className="grid gap-4 tablet:grid-cols-3">
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
        <InsertFields of="template" />
        <ol id={LIST} tabIndex={-1} className="flex flex-col gap-3">
          {sections.map((section, index) => (
            <li key={`${index}-${JSON.stringify(section)}`} id={hereOf(index).slice(1)}>
              <SectionCard {...{ form, index }} count={sections.length} />
            </li>
          ))}
        </ol>
        {sections.length < MOST_SECTIONS && (
          <div>
            <Button
              type="submit"
              tone="secondary"
              icon="plus"
              {...{ formAction: hereOf(sections.length), formNoValidate: true }}
              {...listIntent("insert", { name: LIST })}
            >
              {t("note-editor:templates.addSection")}
            </Button>
          </div>
        )}
        <ActBar>
          <Button type="submit">{t("common:actions.save")}</Button>
          <LinkButton href={paths.noteTemplates()} tone="quiet">
            {t("common:actions.cancel")}
          </LinkButton>
        </ActBar>
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
    <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card tablet:px-5">
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-semibold">{t("note-editor:templates.section", { number: index + 1 })}</h2>
        {count > 1 && <SectionMoves {...{ index, count }} />}
      </header>
      <input type="hidden" name={name("id")} value={typeof id === "string" ? id : ""} />
      <div className="grid gap-3 tablet:grid-cols-[2fr_3fr] tablet:gap-4">
        <TextField {...form.text(name("title"))} label={t("note-editor:templates.heading")} maxLength={MOST_TITLE} />
        <TextField
          {...form.text(name("prompt"))}
          label={t("note-editor:templates.sectionPrompt")}
          optionalLabel={optionalLabel}
          maxLength={MOST_PROMPT}
        />
      </div>
      <TextArea
        {...form.text(name("text"))}
        label={t("note-editor:templates.sectionText")}
        optionalLabel={optionalLabel}
        rows={3}
        maxLength={MOST_STARTING_TEXT}
        data-insert-into=""
      />
      <div className="-my-1.5">
        <Checkbox
          name={name("required")}
          label={t("note-editor:templates.sectionRequired")}
          defaultChecked={isRequired === true || isRequired === "on"}
        />
      </div>
    </section>
  );
}

/** Moves a section up or down, or takes it away. */
function SectionMoves({ index, count }: { index: number; count: number }) {
  const { t } = useT();
  const number = index + 1;
  const quiet = { type: "submit", tone: "quiet", size: "small", square: true, formNoValidate: true } as const;
  const move = (to: number) => ({
    ...{ formAction: hereOf(to) },
    ...listIntent("reorder", { name: LIST, from: index, to }),
  });
  return (
    <div className="-me-2 flex">
      {index > 0 && (
        <Button {...quiet} icon="arrow-up" {...move(index - 1)}>
          <VisuallyHidden>{t("note-editor:templates.moveUpOf", { number })}</VisuallyHidden>
        </Button>
      )}
      {number < count && (
        <Button {...quiet} icon="arrow-down" {...move(index + 1)}>
          <VisuallyHidden>{t("note-editor:templates.moveDownOf", { number })}</VisuallyHidden>
        </Button>
      )}
      <Button
        {...quiet}
        icon="trash"
        formAction={hereOf(Math.max(0, index - 1))}
        {...listIntent("remove", { name: LIST, index })}
      >
        <VisuallyHidden>{t("note-editor:templates.removeSectionOf", { number })}</VisuallyHidden>
      </Button>
    </div>
  );
}
