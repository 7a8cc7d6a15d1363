import { createExecutionContext, createMessageBatch } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { expect, it } from "vitest";
import { goOnImport } from "~/features/imports/services/imports/go-on-import.server";
import { terminateImport } from "~/features/imports/services/imports/terminate-import.server";
import { listOwnNotices } from "~/features/notifications/services/inbox/list-notices.server";
import { consume } from "../../../workers/queues/consume";
import { employeeActor } from "../support/organization";
import { deliver } from "../notifications/scene";
import { openImporting, rowsOf, runOut, start, type Importing } from "./scene";

const FILE =
  "First name,Last name,Email\nAna,Ruiz,ana@mail.example\n,,nobody@mail.example\nEva,Ruiz,eva@mail.example\n";

/** The rows of the outbox that tell of imports. */
const asked = ({ organization }: Importing) =>
  rowsOf<{ id: string; template: string; receiver: string }>(
    organization,
    `SELECT id, json_extract(payload, '$.template') AS template, json_extract(payload, '$.to.id') AS receiver
     FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.importId') IS NOT NULL ORDER BY id`,
  );

/** Delivers one, twice as a queue may, and gives the mails that were kept. */
async function mailsAfter({ organization }: Importing, outboxId = "") {
  await deliver(organization, outboxId);
  await deliver(organization, outboxId, 2);
  return rowsOf<{ recipient: string; subject: string; text: string }>(
    organization,
    "SELECT recipient, subject, text FROM development_mail WHERE organization_id = ?1 ORDER BY id",
  );
}

/** What stands in the inbox of the administrator. */
async function inboxOf({ organization }: Importing) {
  const { creatorEmployeeId: id } = organization.created;
  const find = 'SELECT user_id AS "userId" FROM employee WHERE organization_id = ?1 AND id = ?2';
  const [found] = await rowsOf<{ userId: string }>(organization, find, id);
  const owner = await organization.as(employeeActor(id, { userId: found?.userId }), Date.now());
  return (await listOwnNotices(owner, {})).notifications;
}

async function bury({ queue, organization }: Importing, importId: string) {
  const body = { organizationId: organization.entry.id, importId, requestId: "test" };
  const message = { id: crypto.randomUUID(), timestamp: new Date(), attempts: 6, body };
  const batch = createMessageBatch("patient-import-dead", [message]);
  await consume(batch, { ...bindings, PATIENT_IMPORT: queue }, createExecutionContext());
}

it("who started an import is told once when it is done: by mail with the counts, and in their inbox", async () => {
  const scene = await openImporting();
  const id = await start(scene, FILE);
  await runOut(scene.queue);
  const [told, ...more] = await asked(scene);
  expect([told, more]).toMatchObject([
    { template: "patientImport.done", receiver: scene.organization.created.creatorEmployeeId },
    [],
  ]);
  const mails = await mailsAfter(scene, told?.id);
  expect(mails).toMatchObject([
    { recipient: "Olive Owner <owner@clinic.example>", subject: "Your patient import is done" },
  ]);
  expect(mails[0]?.text).toContain(
    "Patient file: patients.csv\nRows read: 3\nCreated: 2\nWith errors: 1\n\nView import:\n",
  );
  expect(mails[0]?.text).toContain(`/secure/providerweb/patientimport/${id}\n`);
  const href = `/secure/providerweb/patientimport/${id}`;
  expect(await inboxOf(scene)).toMatchObject([{ event: "patientImport.done", href, read: false }]);
});

it("one that stops by itself is told of once, with why; one that goes on meanwhile, or was ended by hand, is not", async () => {
  const scene = await openImporting();
  const id = await start(scene, FILE);
  await bury(scene, id);
  await bury(scene, id);
  const [told, ...more] = await asked(scene);
  expect([told, more]).toMatchObject([{ template: "patientImport.stopped" }, []]);
  const mails = await mailsAfter(scene, told?.id);
  expect(mails).toMatchObject([{ subject: "Your patient import has stopped" }]);
  expect(mails[0]?.text).toContain("could not be saved after several tries");

  await goOnImport(await scene.admin(), id);
  await bury(scene, id);
  await goOnImport(await scene.admin(), id);
  expect(await mailsAfter(scene, (await asked(scene))[1]?.id)).toHaveLength(1);
  expect(await inboxOf(scene)).toMatchObject([{ event: "patientImport.stopped" }]);
  await terminateImport(await scene.admin(), id);
  await runOut(scene.queue);
  await bury(scene, id);
  expect(await asked(scene)).toHaveLength(2);
});
