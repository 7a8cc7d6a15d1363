import { useT } from "~/i18n/use-t";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { NoteStatus } from "../../domain/notes/note-states";

const NOTE_COLOURS: Readonly<Record<NoteStatus, StatusColour>> = {
  DRAFT: "orange",
  SIGNED: "green",
  AMENDED: "light-blue",
  ENTERED_IN_ERROR: "dark-grey",
  DISCARDED: "light-grey",
};

/** In which state a note is. */
export function NoteStatusBadge({ status }: { status: NoteStatus }) {
  const { t } = useT();
  return <StatusBadge colour={NOTE_COLOURS[status]}>{t(`notes:status.${status}`)}</StatusBadge>;
}
