import { beforeEach, describe, expect, it } from "vitest";
import { loadRows } from "~/db/load-rows.server";
import { sweepSecurity } from "~/features/identity/services/protection/sweep-security.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { dueHandlers } from "../../../workers/queues/due-work";
import { openPractice } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;
const NOW = Date.UTC(2026, 10, 20, 9);
const DAY = 86_400_000;
let practice: Practice;
let context: RequestContext;

beforeEach(async () => {
  practice = await openPractice({ now: NOW });
  context = await practice.as({ kind: "system", task: "test" }, NOW);
});

const tokens = (rows: [hash: string, purpose: string, expiresAt: number][]) =>
  loadRows(context.db, [
    {
      table: "user_token",
      columns: ["token_hash", "user_id", "purpose", "created_at", "expires_at"],
      rows: rows.map(([hash, purpose, expiresAt]) => [hash, practice.ids.doctorUser, purpose, NOW - DAY, expiresAt]),
    },
  ]);
const read = async (text: string) => (await context.db.raw(text, context.organization.id).all()).results;
const hashes = async () =>
  // The invitation of whoever opened the organization stands beside them.
  (
    await read(
      "SELECT token_hash AS h FROM user_token WHERE organization_id = ?1 AND purpose <> 'RESET_PASSWORD' ORDER BY 1",
    )
  ).map(({ h }) => h);
const dueAt = async () =>
  (await read("SELECT due_at AS at FROM due_work WHERE organization_id = ?1 AND kind = 'SECURITY_SWEEP'"))[0]?.["at"];

describe("the sweep of what is spent", () => {
  it("takes expired challenges at once, links a month later, and leaves what still works", async () => {
    await tokens([
      ["a challenge that is over", "SECOND_FACTOR", NOW - 1],
      ["a challenge that runs", "SECOND_FACTOR", NOW + 1],
      ["a link of yesterday", "SIGN_IN", NOW - DAY],
      ["a link of long ago", "INVITE", NOW - 31 * DAY],
      ["a link that works", "SIGN_IN", NOW + DAY],
    ]);
    await sweepSecurity(context, { id: "daily" });
    expect(await hashes()).toEqual(["a challenge that runs", "a link of yesterday", "a link that works"]);
    expect(await dueAt()).toBe(NOW + DAY);
    const told = await read("SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'security.sweep'");
    expect(told).toEqual([{ fields: '["user_token"]' }]);
  });

  it("forgets sessions that nobody remembers, factors that nobody confirmed and failures that count no more", async () => {
    const user = practice.ids.doctorUser;
    const session = (hash: string, expiresAt: number) => [hash, user, expiresAt - DAY, expiresAt];
    const factor = (id: string, createdAt: number, confirmedAt: number | null) => [
      ...[id, user, "TOTP", "Phone", createdAt, confirmedAt],
    ];
    await loadRows(context.db, [
      {
        table: "user_session",
        columns: ["token_hash", "user_id", "created_at", "expires_at"],
        rows: [session("old", NOW - 401 * DAY), session("known device", NOW - 300 * DAY)],
      },
      {
        table: "user_factor",
        columns: ["id", "user_id", "kind", "label", "created_at", "confirmed_at"],
        rows: [
          factor("left", NOW - 2 * DAY, null),
          factor("new", NOW, null),
          factor("works", NOW - 2 * DAY, NOW - DAY),
        ],
      },
      {
        table: "sign_in_failure",
        columns: ["username_hash", "place_hash", "failures", "blocked_until", "last_at"],
        rows: [
          ["a", "here", 3, 0, NOW - 2 * DAY],
          ["b", "here", 3, 0, NOW - 1],
        ],
      },
    ]);
    await sweepSecurity(context, { id: "daily" });
    expect(await read("SELECT token_hash AS h FROM user_session WHERE organization_id = ?1")).toEqual([
      { h: "known device" },
    ]);
    expect(await read("SELECT id FROM user_factor WHERE organization_id = ?1 ORDER BY id")).toEqual([
      { id: "new" },
      { id: "works" },
    ]);
    expect(await read("SELECT username_hash AS u FROM sign_in_failure WHERE organization_id = ?1")).toEqual([
      { u: "b" },
    ]);
  });

  it("goes on in bounded batches until all is gone, twice at once too, and touches no other organization", async () => {
    const other = await openPractice({ now: NOW });
    const theirs = await other.as({ kind: "system", task: "test" }, NOW);
    await loadRows(theirs.db, [
      {
        table: "user_token",
        columns: ["token_hash", "user_id", "purpose", "created_at", "expires_at"],
        rows: [["theirs", other.ids.doctorUser, "SECOND_FACTOR", 0, 1]],
      },
    ]);
    await tokens(Array.from({ length: 1_100 }, (_, index) => [`old ${index}`, "SECOND_FACTOR", NOW - 1]));
    await sweepSecurity(context, { id: "daily" });
    expect([(await hashes()).length, await dueAt()]).toEqual([600, NOW]);
    await Promise.all([sweepSecurity(context, { id: "daily" }), sweepSecurity(context, { id: "daily" })]);
    expect(await hashes()).toEqual([]);
    const left = await theirs.db
      .raw(
        "SELECT token_hash FROM user_token WHERE organization_id = ?1 AND token_hash = 'theirs'",
        theirs.organization.id,
      )
      .all();
    expect(left.results).toHaveLength(1);
  });

  it("is due a day after an organization was opened, and the system's alone", async () => {
    expect(await dueAt()).toBe(NOW + DAY);
    expect(dueHandlers["SECURITY_SWEEP"]).toBe(sweepSecurity);
    const admin = await practice.as(practice.administrator, NOW);
    await expect(sweepSecurity(admin, { id: "daily" })).rejects.toThrow(ForbiddenError);
  });
});
