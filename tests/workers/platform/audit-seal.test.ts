import { env as bindings } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { auditStatement } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import { sealAudit } from "~/platform/audit/seal-audit.server";
import { verifyAudit } from "~/platform/audit/verify-audit.server";
import { operate } from "../../../workers/operator";
import { sealDue } from "~/platform/audit/seal-audit.server";
import { createLogger } from "~/platform/log.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { env, openOrganization, patientActor, type TestOrganization } from "../support/organization";
import { lookForDueWork } from "../notifications/scene";

let organization: TestOrganization;

const asSystem = (now?: number) => organization.as({ kind: "system", task: "test" }, now);

/** Writes rows, each with a subject of its own: `subject-<number>`. */
async function write(from: number, to: number): Promise<void> {
  const context = await asSystem(1_000);
  const rows = Array.from({ length: to - from + 1 }, (_, index) =>
    auditStatement(context, { action: "test", subjectKind: "test", subjectId: `subject-${from + index}` }),
  );
  await context.db.rawBatch(rows);
}

/** Does what triggers forbid: drops them, changes rows as someone with the database in hand would, puts them back. */
async function tamper(...statements: string[]): Promise<void> {
  const database = bindings.TENANT_DB_0;
  const { results } = await database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name IN ('audit_event', 'audit_seal')")
    .all<{ name: string; sql: string }>();
  const own = String(organization.entry.id);
  for (const { name } of results) await database.prepare(`DROP TRIGGER ${name}`).run();
  for (const statement of statements) await database.prepare(statement.replaceAll("$own", own)).run();
  for (const { sql } of results) await database.prepare(sql).run();
}

const verdict = async () => verifyAudit(await asSystem());
const findings = async () => (await verdict()).findings;

beforeEach(async () => {
  organization = await openOrganization();
  await write(1, 10);
  await sealAudit(await asSystem());
  await write(11, 20);
  await sealAudit(await asSystem());
});

describe("a sealed audit", () => {
  it("verifies, and says what is not sealed yet", async () => {
    await write(21, 23);
    expect(await verdict()).toEqual({ sealedTo: 20, lastSeq: 23, findings: [] });
  });

  it("is sealed once where two seal at once, and not again where nothing is new", async () => {
    await write(21, 30);
    const [one, other] = await Promise.all([sealAudit(await asSystem()), sealAudit(await asSystem())]);
    expect([one.sealedTo, other.sealedTo]).toEqual([30, 30]);
    await sealAudit(await asSystem());
    const { db } = await asSystem();
    const seals = await db
      .raw('SELECT to_seq AS "toSeq" FROM audit_seal WHERE organization_id = ?1 ORDER BY to_seq', db.organizationId)
      .all();
    expect(seals.results).toEqual([{ toSeq: 10 }, { toSeq: 20 }, { toSeq: 30 }]);
    expect(await findings()).toEqual([]);
  });

  it("takes as many seals as a long tail needs", async () => {
    await write(21, 1_500);
    expect(await sealAudit(await asSystem())).toEqual({ sealedTo: 1_500 });
    expect(await verdict()).toEqual({ sealedTo: 1_500, lastSeq: 1_500, findings: [] });
  });

  it("makes up for a copy that an earlier sealing still owed", async () => {
    await env.FILES.delete(`audit-heads/${organization.entry.id}/20`);
    expect(await findings()).toEqual([{ kind: "copy", fromSeq: 11, toSeq: 20 }]);
    await sealAudit(await asSystem());
    expect(await findings()).toEqual([]);
  });

  it("is nobody's to seal or verify but the system's", async () => {
    const administrator = await organization.as(organization.administrator);
    await expect(sealAudit(administrator)).rejects.toThrow(ForbiddenError);
    await expect(verifyAudit(administrator)).rejects.toThrow(ForbiddenError);
  });
});

describe("tampering is found", () => {
  it.each([
    ["who did it", "actor_id = 'someone-else'"],
    ["when", "at = at + 1"],
    ["what", "action = 'nothing'"],
    ["to what", "subject_id = 'another'"],
    ["the outcome", "outcome = 'DENIED'"],
    ["which fields", "fields = '[\"x\"]'"],
  ])("where a row was changed: %s", async (_what, set) => {
    await tamper(`UPDATE audit_event SET ${set} WHERE organization_id = $own AND seq = 14`);
    expect(await findings()).toEqual([{ kind: "changed", fromSeq: 11, toSeq: 20 }]);
  });

  it("where a row was removed", async () => {
    await tamper("DELETE FROM audit_event WHERE organization_id = $own AND seq = 4");
    expect(await findings()).toEqual([{ kind: "removed", fromSeq: 4, toSeq: 4 }]);
  });

  it("where a row was removed and the ones after it closed up", async () => {
    await tamper(
      "DELETE FROM audit_event WHERE organization_id = $own AND seq = 14",
      "UPDATE audit_event SET seq = seq - 1 WHERE organization_id = $own AND seq > 14",
    );
    expect(await findings()).toEqual([{ kind: "removed", fromSeq: 20, toSeq: 20 }]);
  });

  it("where a row was put in between two", async () => {
    await tamper(
      "UPDATE audit_event SET seq = -seq WHERE organization_id = $own AND seq > 5",
      "UPDATE audit_event SET seq = 1 - seq WHERE organization_id = $own AND seq < 0",
      `INSERT INTO audit_event (organization_id, seq, at, actor_kind, action, outcome, subject_kind, fields, request_id)
       VALUES ($own, 6, 1, 'system', 'test', 'DONE', 'test', '[]', 'x')`,
    );
    expect(await findings()).toEqual([
      { kind: "changed", fromSeq: 1, toSeq: 10 },
      { kind: "changed", fromSeq: 11, toSeq: 20 },
    ]);
  });

  it("where a row was put in before the first", async () => {
    await tamper(
      `INSERT INTO audit_event (organization_id, seq, at, actor_kind, action, outcome, subject_kind, fields, request_id)
       VALUES ($own, 0, 1, 'system', 'test', 'DONE', 'test', '[]', 'x')`,
    );
    expect(await findings()).toEqual([{ kind: "inserted", fromSeq: 0, toSeq: 0 }]);
  });

  it("where two rows changed places", async () => {
    await tamper(
      "UPDATE audit_event SET seq = -3 WHERE organization_id = $own AND seq = 3",
      "UPDATE audit_event SET seq = 3 WHERE organization_id = $own AND seq = 7",
      "UPDATE audit_event SET seq = 7 WHERE organization_id = $own AND seq = -3",
    );
    expect(await findings()).toEqual([{ kind: "changed", fromSeq: 1, toSeq: 10 }]);
  });

  it("where the end was cut off together with its seal", async () => {
    await tamper(
      "DELETE FROM audit_event WHERE organization_id = $own AND seq > 10",
      "DELETE FROM audit_seal WHERE organization_id = $own AND to_seq > 10",
    );
    expect(await verdict()).toEqual({
      sealedTo: 10,
      lastSeq: 10,
      findings: [{ kind: "cut-off", fromSeq: 11, toSeq: 20 }],
    });
  });

  it("where everything was cut off", async () => {
    await tamper(
      "DELETE FROM audit_event WHERE organization_id = $own",
      "DELETE FROM audit_seal WHERE organization_id = $own",
    );
    expect((await findings()).map(({ kind }) => kind)).toEqual(["cut-off", "cut-off"]);
  });

  it("where the end was cut off and written and sealed anew", async () => {
    await tamper(
      "DELETE FROM audit_event WHERE organization_id = $own AND seq > 10",
      "DELETE FROM audit_seal WHERE organization_id = $own AND to_seq > 10",
    );
    await write(11, 20);
    await sealAudit(await asSystem(5_000));
    expect((await findings()).map(({ kind, toSeq }) => `${kind} ${toSeq}`)).toEqual(["removed 20", "cut-off 20"]);
  });

  it("where a seal was changed", async () => {
    await tamper(`UPDATE audit_seal SET hash = '${"a".repeat(64)}' WHERE organization_id = $own AND to_seq = 10`);
    expect((await findings()).map(({ kind, toSeq }) => `${kind} ${toSeq}`)).toEqual([
      "seal 10",
      "changed 10",
      "seal 20",
    ]);
  });

  it("where the newest rows were cut off before they were sealed", async () => {
    await write(21, 25);
    await tamper("DELETE FROM audit_event WHERE organization_id = $own AND seq > 22");
    expect(await findings()).toEqual([{ kind: "cut-off", fromSeq: 23, toSeq: 25 }]);
  });

  it("where rows were cut off and others written since, whose numbers go on", async () => {
    await write(21, 25);
    await tamper("DELETE FROM audit_event WHERE organization_id = $own AND seq > 22");
    await write(26, 26);
    expect(await findings()).toEqual([{ kind: "removed", fromSeq: 23, toSeq: 25 }]);
  });

  it("where a row is missing that is not sealed yet", async () => {
    await write(21, 25);
    await tamper("DELETE FROM audit_event WHERE organization_id = $own AND seq = 22");
    expect(await findings()).toEqual([{ kind: "removed", fromSeq: 22, toSeq: 22 }]);
  });
});

describe("the sealing", () => {
  const items = async () => {
    const { db } = await asSystem();
    const text = `SELECT due_at AS "dueAt", id FROM due_work WHERE organization_id = ?1 AND kind = 'AUDIT_SEAL'`;
    return (await db.raw(text, db.organizationId).all<{ dueAt: number; id: string }>()).results;
  };

  it("falls due a minute after the first row that is not sealed, once however many rows follow", async () => {
    organization = await openOrganization();
    expect(await items()).toEqual([]);
    await write(1, 5);
    expect(await items()).toEqual([{ dueAt: 61_000, id: "tail" }]);
    await lookForDueWork(organization);
    expect(await verdict()).toEqual({ sealedTo: 5, lastSeq: 5, findings: [] });
    expect(await items()).toEqual([]);
    await write(6, 6);
    expect(await items()).toHaveLength(1);
  });

  it("keeps its item, a minute ahead, while a row is left that came too late to be sealed", async () => {
    organization = await openOrganization();
    await write(1, 5);
    const context = await asSystem(100_000);
    const { rawBatch } = context.db;
    // A row is written after the last look at the audit, right before the item would go.
    vi.spyOn(context.db, "rawBatch").mockImplementation(async (statements) => {
      if (statements.length === 2 && (await verdict()).sealedTo === 5) await write(6, 6);
      return rawBatch.call(context.db, statements);
    });
    await sealDue(context, { id: "tail" });
    expect(await verdict()).toMatchObject({ sealedTo: 5, lastSeq: 6 });
    expect(await items()).toEqual([{ dueAt: 160_000, id: "tail" }]);
  });

  it("follows a denial at once", async () => {
    const work: Promise<unknown>[] = [];
    const nobody = await organization.as(patientActor("no-such-patient", "no-such-user"));
    const context = { ...nobody, waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
    await expect(authorize(context, "settings.change")).rejects.toThrow(ForbiddenError);
    await Promise.all(work);
    expect(await verdict()).toEqual({ sealedTo: 21, lastSeq: 21, findings: [] });
  });
});

describe("the operator", () => {
  async function ask(body: unknown) {
    const request = new Request("http://localhost/operator/audit/verify", {
      method: "POST",
      headers: { authorization: `Bearer ${env.OPERATOR_TOKEN}` },
      body: JSON.stringify(body),
    });
    const log = createLogger("test", () => undefined);
    const answer = await operate(env, request, { log, requestId: "test", now: Date.now(), waitUntil: () => undefined });
    return answer.json<{ organizations: { slug: string }[] }>();
  }

  it("is told which rows of which organization are not as sealed", async () => {
    const { slug } = organization.entry;
    await tamper("DELETE FROM audit_event WHERE organization_id = $own AND seq = 4");
    expect(await ask({ slug })).toEqual({
      organizations: [{ slug, sealedTo: 20, lastSeq: 20, problems: ["rows 4 to 4: removed"] }],
      next: null,
    });
    expect(await ask({ slug: "nobody" })).toEqual({ organizations: [], next: null });
  });

  it("may have the tail sealed first, and asks for all organizations", async () => {
    const { slug } = organization.entry;
    await write(21, 22);
    expect((await ask({ slug, seal: true })).organizations).toMatchObject([{ slug, sealedTo: 22, problems: [] }]);
    const all = (await ask({ after: organization.entry.id - 1 })).organizations;
    expect(all.map((each) => each.slug)).toContain(slug);
  });
});
