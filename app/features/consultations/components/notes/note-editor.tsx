import type { ComponentProps } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { ActBar } from "~/ui/action/act-bar";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import type { GlanceSection } from "../../domain/desk/glance";
import type { Note } from "../../domain/notes/note";
import { MOST_SECTION_TEXT } from "../../domain/notes/note-window";
import { BackFrom } from "../consultations/back-from";
import { HealthWarnings } from "../consultations/health-warnings";
import { PatientLine } from "../consultations/patient-line";
import { EarlierNotes, type EarlierNote } from "./earlier-notes";
import { EditorSection, OtherTextTemplate, type EditorSectionProps } from "./editor-section";
import { InsertTexts } from "./insert-texts";
import type { NoteDone } from "./notes-done";
import { OpeningBanner, type OpeningBannerProps } from "~/screens/opening-banner";

/** Fields grow with their text, and look as they are while another window writes: nothing is left then that writes but to
 * take over, or to choose. A note that is closed has no buttons. */
const formClass =
  "flex flex-col gap-3 [&[data-closed]_button]:hidden " +
  "[&[data-follows]_button:not([data-note-take-over]):not([data-choose])]:hidden " +
  "[&_textarea]:[field-sizing:content] [&_textarea]:min-h-20 " +
  "[&_textarea:read-only]:bg-sunken [&_textarea:read-only]:text-muted [&_textarea:read-only]:cursor-not-allowed " +
  "[&_[data-note-day]:read-only]:bg-sunken [&_[data-note-day]:read-only]:text-muted";

interface NoteEditorProps extends OpeningBannerProps {
  title: string;
  desk?: string | undefined;
  note: Omit<Note, "sections">;
  patient: { id: string; birthDate: string; gender: number };
  today: string;
  insertable: ComponentProps<typeof InsertTexts>["texts"];
  ofCall: ComponentProps<typeof InsertTexts>["ofCall"];
  /** What the patient must not be given. */
  warnings: readonly GlanceSection[];
  sections: readonly EditorSectionProps["section"][];
  state: { sections: readonly { id: string; others: EditorSectionProps["others"] }[]; savedAt: number };
  snippets: ComponentProps<typeof InsertTexts>["snippets"];
  may: { discard: boolean };
  done: NoteDone | null;
  answer: PostedAnswer | undefined;
  timeZone: string;
  earlier: readonly EarlierNote[];
}

/**
 * A draft as it is written. Its island saves as it is typed; without script it is a form with a button, and what
 * somebody else wrote meanwhile is kept beside.
 */
export function NoteEditor(props: NoteEditorProps) {
  const {
    title,
    desk,
    note,
    patient,
    warnings,
    sections,
    state,
    snippets,
    may,
    done,
    answer,
    opening,
    timeZone,
    earlier,
    today,
    insertable,
    ofCall,
  } = props;
  const { t, format } = useT();
  const labels = Object.fromEntries(sections.map((section, index) => [`sections[${index}].text`, section.title]));
  const form = usePostedForm({ answer, values: {}, labels });
  const isUndecided = state.sections.some(({ others }) => others.length > 0);
  const status = isUndecided
    ? t("note-editor:editor.choose")
    : t("note-editor:editor.saved", { time: format.time(state.savedAt, timeZone) });
  return (
    <>
      <PageHeader
        back={
          <BackFrom desk={desk} href={paths.notes({ patient: patient.id })}>
            {t("notes:title")}
          </BackFrom>
        }
        title={title}
      />
      <PatientLine {...{ patient, today }} />
      <OpeningBanner {...{ opening, timeZone }} />
      <HealthWarnings warnings={warnings} />
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      {done && <Banner tone="good" live title={t(`note-editor:done.${done}`)} />}
      <div className={earlier.length > 0 ? "grid gap-6 large:grid-cols-[minmax(0,1fr)_19rem] large:items-start" : ""}>
        <form
          method="post"
          noValidate
          className={formClass}
          data-note-editor={note.id}
          data-saves={paths.noteSaves(note.id)}
          data-view={paths.noteView(note.id, { desk })}
          data-zone={timeZone}
          data-state={JSON.stringify(state)}
          data-snippets={JSON.stringify(snippets)}
          data-words={JSON.stringify({
            saved: t("note-editor:editor.saved", { time: "{time}" }),
            saving: t("note-editor:editor.saving"),
            changed: t("note-editor:editor.changed"),
            choose: t("note-editor:editor.choose"),
            notSaved: t("note-editor:editor.notSaved"),
            unkept: t("note-editor:editor.unkept"),
            tooLong: t("note-editor:editor.tooLong"),
            excess: t("note-editor:editor.excess", { most: format.number(MOST_SECTION_TEXT), count: "{count}" }),
            follow: t("note-editor:editor.follow", { name: "{name}" }),
            followOwn: t("note-editor:editor.followOwn"),
            other: t("note-editor:editor.other", { name: "{name}", time: "{time}" }),
            otherNote: t("note-editor:editor.otherNote"),
            otherOwn: t("note-editor:editor.otherOwn", { time: "{time}" }),
            dictate: t("note-editor:editor.dictate"),
            stopDictating: t("note-editor:editor.stopDictating"),
            noDictation: t("note-editor:editor.noDictation"),
          })}
        >
          <div className="sticky top-(--bar-height) z-10 flex flex-col gap-3 bg-canvas has-[[data-note-banner]:not([hidden])]:py-2">
            {/* Those who see it have it beside the buttons, which stay in view. */}
            <p role="status" data-note-status className="sr-only">
              {status}
            </p>
            <EditorBanners {...{ desk }} noteId={note.id} />
          </div>
          <InsertTexts texts={insertable} {...{ ofCall, snippets }} />
          {sections.map((section, index) => (
            <EditorSection
              key={section.id}
              {...{ section, index, timeZone }}
              others={state.sections.find(({ id }) => id === section.id)?.others ?? []}
              typed={form.posted ? form.value(`sections[${index}].text`) : undefined}
              typedBase={form.posted ? form.value(`sections[${index}].base`) : undefined}
            />
          ))}
          <SnippetHint names={Object.keys(snippets)} />
          <OtherTextTemplate />
          <ActBar>
            <Button type="submit" name="intent" value="finish">
              {t("note-editor:editor.finish")}
            </Button>
            <Button type="submit" name="intent" value="save" tone="secondary">
              {t("note-editor:editor.save")}
            </Button>
            <p data-note-status-below className="text-sm text-muted">
              {status}
            </p>
          </ActBar>
          {may.discard && (
            <div>
              <Button type="submit" name="intent" value="discard" tone="quiet" size="small" formNoValidate>
                {t("note-editor:editor.discard")}
              </Button>
            </div>
          )}
        </form>
        {earlier.length > 0 && <EarlierNotes notes={earlier} timeZone={timeZone} />}
      </div>
    </>
  );
}

/** How a snippet is typed; to whoever has none, where they are made. */
export function SnippetHint({ names: [name] }: { names: readonly string[] }) {
  const { t } = useT();
  return (
    <p className="text-sm text-muted">
      {name !== undefined ? (
        t("note-editor:editor.hint", { name })
      ) : (
        <>
          {t("note-editor:editor.noSnippets")}{" "}
          <TextLink href={paths.noteTemplates()}>{t("note-editor:templates.manage")}</TextLink>
        </>
      )}
    </p>
  );
}

/** What the island shows when it is so: they are in the page from the beginning, so that no line is needed for them. */
export function EditorBanners({ noteId, desk }: { noteId: string; desk?: string | undefined }) {
  const { t } = useT();
  return (
    <>
      <div hidden data-note-banner="signIn">
        <Banner
          tone="warn"
          live
          title={t("note-editor:editor.signIn")}
          action={
            <LinkButton href={paths.login(paths.noteEdit(noteId, { desk }))} target="_blank" tone="secondary">
              {t("note-editor:editor.signInAction")}
            </LinkButton>
          }
        />
      </div>
      <div hidden data-note-banner="closed">
        <Banner
          tone="error"
          live
          title={t("note-editor:editor.closed")}
          action={
            <LinkButton href={paths.noteView(noteId)} target="_blank" tone="secondary">
              {t("note-editor:editor.read")}
            </LinkButton>
          }
        />
      </div>
      <div hidden data-note-banner="follow">
        <Banner
          tone="info"
          live
          action={
            <Button tone="secondary" data-note-take-over="">
              {t("note-editor:editor.takeOver")}
            </Button>
          }
        >
          <span data-note-writer />
        </Banner>
      </div>
      <div hidden data-note-banner="restored">
        <Banner tone="good" live title={t("note-editor:editor.restored")} />
      </div>
    </>
  );
}
