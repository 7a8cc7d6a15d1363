import { useT } from "~/i18n/use-t";
import { Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import type { StreamedCost } from "../../domain/session-rules";
import { ReviewNoteField, type ShownNote } from "./review-note";
import { StreamedMinutes } from "./streamed-minutes";

export interface VisitNotesProps {
  appointmentId: string;
  /** Empty for a patient. */
  notes: readonly ShownNote[];
  /** Null for a patient. */
  streamed: StreamedCost | null;
}

/** What the provider's side alone sees of a video visit: its notes, and what was streamed. */
export function VisitNotes({ appointmentId, notes, streamed }: VisitNotesProps) {
  const { t } = useT();
  if (notes.length === 0) return null;
  return (
    <Card title={t("video:note.title")}>
      <Stack>
        {notes.map((note) => (
          <ReviewNoteField key={note.kind} appointmentId={appointmentId} {...note} />
        ))}
        {streamed && <StreamedMinutes {...streamed} />}
      </Stack>
    </Card>
  );
}
