import { env as bindings } from "cloudflare:workers";
import { createNote } from "~/features/consultations/services/notes/create-note.server";
import { saveNote } from "~/features/consultations/services/notes/save-note.server";
import { signNote } from "~/features/consultations/services/notes/sign-note.server";
import type { Actor } from "~/platform/access/actor.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { parseEnv } from "~/platform/env.server";
import { createLogger } from "~/platform/log.server";
import { systemContext } from "~/platform/request-context.server";
import { change, read } from "../identity/appointments";
import { NOW, openRecords, type Practice } from "../phr/scene";
import { faultyDatabase, type Fault } from "../support/faults";
import { env } from "../support/organization";

export { NOW };

/** A request over a database that may fail. */
export async function requestOver(
  practice: Practice,
  actor: Actor,
  at: number,
  fault: Fault | null,
): Promise<RequestContext> {
  const basis = {
    env: fault ? parseEnv({ ...bindings, TENANT_DB_0: faultyDatabase(bindings.TENANT_DB_0, fault, 4) }) : env,
    requestId: crypto.randomUUID(),
    log: createLogger("test", () => undefined),
    now: at,
    waitUntil: (work: Promise<unknown>) => void work,
  };
  return withActor(await systemContext(basis, practice.entry, "test"), actor);
}

/** A patient whom two doctors look after, a nurse, and everybody else who may come to a note. */
export async function openNotes() {
  const records = await openRecords();
  const { practice, ids } = records;
  await change(
    practice,
    "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
    ...[ids.otherDoctor, ids.patient, NOW],
  );
  const { as } = records;
  /** A draft of the doctor's. */
  const begin = async (template = "soap") => createNote(await as("doctor"), { patientId: ids.patient, template });
  const row = async (id: string) => {
    const [found] = await read<Record<string, unknown> & { title: string; sections: string; version: number }>(
      practice,
      "SELECT * FROM clinical_note WHERE organization_id = ?1 AND id = ?2",
      id,
    );
    if (!found) throw new Error("there is no such note");
    return {
      ...found,
      sections: JSON.parse(found.sections) as {
        id: string;
        title: string;
        text: string;
        version: number;
        others: unknown[];
      }[],
    };
  };
  const sequences = new Map<string, number>();
  const bases = async (id: string) => new Map((await row(id)).sections.map((each) => [each.id, each]));
  /** Types texts into sections as somebody who sees the note as it is. */
  const write = async (who: "doctor" | "otherDoctor" | "nurse", id: string, texts: Record<string, string>) => {
    const seen = await bases(id);
    const clientId = `window-of-${who}`;
    const sequence = (sequences.get(`${id} ${who}`) ?? 0) + 1;
    sequences.set(`${id} ${who}`, sequence);
    const sections = Object.entries(texts).map(([section, text]) => ({
      ...{ id: section, text },
      base: seen.get(section)?.version ?? 1,
    }));
    return saveNote(await as(who), id, { clientId, sequence, sections });
  };
  const sign = async (who: "doctor" | "otherDoctor", id: string) =>
    signNote(await as(who), id, { version: (await row(id)).version });
  /** A signed note whose assessment says a word of its own. */
  const signed = async (word = "Bronchitis") => {
    const { id } = await begin();
    await write("doctor", id, { assessment: word, plan: "Rest" });
    await sign("doctor", id);
    return id;
  };
  return { ...records, begin, row, write, sign, signed };
}
export type Notes = Awaited<ReturnType<typeof openNotes>>;
