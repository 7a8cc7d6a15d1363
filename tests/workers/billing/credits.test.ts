import { beforeEach, describe, expect, it } from "vitest";
import { creditCalls } from "~/features/billing/api/credits/credit-calls.server";
import { failedCall } from "~/platform/calls/answer.server";
import { failureOf } from "~/platform/http/failure.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import type { Actor } from "~/platform/access/actor.server";
import { commit } from "~/db/commit.server";
import { holdCreditStatements } from "~/features/billing/data/credits/credit-moves.server";
import { assignCredits } from "~/features/billing/services/credits/assign-credits.server";
import { changeGrant } from "~/features/billing/services/credits/change-grant.server";
import { archiveGrant, deleteGrant } from "~/features/billing/services/credits/end-grant.server";
import { exportCreditUses } from "~/features/billing/services/credits/export-credit-uses.server";
import { availableCredits, listGrants } from "~/features/billing/services/credits/list-grants.server";
import { readCreditUses } from "~/features/billing/services/credits/read-credit-uses.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { rowsOf, systemOf } from "./scene";
import { asAdmin, asPatient, countersOf, DAY, given, left } from "./credit-scene";

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
});

const fieldOf = (field: string) => expect.objectContaining({ fields: [expect.objectContaining({ field })] });

describe("giving credits", () => {
  it("gives each of several patients the same, tells them, and does it once under one key", async () => {
    const { patient, otherPatient } = practice.ids;
    const asked = {
      patientIds: [patient, otherPatient],
      amount: 5,
      expiresOn: "2026-12-31",
      idempotencyKey: "once-1234",
    };
    const { grantIds } = await assignCredits(await asAdmin(practice), asked);
    expect(grantIds).toHaveLength(2);
    expect(await assignCredits(await asAdmin(practice), asked)).toEqual({ grantIds });
    const totals = await availableCredits(await asAdmin(practice), { patientId: patient });
    expect(totals).toEqual({ totalCredits: 5, creditsHeld: 0, creditsUsed: 0, creditsRemaining: 5 });
    const mails = await rowsOf<{ template: string }>(
      await systemOf(practice),
      "SELECT json_extract(payload, '$.template') AS template FROM outbox WHERE organization_id = ?1 AND topic = 'mail'",
    );
    expect(mails.map(({ template }) => template)).toContain("credit.granted");
  });

  it("refuses at the field what cannot be given", async () => {
    const asked = { patientIds: [practice.ids.patient], amount: 5, expiresOn: "2026-12-31" };
    const tries: [object, string][] = [
      [{ amount: 0 }, "amount"],
      [{ amount: 1_001 }, "amount"],
      [{ amount: "many" }, "amount"],
      [{ expiresOn: "2026-05-03" }, "expiresOn"],
      [{ validFrom: "2027-01-01" }, "expiresOn"],
      [{ expiresOn: "9999-12-31" }, "expiresOn"],
      [{ expiresOn: "2200-01-01" }, "expiresOn"],
      [{ validFrom: "0001-01-01" }, "validFrom"],
      [{ patientIds: [] }, "patientIds"],
      [{ patientIds: ["nobody"] }, "patientIds"],
    ];
    for (const [more, field] of tries)
      await expect(assignCredits(await asAdmin(practice), { ...asked, ...more })).rejects.toEqual(fieldOf(field));
  });

  it("goes by the organization's own limit where it has one", async () => {
    const context = await asAdmin(practice);
    const limited = {
      ...context,
      organization: {
        ...context.organization,
        limits: { employeeListLimit: null, trialState: null, creditMaxValue: 3 },
      },
    };
    const asked = { patientIds: [practice.ids.patient], expiresOn: "2026-12-31" };
    await expect(assignCredits(limited, { ...asked, amount: 4 })).rejects.toEqual(fieldOf("amount"));
    await expect(assignCredits(limited, { ...asked, amount: 3 })).resolves.toBeDefined();
  });

  it("is for administrators of this organization alone", async () => {
    const id = await given(practice, 2);
    for (const role of [ROLE.PROVIDER, ROLE.NURSE, ROLE.RECEPTIONIST, ROLE.BILLER]) {
      const context = await practice.as(employeeActor(practice.ids.doctor, { roles: [role] }));
      await expect(assignCredits(context, {})).rejects.toThrow(ForbiddenError);
      await expect(listGrants(context, {})).rejects.toThrow(ForbiddenError);
      await expect(readCreditUses(context, {})).rejects.toThrow(ForbiddenError);
      await expect(exportCreditUses(context, {})).rejects.toThrow(ForbiddenError);
      await expect(deleteGrant(context, { id })).rejects.toThrow(ForbiddenError);
    }
    await expect(assignCredits(await asPatient(practice), {})).rejects.toThrow(ForbiddenError);
    const other = await openPractice({ now: MONDAY });
    const elsewhere = await other.as(other.administrator);
    await expect(changeGrant(elsewhere, { id, amount: 9 })).rejects.toThrow(NotFoundError);
    await expect(archiveGrant(elsewhere, { id })).rejects.toThrow(NotFoundError);
    await expect(deleteGrant(elsewhere, { id })).rejects.toThrow(NotFoundError);
    expect((await listGrants(elsewhere, {})).grants).toEqual([]);
    const asked = { patientIds: [practice.ids.patient], amount: 1, expiresOn: "2026-12-31" };
    await expect(assignCredits(elsewhere, asked)).rejects.toEqual(fieldOf("patientIds"));
  });
});

describe("the last credit", () => {
  it("is kept for exactly one of 200 appointments that ask for it at once", async () => {
    const id = await given(practice, 1);
    const context = await systemOf(practice, MONDAY);
    const ids: string[] = [];
    for (let each = 0; each < 200; each += 1)
      ids.push(
        await givenAppointment(practice, context, { startsAt: MONDAY + DAY + each * HOUR, stateId: S.CONFIRMED }),
      );
    const tries = ids.map((appointmentId, each) =>
      commit(context, {
        writes: holdCreditStatements(context, {
          ...{ appointmentId, patientId: practice.ids.patient },
          ...{ startsAt: MONDAY + DAY + each * HOUR, service: "PHYSICAL_CONSULTATION", serviceOfferingId: null },
        }),
        audit: [{ action: "test", subjectKind: "test" }],
        result: appointmentId,
      }),
    );
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await countersOf(practice, id)).toMatchObject({ amount: 1, held: 1, used: 0, lapsed: 0 });
    expect(await left(practice)).toBe(0);
  });

  it("is never kept twice for one appointment", async () => {
    const id = await given(practice, 5);
    const context = await systemOf(practice, MONDAY);
    const startsAt = MONDAY + DAY;
    const appointmentId = await givenAppointment(practice, context, { startsAt, stateId: S.CONFIRMED });
    const wanted = {
      appointmentId,
      patientId: practice.ids.patient,
      startsAt,
      service: "PHYSICAL_CONSULTATION",
      serviceOfferingId: null,
    } as const;
    const once = () =>
      commit(context, {
        writes: holdCreditStatements(context, wanted),
        audit: [{ action: "test", subjectKind: "test" }],
        result: null,
      });
    await once();
    await expect(once()).rejects.toMatchObject({ failure: { kind: "unique", table: "credit_hold" } });
    expect(await countersOf(practice, id)).toMatchObject({ held: 1 });
  });

  it("leaves moves that nobody can touch, and counters that cannot go below zero", async () => {
    const id = await given(practice, 1);
    const { db } = await systemOf(practice, MONDAY);
    const run = (text: string) => db.raw(text, db.organizationId, id).run();
    await expect(
      run("UPDATE credit_move SET amount = 9 WHERE organization_id = ?1 AND grant_id = ?2"),
    ).rejects.toThrow();
    await expect(run("DELETE FROM credit_move WHERE organization_id = ?1 AND grant_id = ?2")).rejects.toThrow();
    for (const counters of ["held = -1", "used = -1", "lapsed = -1", "used = 2", "amount = -1"])
      await expect(run(`UPDATE credit_grant SET ${counters} WHERE organization_id = ?1 AND id = ?2`)).rejects.toThrow();
  });
});

describe("the calls", () => {
  const ask = async (actor: Actor, method: string, path: string, body?: object) => {
    const url = new URL(path, "http://practice.localhost");
    const found = findCall(creditCalls, method, url.pathname);
    if (!found) throw new Error(`no call ${path}`);
    const request = new Request(url, { method, ...(body && { body: JSON.stringify(body) }) });
    const context = await practice.as(actor, MONDAY);
    // As the Worker answers it.
    const answer = await runCall(context, found, request).catch((error: unknown) =>
      failedCall(failureOf(error, context.log), "en_US", { message: found.call.failure }),
    );
    return (answer instanceof Response ? await answer.json() : answer) as Record<string, unknown>;
  };

  it("say what the specification says, of what was done and of what was not", async () => {
    const admin = practice.administrator;
    const asked = { patientIds: [practice.ids.patient], amount: 2, expiresOn: "2026-12-31" };
    const given = await ask(admin, "POST", "/consultationCredits/grant", asked);
    expect(given).toMatchObject({ status: true, message: "Successfully assigned credits" });
    const [{ id = "" } = {}] = given["grants"] as { id: string }[];
    const at = `/consultationCredits/grant/${id}`;
    const refused = { status: false };
    const messages = [
      [await ask(admin, "POST", "/consultationCredits/grant", { ...asked, amount: 0 }), "Credits assignment failed"],
      [await ask(admin, "PUT", at, { amount: 0 }), "Credit Updating failed"],
      [await ask(admin, "DELETE", `${at}-none`), "Credit Dletion failed"],
      [await ask(employeeActor(practice.ids.doctor), "DELETE", at), "Credit Dletion failed"],
    ] as const;
    for (const [answer, message] of messages) expect(answer).toMatchObject({ ...refused, message });
    expect(await ask(admin, "PUT", at, { amount: 3 })).toMatchObject({ message: "Edited Successfully" });
    const { creditsRemaining } = await ask(
      admin,
      "GET",
      `/consultationCredits/availableCredits?patientId=${practice.ids.patient}`,
    );
    expect(creditsRemaining).toBe(3);
    expect(await ask(admin, "DELETE", at)).toMatchObject({ status: true, message: "Delete Successfull" });
  });
});
