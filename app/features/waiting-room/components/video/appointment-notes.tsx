import { useT } from "~/i18n/use-t";
import { Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
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
        <Card
          key={appointmentId}
          title={patientName === null ? t("video:note.title") : t("video:group.notes", { name: patientName })}
        >
          <Stack>
            {ofAppointment.map((note) => (
              <ReviewNoteField key={note.kind} appointmentId={appointmentId} {...note} />
            ))}
          </Stack>
        </Card>
      ))}
    </>
  );
}
