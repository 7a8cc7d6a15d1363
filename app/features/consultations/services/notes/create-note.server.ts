import { z } from "zod";
import { commit } from "~/db/commit.server";
import { providersStatement } from "~/features/patients/public.server";
import { reachRecords, type ReachedRecords } from "~/features/phr/public.server";
import { MESSAGE_LOCALES, messageLocaleOf } from "~/i18n/locales";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readConsultation } from "../../data/consultations/consultations.server";
import { insertNote } from "../../data/notes/notes-write.server";
import { readNote } from "../../data/notes/notes-read.server";
import type { Note } from "../../domain/notes/note";
import { mayNote, noteTransition } from "../../domain/notes/note-states";
import { newNoteSchema } from "../../schemas/notes/new-note";
import { firstSections } from "../../support/notes/first-sections.server";
import { noteActorOf } from "../../support/notes/reach-note.server";
import { usableTemplate } from "../../support/templates/usable-templates.server";
import { openConsultation } from "../consultations/open-consultation.server";

interface About {
  patientId: string | undefined;
  consultationId: string | null;
  /** The provider of the consultation; null where there is none. */
  providerId: string | null;
}

/** Whom and which consultation a note is about. */
async function aboutOf(context: RequestContext, asked: ReturnType<typeof parsed>): Promise<About> {
  const { patientId, appointmentId, consultationId } = asked;
  if (appointmentId === undefined && consultationId === undefined)
    return { patientId, consultationId: null, providerId: null };
  const found =
    appointmentId === undefined
      ? await readConsultation(context.db, { id: consultationId ?? "" })
      : await openConsultation(context, appointmentId);
  if (!found || (patientId !== undefined && patientId !== found.patientId)) throw new NotFoundError();
  return { patientId: found.patientId, consultationId: found.id, providerId: found.providerId };
}

const schema = newNoteSchema.extend({ language: z.enum(MESSAGE_LOCALES).optional() });
const parsed = (raw: unknown) => parse(schema, raw);

/** Whose note it is: a provider's own, or the provider's that a nurse writes for. */
async function providerOf(context: RequestContext, reached: ReachedRecords, chosen: string | null): Promise<string> {
  if (reached.role === "provider") return reached.author.authorId;
  const treating = await providersStatement(context.db, reached.patient.id);
  const provider = treating.find(({ id, works }) => id === chosen && works);
  if (!provider) throw new InvalidError([{ field: "providerId", message: "note-editor:create.providerMissing" }]);
  return provider.id;
}

/** The note that another begins with. @throws InvalidError where they may not read it, or it is another patient's */
async function copiedOf(context: RequestContext, reached: ReachedRecords, id: string | undefined) {
  if (id === undefined) return null;
  const note = await readNote(context.db, id);
  const isTheirs = note?.patientId === reached.patient.id && note.status !== "DRAFT";
  if (!note || !isTheirs || !mayNote("read", noteActorOf(reached, note.providerId), note))
    throw new InvalidError([{ field: "copyFrom", message: "errors:field.invalid" }]);
  return note;
}

/**
 * Begins a note about a patient: from a template, or with the texts of an earlier one.
 * @param raw see `newNoteSchema`
 * @throws InvalidError, NotFoundError, ForbiddenError
 */
export async function createNote(context: RequestContext, raw: unknown): Promise<{ id: string; patientId: string }> {
  await authorize(context, "consultation.write");
  const { db, now } = context;
  const asked = parsed(raw);
  const about = await aboutOf(context, asked);
  const reached = await reachRecords(context, "consultation.write", about.patientId);
  const providerId = await providerOf(context, reached, asked.providerId ?? about.providerId);
  const row = noteTransition("create", noteActorOf(reached, providerId), "nothing");
  if (!row) throw new NotFoundError();
  const language = messageLocaleOf(asked.language ?? context.locale);
  const { authorId } = reached.author;
  const template = await usableTemplate(context, asked.template, { employeeId: authorId, language });
  if (!template) throw new InvalidError([{ field: "template", message: "errors:field.invalid" }]);
  const copied = await copiedOf(context, reached, asked.copyFrom);
  const { patient } = reached;
  const note: Note = {
    ...{ id: uuidv7(now), patientId: patient.id, consultationId: about.consultationId, providerId },
    ...{ creatorId: authorId, kind: template.kind, title: template.name, language, template: template.id },
    copiedFromId: copied?.id ?? null,
    sections: await firstSections(context, { patient, treats: reached.treats, providerId, language, template, copied }),
    ...{ status: "DRAFT", publishStatus: "UNPUBLISHED", authorOnly: false, writerClient: null },
    ...{ signedAt: null, signedBy: null, signedHash: null, publishedAt: null, withdrawnReason: "", errorReason: "" },
    ...{ createdAt: now, updatedAt: now, version: 1 },
  };
  const { idempotencyKey, ...content } = asked;
  const idempotency = idempotencyKey && (await actorKey(context, "note", idempotencyKey, content));
  const { result } = await commit(context, {
    writes: [insertNote(db, note)],
    audit: [
      {
        action: "note.create",
        subjectKind: "note",
        subjectId: note.id,
        patientId: note.patientId,
        fields: changedFields({}, { ...note }),
      },
    ],
    ...(idempotency && { idempotency }),
    result: { id: note.id, patientId: note.patientId },
  });
  return result;
}
