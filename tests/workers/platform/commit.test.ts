import { beforeAll, describe, expect, it } from "vitest";
import { TenantDb } from "~/db/client.server";
import {
  commit,
  CommitRefused,
  KeyReused,
  storedResult,
  type CommitContext,
  type CommitPlan,
} from "~/db/commit.server";
import { env, openPractice } from "../support/organization";
import { faultyDatabase, type Fault } from "../support/faults";

let practice: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  practice = await openPractice();
});

function contextWith(fault?: Fault, epoch = 1): CommitContext {
  const binding = fault ? faultyDatabase(env.tenantDatabase("TENANT_DB_0"), fault) : env.tenantDatabase("TENANT_DB_0");
  const db = new TenantDb(binding, practice.entry.id, epoch, "first-primary");
  return { db, requestId: "request", now: 1_000, auditActor: { kind: "system", id: "test" } };
}

/** A change with every part that a commit can have; `mark` makes its rows recognizable. */
function plan(context: CommitContext, mark: string, from = "Main street"): CommitPlan<{ mark: string }> {
  const { db } = context;
  return {
    guarded: db.raw(
      "UPDATE branch SET name = ?2 WHERE organization_id = ?1 AND name = ?3",
      db.organizationId,
      mark,
      from,
    ),
    writes: [
      db.raw("INSERT INTO department (organization_id, id, name) VALUES (?1, ?2, ?3)", db.organizationId, mark, mark),
    ],
    audit: [{ action: "test", subjectKind: "branch", subjectId: mark, fields: ["name"] }],
    outbox: [{ id: mark, topic: "mail", payload: { mark } }],
    due: [{ kind: "APPOINTMENT_EXPIRY", id: mark, dueAt: 5 }],
    idempotency: { owner: "user:1", key: mark, requestHash: mark },
    result: { mark },
  };
}

/** How many rows each part of the marked change has left. */
async function traces(mark: string): Promise<Record<string, number>> {
  const { db } = contextWith();
  const count = async (text: string) => (await db.raw(text, db.organizationId, mark).first<number>("n")) ?? -1;
  return {
    branch: await count("SELECT count(*) AS n FROM branch WHERE organization_id = ?1 AND name = ?2"),
    department: await count("SELECT count(*) AS n FROM department WHERE organization_id = ?1 AND id = ?2"),
    audit: await count("SELECT count(*) AS n FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2"),
    outbox: await count("SELECT count(*) AS n FROM outbox WHERE organization_id = ?1 AND id = ?2"),
    due: await count("SELECT count(*) AS n FROM due_work WHERE organization_id = ?1 AND id = ?2"),
    key: await count("SELECT count(*) AS n FROM idempotency WHERE organization_id = ?1 AND key = 'user:1:' || ?2"),
  };
}

const NOTHING = { branch: 0, department: 0, audit: 0, outbox: 0, due: 0, key: 0 };
const EVERYTHING = { branch: 1, department: 1, audit: 1, outbox: 1, due: 2, key: 1 };
/** Fence, key, conditional write, its guard, department, audit, outbox and its due work, due work. */
const STATEMENTS = 9;

const LOST = { owner: "user:1", key: "lost", requestHash: "lost" };

describe("a commit", () => {
  it.each(Array.from({ length: STATEMENTS }, (_, index) => [index]))(
    "leaves nothing behind where statement %i fails, before or after it took effect",
    async (index) => {
      for (const after of [false, true]) {
        const mark = `fails-at-${index}-${String(after)}`;
        const context = contextWith({ kind: "at", index, after });
        await expect(commit(context, plan(context, mark))).rejects.toThrow();
        expect(await traces(mark)).toEqual(NOTHING);
      }
    },
  );

  it("leaves nothing behind where the database cannot be reached", async () => {
    const context = contextWith({ kind: "before" });
    await expect(commit(context, plan(context, "unreached"))).rejects.toThrow("the network is down");
    expect(await traces("unreached")).toEqual(NOTHING);
  });

  it("answers with the stored result where it took effect and only the answer was lost", async () => {
    const context = contextWith({ kind: "lost-answer" });
    expect(await commit(context, plan(context, "lost"))).toEqual({ result: { mark: "lost" }, replayed: true });
    expect(await traces("lost")).toEqual(EVERYTHING);
  });

  it("does nothing twice for one key, and refuses the key for something else", async () => {
    const context = contextWith();
    expect((await commit(context, plan(context, "lost", "lost"))).replayed).toBe(true);
    expect(await traces("lost")).toEqual(EVERYTHING);
    const other = { ...plan(context, "lost", "lost"), idempotency: { ...LOST, requestHash: "something else" } };
    await expect(commit(context, other)).rejects.toThrow(KeyReused);
  });

  it("neither answers nor refuses the same key of another owner", async () => {
    const context = contextWith();
    expect(await storedResult(context, LOST)).toEqual({ result: { mark: "lost" } });
    expect(await storedResult(context, { ...LOST, owner: "user:2" })).toBeUndefined();
    expect(await storedResult(context, { ...LOST, owner: "user:2", requestHash: "something else" })).toBeUndefined();
  });

  it("is refused as a conflict where the conditional write changes nothing", async () => {
    const context = contextWith();
    const refused = commit(context, plan(context, "conflict", "no such name"));
    await expect(refused).rejects.toMatchObject({ failure: { kind: "conflict" } });
    expect(await traces("conflict")).toEqual(NOTHING);
  });

  it("names the table of a key that is taken", async () => {
    const context = contextWith();
    const taken = {
      ...plan(context, "taken", "lost"),
      writes: [
        context.db.raw(
          "INSERT INTO department (organization_id, id, name) VALUES (?1, ?2, ?3)",
          context.db.organizationId,
          "lost",
          "x",
        ),
      ],
    };
    await expect(commit(context, taken)).rejects.toMatchObject({ failure: { kind: "unique", table: "department" } });
    expect(await traces("taken")).toEqual(NOTHING);
  });

  it("is refused where the fence has another epoch or is closed", async () => {
    const stale = contextWith(undefined, 2);
    await expect(commit(stale, plan(stale, "stale", "lost"))).rejects.toMatchObject({ failure: { kind: "fence" } });
    const { db } = stale;
    await db.raw("UPDATE tenant_fence SET open = 0 WHERE organization_id = ?1", db.organizationId).run();
    const closed = contextWith();
    await expect(commit(closed, plan(closed, "closed", "lost"))).rejects.toThrow(CommitRefused);
    await db.raw("UPDATE tenant_fence SET open = 1 WHERE organization_id = ?1", db.organizationId).run();
    expect(await traces("closed")).toEqual(NOTHING);
  });

  it("numbers the audit without a gap when 50 write at once", async () => {
    const names = Array.from({ length: 50 }, (_, index) => `at-once-${index}`);
    await Promise.all(
      names.map((name) => {
        const context = contextWith();
        return commit(context, { audit: [{ action: "test", subjectKind: "branch", subjectId: name }], result: null });
      }),
    );
    const { db } = contextWith();
    const { results } = await db
      .raw("SELECT seq FROM audit_event WHERE organization_id = ?1 ORDER BY seq", db.organizationId)
      .all<{ seq: number }>();
    expect(results.map((row) => row.seq)).toEqual(results.map((_, index) => index + 1));
  });

  it("cannot change, remove or replace a line of the audit, or take a number back", async () => {
    const { db } = contextWith();
    const again = `INSERT OR REPLACE INTO audit_event (organization_id, seq, at, actor_kind, action, outcome, subject_kind, fields, request_id)
      SELECT ?1, 1, 1, 'system', 'x', 'DONE', 'x', '[]', 'x'`;
    await expect(db.raw(again, db.organizationId).run()).rejects.toThrow(/append-only/);
    await expect(
      db.raw("UPDATE tenant_fence SET audit_last = 0 WHERE organization_id = ?1", db.organizationId).run(),
    ).rejects.toThrow(/only grows/);
    await expect(
      db.raw("UPDATE audit_event SET action = 'x' WHERE organization_id = ?1", db.organizationId).run(),
    ).rejects.toThrow(/append-only/);
    await expect(db.raw("DELETE FROM audit_event WHERE organization_id = ?1", db.organizationId).run()).rejects.toThrow(
      /append-only/,
    );
  });
});
