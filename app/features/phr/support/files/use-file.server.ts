import { fenceStatement } from "~/db/commit.server";
import {
  eraseContent,
  keepOnceStatements,
  retiredSince,
  type FileKeptOnce,
} from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { filesOfRecord, fileWithContent, useContent } from "../../data/files/record-files.server";
import { MOST_FILES } from "../../domain/files/record-file";
import { storeRecord } from "../records/store-record.server";
import { reachRecordFiles } from "./reach-record-files.server";

/** So often it is tried again where somebody else changes the record at the same moment. */
const TRIES = 3;

type Along = (there: string | null) => D1PreparedStatement[];
/** The file that a record uses. */
export interface UsedFile {
  id: string;
  /** The record had this content already, perhaps under another name: nothing was added. */
  wasThere: boolean;
}

type NewFile = Omit<FileKeptOnce, "patientId" | "createdBy" | "createdAt">;

/**
 * Lets a record use a file whose content lies in the bucket under its id, as the next version of the record. Where the
 * patient has the same content already, that copy is used and this one is erased; where the record has it, nothing
 * changes.
 * @param along what is written in the same batch, by the id of the file where the record has the content already
 * @throws InvalidError at `file` for too many files; NotFoundError; ConflictError
 */
export async function useFile(
  context: RequestContext,
  recordId: string,
  added: NewFile,
  along: Along = () => [],
): Promise<UsedFile> {
  const used = await useContentOf(context, recordId, added, along);
  if (used.id !== added.id) await eraseContent(context, added.id);
  return used;
}

/** The same of a content that is kept already: nothing is erased. */
export async function useContentOf(
  context: RequestContext,
  recordId: string,
  added: NewFile,
  along: Along = () => [],
): Promise<UsedFile> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToUse(context, recordId, added, along);
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === TRIES) throw error;
    }
  }
}

async function tryToUse(context: RequestContext, recordId: string, added: NewFile, along: Along): Promise<UsedFile> {
  const { db, now, auditActor } = context;
  const reached = await reachRecordFiles(context, recordId);
  const { record } = reached;
  const files = await filesOfRecord(db, record.id);
  const [there] = await fileWithContent(db, record.id, added.sha256);
  if (there) await db.rawBatch([fenceStatement(db), ...along(there.id)]);
  else {
    if (files.length >= MOST_FILES)
      throw new InvalidError([{ field: "file", message: "record-files:tooMany", values: { most: MOST_FILES } }]);
    const file = { ...added, patientId: record.patientId, createdBy: auditActor.id, createdAt: now };
    const writes = [
      ...keepOnceStatements(db, file, retiredSince(context)),
      useContent(db, record.id, file),
      ...along(null),
    ];
    await storeRecord(context, reached, record, { change: "ATTACH", note: added.name, alsoChanged: ["files"], writes });
  }
  const [used] = there ? [there] : await fileWithContent(db, record.id, added.sha256);
  if (!used) throw new ConflictError("changedMeanwhile");
  return { id: used.id, wasThere: there !== undefined };
}
