import { asAsked, commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { addTokens, dropNamesDue, readNamesAfter } from "../../data/patients/name-sounds.server";
import { soundTokens } from "../../domain/patients/search-tokens";

/** So many patients are gone through in one commit. */
const MOST_AT_ONCE = 500;
/** The id of the first look; each further one is of the last patient that was gone through. */
const FIRST = "all";

/**
 * Gives some patients who were on file before names had sounds the sounds of theirs, in the order of their ids, and has the
 * next be gone through. Done twice it changes nothing.
 * @param look of the due work, `dueAt` in UTC ms
 */
export async function fillNameSounds(
  context: RequestContext,
  { id, dueAt }: { id: string; dueAt: number },
  most = MOST_AT_ONCE,
): Promise<void> {
  await authorize(context, "patient.index");
  const { db, now } = context;
  const patients = await readNamesAfter(db, id === FIRST ? "" : id, most);
  const last = patients.length === most ? patients.at(-1) : undefined;
  await commit(context, {
    guarded: dropNamesDue(db, { id, dueAt }),
    writes: [
      addTokens(
        db,
        patients.flatMap((patient) => soundTokens(patient).map((token) => [token, patient.id] as const)),
      ),
    ],
    audit: [{ action: "patient.index", subjectKind: "patient", fields: ["nameSounds"] }],
    due: last ? [{ kind: "NAME_SOUNDS", id: last.id, dueAt: now }] : [],
    result: null,
    // Somebody else went through them in this moment.
  }).catch(asAsked);
}
