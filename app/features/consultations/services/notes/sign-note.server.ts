import type { z } from "zod";
import { confirmToSign } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { unsignable } from "../../domain/notes/merge-note";
import { SIGNED_WITH, type Note } from "../../domain/notes/note";
import { openPlaces, type OpenPlace } from "../../domain/templates/note-template";
import { signedContent } from "../../domain/notes/signed-content";
import { signNoteSchema } from "../../schemas/notes/note-acts";
import { changeNote } from "../../support/notes/change-note.server";
import { reachNote } from "../../support/notes/reach-note.server";

/**
 * Signs a note as it was read at a version, by whoever is signed in: nothing of it changes any more. Asked twice, it is
 * as it was asked.
 * @param raw the `version` that was read, the `password` where it is asked for, and `asItStands` where words that look as
 * if they were left to be filled in are meant so
 * @throws FreshSignInNeededError for whoever has not shown for fifteen minutes who they are; InvalidError for a wrong
 * password, for what is empty and must not be, for what was left to be filled in, and where two texts stand beside each
 * other; ConflictError where somebody wrote meanwhile
 */
export async function signNote(context: RequestContext, rawId: unknown, raw: unknown): Promise<Note> {
  await authorize(context, "consultation.sign");
  const asked = parse(signNoteSchema, raw);
  try {
    return await sign(context, rawId, asked);
  } catch (error) {
    // Of two presses the second one finds the note signed by the first.
    const signed = error instanceof ConflictError ? await ownSignature(context, rawId, asked.version) : undefined;
    if (signed) return signed;
    throw error;
  }
}

/** The note, where all that happened to it since a version is that whoever is signed in signed it. */
async function ownSignature(context: RequestContext, rawId: unknown, version: number): Promise<Note | undefined> {
  const { note, author } = await reachNote(context, "consultation.sign", rawId, "read");
  return note.status === "SIGNED" && note.signedBy === author.authorId && note.version === version + 1
    ? note
    : undefined;
}

async function sign(
  context: RequestContext,
  rawId: unknown,
  { version, asItStands, ...proof }: z.infer<typeof signNoteSchema>,
): Promise<Note> {
  const { note, to, author } = await reachNote(context, "consultation.sign", rawId, "sign");
  if (note.version !== version) throw new ConflictError("noteChanged", CHANGED);
  const wrong = unsignable(note.sections);
  if (wrong.length > 0)
    throw new InvalidError(wrong.map(({ title, message }) => ({ field: "", message, values: { title } })));
  const open = openPlaces(note.sections);
  if (open.length > 0 && !asItStands) throw new InvalidError([leftOpen(open)]);
  // Only who can sign it proves who they are: a password is asked for once nothing else is missing.
  await confirmToSign(context, proof);
  const signature = { signedBy: author.authorId, signedAt: context.now };
  const signedHash = await sha256(signedContent(note, signature));
  return changeNote(context, note, {
    action: "sign",
    change: { ...to, ...signature, signedHash, signedWith: SIGNED_WITH, writerClient: null },
  });
}

const leftOpen = (open: readonly OpenPlace[]) => ({
  ...{ field: "asItStands", message: "notes:refused.leftOpen" },
  values: { places: open.map(({ title, placeholder }) => `${title} (${placeholder})`).join(" · ") },
});

const CHANGED = [{ field: "", message: "notes:refused.changed" }];
