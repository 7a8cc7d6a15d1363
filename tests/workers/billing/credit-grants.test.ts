import { beforeEach, describe, expect, it } from "vitest";
import { changeGrant } from "~/features/billing/services/credits/change-grant.server";
import { archiveGrant, deleteGrant } from "~/features/billing/services/credits/end-grant.server";
import { expireCredits } from "~/features/billing/services/credits/expire-credits.server";
import { exportCreditUses } from "~/features/billing/services/credits/export-credit-uses.server";
import { grantsOf, listGrants } from "~/features/billing/services/credits/list-grants.server";
import { readCreditUses } from "~/features/billing/services/credits/read-credit-uses.server";
import { readOwnCredits } from "~/features/billing/services/credits/read-own-credits.server";
import { remindOfCredits } from "~/features/billing/services/credits/remind-of-credits.server";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { openPractice, patientActor } from "../support/organization";
import { MONDAY, type Practice } from "../scheduling/scene";
import { rowsOf, systemOf } from "./scene";
import { asAdmin, asPatient, countersOf, given, left } from "./credit-scene";

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
});

const dueOf = async (id: string) =>
  (
    await rowsOf<{ kind: string; at: number }>(
      await systemOf(practice),
      "SELECT kind, due_at AS at FROM due_work WHERE organization_id = ?1 AND id = ?2 ORDER BY kind",
      id,
    )
  ).map(({ kind, at }) => [kind, new Date(at).toISOString()]);

describe("a grant", () => {
  it("ends with its last day where the organization is, also on the days on which the clocks change", async () => {
    const spring = await given(practice, 1, "2027-03-28");
    const autumn = await given(practice, 1, "2026-10-25");
    expect(await dueOf(spring)).toEqual([
      ["CREDIT_EXPIRY", "2027-03-28T22:00:00.000Z"],
      ["CREDIT_REMINDER", "2027-03-21T22:00:00.000Z"],
    ]);
    expect((await dueOf(autumn))[0]).toEqual(["CREDIT_EXPIRY", "2026-10-25T23:00:00.000Z"]);
    const end = Date.parse("2026-10-25T23:00:00.000Z");
    expect(await left(practice, end - 1)).toBe(2);
    expect(await left(practice, end)).toBe(1);
  });

  it("is expired at read before the clock comes, and by the clock once, with what is left", async () => {
    const id = await given(practice, 3, "2026-05-10");
    const end = Date.parse("2026-05-10T22:00:00.000Z");
    const { active, expired } = await grantsOf(await asAdmin(practice, end), { patientId: practice.ids.patient });
    expect([active.length, expired.map(({ status }) => status)]).toEqual([0, ["EXPIRED"]]);
    await expireCredits(await systemOf(practice, end - 1), { id, dueAt: end });
    expect(await countersOf(practice, id)).toMatchObject({ status: "ACTIVE" });
    for (const at of [end, end + 1]) await expireCredits(await systemOf(practice, at), { id, dueAt: end });
    expect(await countersOf(practice, id)).toMatchObject({ status: "EXPIRED", amount: 3, lapsed: 3 });
    const { uses } = await readCreditUses(await asAdmin(practice, end + 1), {});
    expect(uses.map(({ event, credits }) => [event, credits])).toEqual([
      ["EXPIRE", -3],
      ["GRANT", 3],
    ]);
  });

  it("can be used again where its last day is put off, and has a new look of the clock", async () => {
    const id = await given(practice, 3, "2026-05-10");
    const end = Date.parse("2026-05-10T22:00:00.000Z");
    await expireCredits(await systemOf(practice, end), { id, dueAt: end });
    await changeGrant(await asAdmin(practice, end), { id, expiresOn: "2026-06-10" });
    expect(await countersOf(practice, id)).toMatchObject({ status: "ACTIVE", lapsed: 0 });
    expect(await dueOf(id)).toEqual([
      ["CREDIT_EXPIRY", "2026-06-10T22:00:00.000Z"],
      ["CREDIT_REMINDER", "2026-06-03T22:00:00.000Z"],
    ]);
  });

  it("is told of a week before its end, once, where something is left", async () => {
    const id = await given(practice, 1, "2026-06-10");
    const dueAt = Date.parse("2026-06-03T22:00:00.000Z");
    for (const at of [dueAt, dueAt + 1]) await remindOfCredits(await systemOf(practice, at), { id, dueAt });
    const mails = await rowsOf(
      await systemOf(practice),
      "SELECT id FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = 'credit.expiring'",
    );
    expect(mails).toHaveLength(1);
    expect((await dueOf(id)).map(([kind]) => kind)).toEqual(["CREDIT_EXPIRY"]);
  });

  it("is changed from the version that was read, and never below what is used", async () => {
    const id = await given(practice, 3);
    const admin = () => asAdmin(practice);
    await changeGrant(await admin(), { id, amount: 5, note: "Thanks", services: ["VIDEO_CONSULTATION"], version: 1 });
    await expect(changeGrant(await admin(), { id, amount: 6, version: 1 })).rejects.toThrow(ConflictError);
    expect(await countersOf(practice, id)).toMatchObject({ amount: 5 });
    const [changed] = (await listGrants(await admin(), { patientId: practice.ids.patient })).grants;
    expect(changed).toMatchObject({ note: "Thanks", services: ["VIDEO_CONSULTATION"], totalCredits: 5, version: 2 });
  });

  it("is deleted where nothing was used; archived, what is left of it is gone", async () => {
    const first = await given(practice, 2);
    expect(await deleteGrant(await asAdmin(practice), { id: first })).toBe("deleted");
    await expect(deleteGrant(await asAdmin(practice), { id: first })).rejects.toThrow(NotFoundError);
    const second = await given(practice, 2);
    await archiveGrant(await asAdmin(practice), { id: second });
    await archiveGrant(await asAdmin(practice), { id: second });
    expect(await countersOf(practice, second)).toMatchObject({ status: "ARCHIVED", lapsed: 2 });
    await expect(changeGrant(await asAdmin(practice), { id: second, amount: 3 })).rejects.toThrow(ConflictError);
    const { active, expired, summary } = await grantsOf(await asAdmin(practice), { patientId: practice.ids.patient });
    expect([active, expired.map(({ id }) => id)]).toEqual([[], [second]]);
    expect(summary.ARCHIVED.totalCredits).toBe(2);
  });
});

describe("what is read of credits", () => {
  it("is a patient's own, and nobody else's", async () => {
    await given(practice, 4, "2026-08-01");
    await given(practice, 2, "2026-06-01");
    const own = await readOwnCredits(await asPatient(practice));
    expect(own.totals).toEqual({ totalCredits: 6, creditsHeld: 0, creditsUsed: 0, creditsRemaining: 6 });
    expect(own.next).toEqual({ expiresOn: "2026-06-01", credits: 2 });
    const { otherPatient, otherPatientUser } = practice.ids;
    const other = await readOwnCredits(await practice.as(patientActor(otherPatient, otherPatientUser)));
    expect([other.grants, other.history]).toEqual([[], []]);
    await expect(readOwnCredits(await asAdmin(practice))).rejects.toThrow(ForbiddenError);
    const unproven = { ...patientActor(practice.ids.patient, practice.ids.patientUser), unproven: true } as const;
    await expect(readOwnCredits(await practice.as(unproven))).rejects.toThrow(NotFoundError);
  });

  it("goes on page by page, and is no more rows where there are more credits", async () => {
    for (let each = 0; each < 30; each += 1) await given(practice, 1);
    const first = await listGrants(await asAdmin(practice), {});
    expect(first.grants).toHaveLength(25);
    const second = await listGrants(await asAdmin(practice), { after: first.after });
    expect([second.grants.length, second.after]).toEqual([5, null]);
    const context = await asAdmin(practice);
    await listGrants(context, {});
    const few = context.db.meter.rowsRead;
    for (let each = 0; each < 30; each += 1) await given(practice, 1);
    const again = await asAdmin(practice);
    await listGrants(again, {});
    expect(again.db.meter.rowsRead).toBeLessThanOrEqual(few + 2);
    const file = await exportCreditUses(await asAdmin(practice), {});
    expect((await file.text()).trim().split("\n")).toHaveLength(61);
  });

  it("reads no more of those that have ended where there are more of them", async () => {
    const rowsRead = async () => {
      const context = await asAdmin(practice);
      const { grants } = await listGrants(context, { state: "ended" });
      return { rows: context.db.meter.rowsRead, statuses: new Set(grants.map(({ status }) => status)), grants };
    };
    const { db } = await systemOf(practice, MONDAY);
    const end = async (status: string, ids: string[]) =>
      db
        .raw(
          "UPDATE credit_grant SET status = ?2 WHERE organization_id = ?1 AND id IN (SELECT value FROM json_each(?3))",
          ...[db.organizationId, status, JSON.stringify(ids)],
        )
        .run();
    const more = async () => {
      const ids: string[] = [];
      for (let each = 0; each < 60; each += 1) ids.push(await given(practice, 1));
      await end("EXPIRED", ids.slice(0, 30));
      await end("ARCHIVED", ids.slice(30));
    };
    await more();
    const few = await rowsRead();
    expect([few.grants.length, [...few.statuses].sort()]).toEqual([25, ["ARCHIVED"]]);
    await more();
    expect((await rowsRead()).rows).toBeLessThanOrEqual(few.rows + 4);
  });

  it("keeps what a broken request cannot say from being an error of ours", async () => {
    await expect(grantsOf(await asAdmin(practice), {})).rejects.toThrow(InvalidError);
    await expect(listGrants(await asAdmin(practice), { after: "'; --", state: "none" })).resolves.toBeDefined();
    await expect(readCreditUses(await asAdmin(practice), { from: "x", after: "y" })).resolves.toBeDefined();
  });
});
