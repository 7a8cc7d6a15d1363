import { employeeNames } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { NoteClient, OpenNote } from "../../data/notes/notes-read.server";
import { isFollowing, otherKey, WRITING_MS, type NoteSection } from "../../domain/notes/merge-note";
import type { Note } from "../../domain/notes/note";

/** What a window is told of a note, after a save and while it follows. */
export interface NoteState {
  version: number;
  status: Note["status"];
  /** When the note was last written (UTC ms, by the server's clock). */
  savedAt: number;
  /** The window's latest save that is stored; 0 before the first. */
  acknowledged: number;
  /** The latest stored save of the window whose kept text it goes on with. */
  continued: number;
  sections: readonly {
    id: string;
    version: number;
    text: string;
    /** `isOwn`: of this window; `isMine`: of whoever asks, in whichever window. */
    others: readonly { key: string; text: string; author: string; at: number; isOwn: boolean; isMine: boolean }[];
  }[];
  /** Who writes it now in another window; null where nobody does, or this window. */
  writer: { name: string; isOwn: boolean } | null;
}

/** The window that writes a note, if it was heard of lately. */
export const writerOf = ({ writerClient }: Note, clients: readonly NoteClient[]) =>
  clients.find(({ clientId }) => clientId === writerClient) ?? null;

/** What a window is told of a note. */
export async function noteState(
  context: RequestContext,
  note: Note,
  clients: OpenNote["clients"],
  { clientId, continues }: { clientId: string; continues: string | null },
): Promise<NoteState> {
  const { actor, now } = context;
  const writer = writerOf(note, clients);
  const follows = isFollowing(writer, clientId, now) ? writer : null;
  const authors = note.sections.flatMap(({ others }) => others.map(({ authorId }) => authorId));
  const asked = [...new Set([...authors, ...(follows ? [follows.employeeId] : [])])];
  const names = asked.length > 0 ? await employeeNames(context, asked) : new Map<string, string>();
  const own = actor.kind === "employee" ? actor.employeeId : "";
  const sequenceOf = (id: string | null) => clients.find((client) => client.clientId === id)?.sequence ?? 0;
  const shown = ({ id, version, text, others }: NoteSection) => ({
    ...{ id, version, text },
    others: others.map((other) => ({
      ...{ key: otherKey(other), text: other.text, at: other.at },
      ...{
        author: names.get(other.authorId) ?? "",
        isOwn: other.clientId === clientId,
        isMine: other.authorId === own,
      },
    })),
  });
  return {
    ...{ version: note.version, status: note.status, savedAt: note.updatedAt },
    ...{ acknowledged: sequenceOf(clientId), continued: sequenceOf(continues) },
    sections: note.sections.map(shown),
    writer: follows && { name: names.get(follows.employeeId) ?? "", isOwn: follows.employeeId === own },
  };
}

/** Since when a window must have been heard of to count, at an instant. */
export const heardSince = (now: number) => now - WRITING_MS;
