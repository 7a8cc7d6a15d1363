import {
  isToldWithdrawn,
  mayNote,
  NOTE_ACTIONS,
  type NoteAction,
  type NoteActor,
} from "../../domain/notes/note-states";
import type { ListedNote } from "../../data/notes/note-lists.server";
import type { Note } from "../../domain/notes/note";

/** What somebody may do with a note as it is. */
export const noteMay = (note: Note, actor: NoteActor): Readonly<Record<NoteAction, boolean>> =>
  Object.fromEntries(NOTE_ACTIONS.map((action) => [action, mayNote(action, actor, note)])) as Record<
    NoteAction,
    boolean
  >;

/** Whether a note stands on somebody's list: what they may read, and for a patient what they could. */
export const isListed = (note: ListedNote, actor: NoteActor): boolean =>
  mayNote("read", actor, note) || (actor === "patient" && isToldWithdrawn(note));
