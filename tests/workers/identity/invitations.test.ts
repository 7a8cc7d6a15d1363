import { beforeAll, describe, expect, it } from "vitest";
import { acceptInvite } from "~/features/identity/services/team/accept-invite.server";
import { createEmployee } from "~/features/identity/services/team/create-employee.server";
import { createUserToken } from "~/features/identity/services/accounts/create-user-token.server";
import { inviteEmployee } from "~/features/identity/services/team/invite-employee.server";
import { listEmployees } from "~/features/identity/services/team/list-employees.server";
import { readInvite } from "~/features/identity/services/team/read-invite.server";
import { changeEmployeeState } from "~/features/identity/services/team/change-employee-state.server";
import { openPractice } from "../support/organization";
import { outboxOf, ownerOf, type Practice } from "./team";
import { ADDRESS, arrive, read, signInAs } from "./appointments";

const PASSWORD = "copper lantern walks";
const DAY = 86_400_000;
let practice: Practice;
let counter = 0;

beforeAll(async () => {
  practice = await openPractice();
});

const asOwner = async () => practice.as(await ownerOf(practice), Date.now());

/** Somebody who was just invited, and the secret of the mail. */
async function invited() {
  counter += 1;
  const email = `invited-${counter}@team.example`;
  const wanted = { firstName: "Ines", lastName: `Invited ${counter}`, email, teamUserType: "nurse" };
  const { employeeId } = await createEmployee(await asOwner(), wanted);
  const [row] = await read<{ userId: string }>(
    practice,
    `SELECT user_id AS "userId" FROM employee WHERE organization_id = ?1 AND id = ?2`,
    employeeId,
  );
  const userId = row?.userId ?? "";
  return { employeeId, userId, email };
}
const mailTo = async (userId: string, now?: number) =>
  (await createUserToken(await practice.as({ kind: "system", task: "mail" }, now), userId, "INVITE", { sentTo: "" }))
    .token;
const accept = async (token: string) => acceptInvite(await arrive(practice), { token, password: PASSWORD }, ADDRESS);
const state = async (token: string) => readInvite(await arrive(practice), token);

describe("an invitation", () => {
  it("goes out with the new employee, who is listed as invited until they have chosen a password", async () => {
    const { userId, email } = await invited();
    expect(await outboxOf(practice, "mail")).toContainEqual({
      template: "employee.invite",
      to: { kind: "USER", id: userId },
    });
    const stateOf = async () => (await listEmployees(await asOwner(), { name: email })).employees[0]?.state;
    expect(await stateOf()).toBe("invited");
    await expect(signInAs(practice, email, PASSWORD)).rejects.toMatchObject({ code: "loginFailed" });
    const token = await mailTo(userId);
    expect(await state(token)).toEqual({ state: "valid", username: email });
    await accept(token);
    expect(await stateOf()).toBe("active");
    expect((await signInAs(practice, email, PASSWORD)).user.id).toBe(userId);
  });

  it("works once, and says so the second time", async () => {
    const { userId } = await invited();
    const token = await mailTo(userId);
    const both = await Promise.allSettled([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(accept(token)).rejects.toMatchObject({ code: "linkUsed", status: 410 });
    expect(await state(token)).toEqual({ state: "used", username: null });
  });

  it("runs out after a week, and one that never was looks like one that has run out", async () => {
    const { userId } = await invited();
    expect((await state(await mailTo(userId, Date.now() - 6 * DAY))).state).toBe("valid");
    const old = await mailTo(userId, Date.now() - 7 * DAY);
    expect(await state(old)).toEqual({ state: "expired", username: null });
    await expect(accept(old)).rejects.toMatchObject({ code: "linkExpired" });
    await expect(accept("never-was")).rejects.toMatchObject({ code: "linkExpired" });
  });

  it("that is sent again takes the earlier one's place", async () => {
    const { userId, employeeId } = await invited();
    const first = await mailTo(userId);
    await inviteEmployee(await asOwner(), { employeeId });
    expect((await state(first)).state).toBe("used");
    await accept(await mailTo(userId));
    await expect(inviteEmployee(await asOwner(), { employeeId })).rejects.toMatchObject({ code: "notInThisState" });
  });

  it("of somebody who was disabled does nothing", async () => {
    const { userId, employeeId } = await invited();
    const token = await mailTo(userId);
    await changeEmployeeState(await asOwner(), { employeeId, action: "disable" });
    expect((await state(token)).state).toBe("unknown");
    await expect(accept(token)).rejects.toMatchObject({ code: "linkExpired" });
  });

  it("of another organization never was here", async () => {
    const { userId } = await invited();
    const token = await mailTo(userId);
    const other = await openPractice();
    expect(await readInvite(await arrive(other), token)).toEqual({ state: "unknown", username: null });
    const there = acceptInvite(await arrive(other), { token, password: PASSWORD }, ADDRESS);
    await expect(there).rejects.toMatchObject({ code: "linkExpired" });
    expect((await state(token)).state).toBe("valid");
  });

  it("is no password reset: one link does not do the other's work", async () => {
    const { userId } = await invited();
    const system = await practice.as({ kind: "system", task: "mail" });
    const { token } = await createUserToken(system, userId, "RESET_PASSWORD", { sentTo: "" });
    expect((await state(token)).state).toBe("unknown");
  });
});
