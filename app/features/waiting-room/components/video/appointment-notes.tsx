import { useT } from "~/i18n/use-t";
import { ReviewNoteField, type ShownNote } from "./review-note";

/** The notes of one appointment. */
export interface ShownNotes {
  appointmentId: string;
  /** Where there are several patients in the call; null else. */
  patientName: string | null;
  notes: readonly ShownNote[];
}

export interface AppointmentNotesProps {
  /** Of a group session those of each participant's appointment; empty for a patient. */
  notes: readonly ShownNotes[];
}

/** What the provider's side alone sees of a video appointment: its notes. */
export function AppointmentNotes({ notes }: AppointmentNotesProps) {
  const { t } = useT();
  return (
    <>
      {notes.map(({ appointmentId, patientName, notes: ofAppointment }) => (
        <section key={appointmentId} aria-labelledby={`notes-${appointmentId}`} className="flex flex-col gap-4">
          {/* The tab above says already that these are notes; of several patients, the name says whose. */}
          <h2 id={`notes-${appointmentId}`} className={patientName === null ? "sr-only" : "font-semibold"}>
            {patientName === null ? t("video:note.title") : t("video:group.notes", { name: patientName })}
          </h2>
          {ofAppointment.map((note) => (
            <ReviewNoteField key={note.kind} appointmentId={appointmentId} {...note} />
          ))}
        </section>
      ))}
    </>
  );
}
