import { beforeEach, describe, expect, it } from "vitest";
import { ROLE } from "~/features/identity/domain/team/roles";
import { listOwnerCandidates } from "~/features/identity/services/organizations/list-owner-candidates.server";
import { reassignOwnership } from "~/features/identity/services/organizations/reassign-ownership.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { hashPassword } from "~/platform/access/password.server";
import { employeeActor, openPractice } from "../support/organization";
import { givenMember, outboxOf, ownerOf, type Member, type Practice } from "./team";
import { change, read } from "./appointments";

const PASSWORD = "quiet harbour seven";
let practice: Practice;
let admin: Member;
let passwordHash: string | undefined;

beforeEach(async () => {
  practice = await openPractice();
  passwordHash ??= await hashPassword(PASSWORD);
  admin = await givenMember(practice, { lastName: "Admin", teamUserType: 1, passwordHash });
  await change(
    practice,
    "UPDATE user SET password_hash = ?2 WHERE organization_id = ?1 AND username = 'owner@clinic.example'",
    passwordHash,
  );
});

const reassign = async (employeeId: string, password = PASSWORD) =>
  reassignOwnership(await practice.as(await ownerOf(practice), Date.now()), { employeeId, password });
const owners = () =>
  read<{ id: string; roles: string }>(
    practice,
    `SELECT e.id, (SELECT json_group_array(r.name) FROM employee_role er JOIN role r ON r.organization_id = er.organization_id AND r.id = er.role_id
WHERE er.organization_id = ?1 AND er.employee_id = e.id) AS roles FROM employee e WHERE e.organization_id = ?1 AND e.is_creator = 1`,
  );

describe("handing the organization over", () => {
  it("moves the ownership and its role, and tells the rooms of both", async () => {
    const owner = await ownerOf(practice);
    await reassign(admin.id);
    const [now, ...more] = await owners();
    expect(more).toEqual([]);
    expect(now?.id).toBe(admin.id);
    expect((JSON.parse(now?.roles ?? "[]") as string[]).sort()).toEqual([ROLE.ADMINISTRATOR, ROLE.OWNER]);
    const ownerUser = owner.kind === "employee" ? owner.userId : "";
    expect(await outboxOf(practice, "user.ended")).toEqual([{ userId: ownerUser }, { userId: admin.userId }]);
    expect(await outboxOf(practice, "mail")).toEqual([
      { template: "ownership.given", to: { kind: "USER", id: ownerUser } },
      { template: "ownership.received", to: { kind: "USER", id: admin.userId } },
    ]);
  });

  it("asks for the owner's password", async () => {
    await expect(reassign(admin.id, "not this one")).rejects.toMatchObject({
      fields: [{ field: "password", message: "employees:ownership.wrongPassword" }],
    });
    expect((await owners()).map(({ id }) => id)).toEqual([practice.created.creatorEmployeeId]);
  });

  it("refuses a second owner: whoever has handed over owns no more, and of two at once one is late", async () => {
    const other = await givenMember(practice, { lastName: "Other", teamUserType: 3, passwordHash });
    const owner = await ownerOf(practice);
    const as = async (employeeId: string) =>
      reassignOwnership(await practice.as(owner, Date.now()), { employeeId, password: PASSWORD });
    const both = await Promise.allSettled([as(admin.id), as(other.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(as(other.id)).rejects.toBeInstanceOf(ForbiddenError);
    expect(await owners()).toHaveLength(1);
  });

  it("goes to an active administrator only", async () => {
    const waits = await givenMember(practice, { lastName: "Waits", teamUserType: 1, adminApproval: 0, passwordHash });
    const because = async (id: string) => {
      const error: unknown = await reassign(id).catch((thrown: unknown) => thrown);
      return error instanceof Error && "fields" in error ? error.fields : error;
    };
    const at = (reason: string) => [{ field: "employeeId", message: `employees:ownership.${reason}` }];
    expect(await because(practice.ids.doctor)).toEqual(at("notAdmin"));
    expect(await because(waits.id)).toEqual(at("notActive"));
    expect(await because(practice.created.creatorEmployeeId)).toEqual(at("already"));
    expect(await because("nobody")).toEqual(at("unknown"));
    const names = await listOwnerCandidates(await practice.as(await ownerOf(practice)));
    expect(names.map(({ lastName }) => lastName)).toEqual(["Admin"]);
  });

  it("is the owner's alone", async () => {
    const asAdmin = await practice.as(
      employeeActor(admin.id, { roles: [ROLE.ADMINISTRATOR], teamUserType: 1, userId: admin.userId }),
    );
    await expect(reassignOwnership(asAdmin, { employeeId: admin.id, password: PASSWORD })).rejects.toBeInstanceOf(
      ForbiddenError,
    );
  });

  it("is refused by the database too", async () => {
    const second = change(
      practice,
      "UPDATE employee SET is_creator = 1 WHERE organization_id = ?1 AND id = ?2",
      admin.id,
    );
    await expect(second).rejects.toThrow(/UNIQUE/);
  });
});
