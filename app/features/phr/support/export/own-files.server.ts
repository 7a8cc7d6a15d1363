import type { RequestContext } from "~/platform/context.server";
import { recordFilesBeforeStatement } from "../../data/files/record-files.server";
import type { WholeProfile } from "./whole-profile.server";

const A_PIECE = 200;

/** A file on a patient's own lists. `at` in UTC ms. */
interface OwnFile {
  id: string;
  at: number;
  name: string;
}

/** The files on the lists of a patient who takes their own profile along, a piece at a time, the newest first. */
export async function* ownFiles(
  { db }: RequestContext,
  { patient, sections }: WholeProfile,
): AsyncGenerator<OwnFile[]> {
  const readable = {
    patientId: patient.id,
    kinds: sections.map(({ kind }) => kind.kind),
    privateOf: { privates: "all" as const, hidden: false },
  };
  let before = { at: Number.MAX_SAFE_INTEGER, id: "" };
  for (;;) {
    const found = await recordFilesBeforeStatement(db, readable, { before, most: A_PIECE });
    yield found.flatMap(({ recordId, ...file }) => (recordId === null ? [] : [file]));
    const last = found.at(-1);
    if (!last || found.length < A_PIECE) return;
    before = { at: last.at, id: last.id };
  }
}
