import { AUDITED_BEFORE, commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { extendSave, insertSave, upsertClient } from "../../data/notes/note-saves.server";
import { readOpenNote, textsOfWindow, type NoteClient, type OpenNote } from "../../data/notes/notes-read.server";
import { updateNote } from "../../data/notes/notes-write.server";
import { isFollowing, LEFT, mergeNote, type MergedNote, type NoteSave } from "../../domain/notes/merge-note";
import type { Note } from "../../domain/notes/note";
import { mayNote } from "../../domain/notes/note-states";
import { noteSaveSchema } from "../../schemas/notes/note-save";
import { heardSince, noteState, writerOf, type NoteState } from "../../support/notes/note-state.server";
import { reachNote } from "../../support/notes/reach-note.server";

/** How often a save is tried again that met another one. */
const TRIES = 6;
/** For so long the saves of one window are one row of the history. */
const ONE_ROW_MS = 5 * 60_000;

/** What a note says of a save that was stored before it was signed, or that was discarded. */
const CLOSED = [{ field: "", message: "notes:refused.closed" }];

type Merged = Extract<MergedNote, { kind: "merged" }>;

/** Whether a save goes on with the row of those before it: the same window, nobody in between, not too long ago. */
const goesOn = (last: OpenNote["last"], { clientId, authorId, at }: NoteSave): boolean =>
  last?.clientId === clientId && last.authorId === authorId && Math.abs(at - last.startedAt) < ONE_ROW_MS;

interface Storing {
  note: Note;
  leaves: boolean;
  clients: readonly NoteClient[];
  last: OpenNote["last"];
  save: NoteSave;
  merged: Merged;
}

/** Somebody else saved in between. */
const overtaken = refusedAs({ conflict: () => null, unique: () => null });

/** Writes what was merged. @returns null, and nothing was written, where the note is not as it was when it was merged */
async function store(
  context: RequestContext,
  { note, clients, last, save, merged, leaves }: Storing,
): Promise<Note | null> {
  const { db, now } = context;
  const { clientId, sequence, authorId, at } = save;
  const self = { clientId, employeeId: authorId, sequence, seenAt: leaves ? LEFT : now };
  if (Object.keys(merged.stored).length === 0) {
    // It says what is there already: only that it arrived is noted.
    await commit(context, { writes: [upsertClient(db, note.id, self)], audit: AUDITED_BEFORE, result: null });
    return note;
  }
  const follows = isFollowing(writerOf(note, clients), clientId, now);
  const next = {
    sections: merged.sections,
    updatedAt: now,
    writerClient: follows ? note.writerClient : clientId,
  };
  const joined = goesOn(last, save);
  const saved = { noteId: note.id, sequence, at };
  const { result } = await commit(context, {
    guarded: updateNote(db, note.id, note.version, next),
    writes: [
      upsertClient(db, note.id, self),
      joined && last
        ? extendSave(db, { ...saved, version: last.version, changed: { ...last.changed, ...merged.stored } })
        : insertSave(db, { ...saved, version: note.version + 1, clientId, authorId, changed: merged.stored }),
    ],
    audit: joined
      ? AUDITED_BEFORE
      : [
          {
            action: "note.write",
            subjectKind: "note",
            subjectId: note.id,
            patientId: note.patientId,
            fields: ["sections"],
          },
        ],
    result: { ...note, ...next, version: note.version + 1 },
  }).catch(async (error: unknown) => ({ result: await overtaken(error) }));
  return result;
}

/**
 * Lets a save be acknowledged that comes after a later one of its window, where its texts are in the note's history.
 * @throws ConflictError where they may never have arrived: what is not stored is not acknowledged
 */
async function requireStored({ db }: RequestContext, noteId: string, { clientId, sections }: NoteSave): Promise<void> {
  const kept = await textsOfWindow(db, noteId, clientId);
  if (sections.every(({ id, text }) => kept.some(({ changed }) => changed[id] === text))) return;
  throw new ConflictError("overtaken", [{ field: "", message: "notes:refused.overtaken" }]);
}

/**
 * Saves what was typed into a note, whoever else writes it at the same moment: what the answer acknowledges is stored,
 * as the text of its section or beside that of another. A save that comes twice does nothing.
 * @param raw see `noteSaveSchema`
 * @throws ConflictError for a note that was signed or discarded meanwhile, and for a save that comes after a later one
 * of its window and is not stored: nothing of the save was stored; InvalidError; NotFoundError
 */
export async function saveNote(context: RequestContext, rawId: unknown, raw: unknown): Promise<NoteState> {
  await authorize(context, "consultation.write");
  const asked = parse(noteSaveSchema, raw);
  const { note: found, noteActor, author } = await reachNote(context, "consultation.write", rawId, "read");
  const { db, now } = context;
  const { clientId, leaves, ...saved } = { ...asked };
  const continues = asked.continues?.clientId ?? null;
  const window = { clientIds: [clientId, ...(continues === null ? [] : [continues])], since: heardSince(now) };
  const save: NoteSave = { ...saved, clientId, authorId: author.authorId, at: now };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { note, clients, last } = await readOpenNote(db, found.id, window);
    if (!note) throw new NotFoundError();
    const known = clients.find((client) => client.clientId === clientId);
    const continued = clients.find((client) => client.clientId === continues);
    const merged = mergeNote(note.sections, { own: known?.sequence, continued: continued?.sequence }, save);
    if (merged.kind === "overtaken") await requireStored(context, note.id, save);
    if (merged.kind === "repeated" || merged.kind === "overtaken")
      return noteState(context, note, clients, { clientId, continues });
    if (!mayNote("write", noteActor, note)) throw new ConflictError("noteClosed", CLOSED);
    if (merged.kind === "unknown") throw new InvalidError([{ field: merged.id, message: "errors:field.invalid" }]);
    const next = await store(context, { note, clients, last, save, merged, leaves });
    if (!next) continue;
    const self = { clientId, employeeId: author.authorId, sequence: asked.sequence, seenAt: now };
    return noteState(context, next, [...clients.filter((each) => each !== known), self], { clientId, continues });
  }
  throw new ConflictError("changedMeanwhile", [{ field: "", message: "notes:refused.busy" }]);
}
