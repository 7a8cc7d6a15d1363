import { createExecutionContext, createMessageBatch } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { expect, it } from "vitest";
import { goOnImport } from "~/features/imports/services/imports/go-on-import.server";
import { resumeImport } from "~/features/imports/services/run/resume-import.server";
import { consume } from "../../../workers/queues/consume";
import {
  fileOf,
  handOn,
  openImporting,
  patientsOf,
  rowsOf,
  runOut,
  start,
  viewOfImport,
  type Importing,
} from "./scene";

/** Hands a message over that no try could do. */
async function bury({ queue, organization }: Importing, importId: string) {
  const body = { organizationId: organization.entry.id, importId, requestId: "test" };
  const message = { id: crypto.randomUUID(), timestamp: new Date(), attempts: 6, body };
  const batch = createMessageBatch("patient-import-dead", [message]);
  await consume(batch, { ...bindings, PATIENT_IMPORT: queue }, createExecutionContext());
}

it("an import that no try brings on stops, says why, and goes on when somebody lets it", async () => {
  const scene = await openImporting();
  const id = await start(scene, fileOf(20));
  const context = await scene.admin();
  const key = `organizations/${context.organization.id}/imports/${id}`;
  const file = await (await context.env.FILES.get(key))?.arrayBuffer();
  await context.env.FILES.delete(key);
  const [asked] = scene.queue.asked.splice(0);
  if (!asked || !file) throw new Error("nothing was asked for");
  expect(await handOn(asked, scene.queue)).toBe(false);
  await bury(scene, id);
  const stopped = await viewOfImport(scene, id);
  expect(stopped).toMatchObject({ state: "STOPPED", stop: { reason: "fileGone" }, mayTerminate: true });
  expect(stopped.stop?.reference).toMatch(/^[0-9A-F]{8}$/);

  // Neither the clock nor a message that comes late brings it on.
  await resumeImport({ ...(await scene.organization.as({ kind: "system", task: "test" }, Date.now())) }, { id });
  await context.env.FILES.put(key, file);
  expect(await handOn(asked, scene.queue)).toBe(true);
  expect(scene.queue.asked).toEqual([]);
  expect(await patientsOf(scene)).toEqual([]);

  await goOnImport(await scene.admin(), id);
  await expect(goOnImport(await scene.admin(), id)).rejects.toThrow("importGoesOn");
  expect(await runOut(scene.queue)).toBe(1);
  expect(await viewOfImport(scene, id)).toMatchObject({ state: "DONE", created: 20, stop: null });
  const letters = "SELECT resent_at IS NOT NULL AS resent FROM dead_letter WHERE organization_id = ?1";
  expect(await rowsOf(scene.organization, letters)).toEqual([{ resent: 1 }]);
});
