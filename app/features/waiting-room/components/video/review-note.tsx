import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextArea } from "~/ui/form/text-area";
import { Banner } from "~/ui/view/banner";
import { NoteSaver, type NoteState, type SaveOutcome } from "../../realtime/video/note-saver";
import { MAX_REVIEW_NOTE } from "../../schemas/video/video-calls";

/** A note as the page got it; `version` 0 before the first save. */
export interface ShownNote {
  kind: "REVIEW" | "SUMMARY";
  note: string;
  version: number;
}

export interface ReviewNoteProps extends ShownNote {
  appointmentId: string;
}

/** A note of the appointment that saves itself as it is typed. */
export function ReviewNoteField({ appointmentId, kind, note, version }: ReviewNoteProps) {
  const { t } = useT();
  const [state, setState] = useState<NoteState | null>(null);
  const [saver] = useState(
    () =>
      new NoteSaver(version, (text, read) => save({ appointmentId, kind, note: text, version: read }), setState, {
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      }),
  );
  const unsaved = state !== null && state !== "saved";
  useEffect(() => {
    if (!unsaved) return;
    // The browser asks before it throws away what is not saved.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [unsaved]);
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        name={`note-${kind}`}
        id={`note-${kind}-${appointmentId}`}
        label={t(`video:note.${kind}`)}
        hint={t(`video:note.${kind}Hint`)}
        rows={4}
        maxLength={MAX_REVIEW_NOTE}
        defaultValue={note}
        onChange={(event) => saver.type(event.target.value)}
        onBlur={() => void saver.flush()}
      />
      <p role="status" className="text-sm text-muted">
        {state && state !== "changed" && t(`video:note.${state === "typing" ? "saving" : state}`)}
      </p>
      {state === "changed" && (
        <Banner tone="warn" live title={t("video:note.changed")}>
          {t("video:note.changedText")}
        </Banner>
      )}
    </div>
  );
}

async function save(body: ReviewNoteProps): Promise<SaveOutcome> {
  try {
    const response = await fetch(paths.videoSessionCalls().note, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) return { kind: "saved", version: body.version + 1 };
    return { kind: response.status === 409 ? "changed" : "unreached" };
  } catch {
    return { kind: "unreached" };
  }
}
