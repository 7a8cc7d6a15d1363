import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import type { AskedToSign } from "../../domain/consultations/asked-to-sign";
import type { Note } from "../../domain/notes/note";
import type { unsignable as unsignableOf } from "../../domain/notes/merge-note";
import type { NoteAction } from "../../domain/notes/note-states";
import { MOST_REASON } from "../../schemas/notes/note-acts";
import type { OpenPlace } from "../../domain/templates/note-template";
import { AddendumForm } from "./addendum-form";
import { LeftOpen, placeHref } from "./left-open";
import { NoteHistory, type NoteHistoryProps } from "./note-history";
import { SignNote } from "./sign-note";

interface NoteActsProps extends NoteHistoryProps {
  note: Omit<Note, "sections">;
  desk?: string | undefined;
  may: Readonly<Record<NoteAction, boolean>>;
  /** What must be written or chosen before it can be signed. */
  unsignable: ReturnType<typeof unsignableOf>;
  /** What a template left to be filled in. */
  leftOpen: readonly OpenPlace[];
  asked: AskedToSign;
  answer: PostedAnswer | undefined;
  /** For an addition that is sent again because its answer was lost. */
  idempotencyKey: string;
}

const SIGN_FORM = "sign-note";

/** What its reader may do with a note, and who wrote it. */
export function NoteActs(props: NoteActsProps) {
  const { note, desk, may, unsignable, leftOpen, asked, answer, saves, idempotencyKey, timeZone } = props;
  const { t } = useT();
  const form = usePostedForm({
    ...{ answer, values: { idempotencyKey } },
    labels: {
      ...{ text: t("note-editor:acts.amendText"), reason: t("note-editor:acts.amendReason") },
      // What is said of it is a sentence by itself.
      ...{ asItStands: "", password: t("credentials:confirm.password") },
    },
  });
  return (
    <>
      <ErrorSummary
        title={t("common:form.errorSummaryTitle")}
        // What is to be filled in is filled in there, and not in the box that says that it is meant so.
        errors={form.summary.map((error) =>
          "fieldId" in error && error.fieldId === "asItStands" && leftOpen[0]
            ? { ...error, href: placeHref(note.id, leftOpen[0], desk) }
            : error,
        )}
      />
      {may.sign && unsignable.length > 0 && (
        <Card title={t("note-editor:acts.notYet")}>
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {unsignable.map(({ title, message }) => (
              <li key={message + title}>{t(message, { title })}</li>
            ))}
          </ul>
        </Card>
      )}
      {may.sign && unsignable.length === 0 && (
        <>
          <LeftOpen noteId={note.id} {...{ desk, form }} places={leftOpen} formId={SIGN_FORM} />
          <SignNote {...{ note, desk, asked, form }} formId={SIGN_FORM} />
        </>
      )}
      <form method="post" className="flex flex-wrap items-start gap-3 empty:hidden">
        {may.write && (
          <LinkButton
            href={paths.noteEdit(note.id, { desk })}
            tone={may.sign && unsignable.length + leftOpen.length === 0 ? "secondary" : "primary"}
          >
            {t("note-editor:acts.edit")}
          </LinkButton>
        )}
        {may.publish && (
          <AskFirst
            name="intent"
            value="publish"
            tone="primary"
            harmless
            question={t("note-editor:acts.publish")}
            text={t("note-editor:acts.publishText")}
          >
            {t("note-editor:acts.publish")}
          </AskFirst>
        )}
        {may.restrict && (
          <Button type="submit" name="intent" value={note.authorOnly ? "unrestrict" : "restrict"} tone="secondary">
            {t(note.authorOnly ? "note-editor:acts.unrestrict" : "note-editor:acts.restrict")}
          </Button>
        )}
        {may.discard && (
          <Button type="submit" name="intent" value="discard" tone="quiet">
            {t("note-editor:acts.discard")}
          </Button>
        )}
        {may.restore && (
          <Button type="submit" name="intent" value="restore">
            {t("note-editor:acts.restore")}
          </Button>
        )}
      </form>
      {may.amend && <AddendumForm {...{ note, form }} isAnswered={answer !== undefined} />}
      {may.withdraw && <WithReason intent="withdraw" label="withdrawReason" />}
      {may.enterInError && <WithReason intent="error" label="errorReason" text="errorText" />}
      <NoteHistory {...{ saves, timeZone }} />
    </>
  );
}

interface WithReasonProps {
  intent: "withdraw" | "error";
  label: "withdrawReason" | "errorReason";
  text?: "errorText";
}

/** An act that asks why. It needs no script. */
function WithReason({ intent, label, text }: WithReasonProps) {
  const { t } = useT();
  return (
    <details className="rounded-lg border border-line bg-surface px-5 py-4">
      <summary className="cursor-pointer font-semibold">{t(`note-editor:acts.${intent}`)}</summary>
      <form method="post" className="mt-4 flex flex-col items-start gap-4">
        {text && <p className="max-w-prose">{t(`note-editor:acts.${text}`)}</p>}
        <TextField
          id={`${intent}-reason`}
          name="reason"
          label={t(`note-editor:acts.${label}`)}
          maxLength={MOST_REASON}
          required
        />
        <Button type="submit" name="intent" value={intent} tone="danger">
          {t(`note-editor:acts.${intent}`)}
        </Button>
      </form>
    </details>
  );
}
