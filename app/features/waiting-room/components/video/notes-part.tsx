import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { AppointmentNotes, type ShownNotes } from "./appointment-notes";

const FRAME = "consultation";

const named = (words: string, patientName: string | null) =>
  patientName === null ? words : `${words}: ${patientName}`;

export interface NotesPartProps {
  /** The appointments whose consultations can be opened, with their patients' names where there are several. */
  consults: readonly { appointmentId: string; patientName: string | null }[];
  notes: readonly ShownNotes[];
}

/**
 * What is written through a call: the consultation, which opens in a frame, so that the call goes on whatever is written
 * there, and the notes of the appointment. Without script the consultation opens as a page of its own.
 */
export function NotesPart({ consults, notes }: NotesPartProps) {
  const { t } = useT();
  const hydrated = useHydrated();
  /** Whose consultation is in the frame; null before one was opened. */
  const [opened, setOpened] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  /** It was opened, and is not there yet. */
  const comesIntoView = useRef(false);
  const open = (appointmentId: string) => {
    setOpened(appointmentId);
    setShown(true);
    comesIntoView.current = true;
  };
  return (
    <>
      <div data-consults="" className="flex flex-wrap items-center gap-2 px-3 py-1 tablet:py-2 empty:hidden">
        {consults.map(({ appointmentId, patientName }) =>
          // Opened anew, it would take away what is typed in it.
          appointmentId === opened ? (
            <Button
              key={appointmentId}
              tone={shown ? "quiet" : "secondary"}
              size="small"
              icon={shown ? "close" : "edit"}
              aria-expanded={shown}
              aria-controls="consultation-frame"
              onClick={() => setShown(!shown)}
            >
              {named(t(shown ? "desk:hide" : "desk:show"), patientName)}
            </Button>
          ) : (
            <form
              key={appointmentId}
              method="post"
              action={paths.openConsultation(appointmentId)}
              target={hydrated ? FRAME : undefined}
              // Not before it was sent: a form that is gone sends nothing.
              onSubmit={() => setTimeout(() => open(appointmentId))}
            >
              <Button type="submit" icon="edit" size="small">
                {named(t("desk:open"), patientName)}
              </Button>
            </form>
          ),
        )}
        {opened !== null && shown && (
          <LinkButton href={paths.openConsultation(opened)} target={FRAME} tone="quiet" size="small" icon="document">
            {t("desk:overview")}
          </LinkButton>
        )}
      </div>
      {consults.length > 0 && (
        <iframe
          id="consultation-frame"
          // Whoever works by the keyboard goes on inside it.
          onLoad={({ currentTarget }) => {
            if (comesIntoView.current) currentTarget.focus();
            comesIntoView.current = false;
          }}
          name={FRAME}
          title={t("desk:frame")}
          className={classNames("min-h-0 w-full grow border-t border-line", !shown && "hidden")}
        />
      )}
      <div className={classNames("flex flex-col gap-3 p-3", shown && "hidden")}>
        <AppointmentNotes notes={notes} />
      </div>
    </>
  );
}
