import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeEmployeeState } from "~/features/identity/services/team/change-employee-state.server";
import { createEmployee } from "~/features/identity/services/team/create-employee.server";
import { updateEmployee } from "~/features/identity/services/team/update-employee.server";
import { ForbiddenError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import { givenAppointment, HOUR } from "../scheduling/scene";
import { givenMember, outboxOf, ownerOf, standingOf, type Member, type Practice } from "./team";
import { actorOfAppointment, change, read, signInAs } from "./appointments";

let practice: Practice;
let member: Member;

beforeAll(async () => {
  practice = await openPractice();
});
beforeEach(async () => {
  member = await givenMember(practice, { lastName: "Member" });
});

const asOwner = async () => practice.as(await ownerOf(practice), Date.now());
const stand = async (action: string, more: Record<string, unknown> = {}) =>
  changeEmployeeState(await asOwner(), { employeeId: member.id, action, ...more });
const wishes = (more: Record<string, unknown> = {}) => ({
  title: 8,
  firstName: "Mara",
  lastName: "Member",
  email: `${member.id}@team.example`,
  teamUserType: "2",
  branchIds: [practice.ids.branch],
  departmentIds: [practice.ids.department],
  ...more,
});
const update = async (more: Record<string, unknown> = {}) => updateEmployee(await asOwner(), member.id, wishes(more));

describe("how an employee stands", () => {
  it("is disabled and enabled again: signed out at once, rooms told, the history kept", async () => {
    const { reference } = await signInAs(practice, "doctor@clinic.example", practice.password);
    const doctor = { employeeId: practice.ids.doctor };
    await changeEmployeeState(await asOwner(), { ...doctor, action: "disable" });
    expect(await actorOfAppointment(practice, { cookie: reference })).toEqual({ kind: "anonymous" });
    await expect(signInAs(practice, "doctor@clinic.example", practice.password)).rejects.toMatchObject({
      code: "loginFailed",
    });
    expect(await outboxOf(practice, "user.ended")).toContainEqual({ userId: practice.ids.doctorUser });
    await changeEmployeeState(await asOwner(), { ...doctor, action: "enable" });
    expect(await actorOfAppointment(practice, { cookie: reference })).toEqual({ kind: "anonymous" });
    expect((await signInAs(practice, "doctor@clinic.example", practice.password)).user.id).toBe(
      practice.ids.doctorUser,
    );
  });

  it("names the appointments that are still to be, and goes on only when told so", async () => {
    const context = await asOwner();
    const startsAt = Math.ceil((Date.now() + 30 * HOUR) / 300_000) * 300_000;
    const employeeId = member.id;
    const appointment = await givenAppointment(practice, context, { startsAt, stateId: 2, employeeId });
    await givenAppointment(practice, context, { startsAt: startsAt + HOUR, stateId: 3, employeeId });
    await expect(stand("disable")).rejects.toMatchObject({
      code: "employeeHasVisits",
      appointments: [{ id: appointment, type: "in_patient", startsAt, timeZone: "Europe/Madrid" }],
    });
    expect(await standingOf(practice, member.id)).toMatchObject({ enabled: 1, version: 1 });
    await stand("disable", { anyway: "on" });
    expect(await standingOf(practice, member.id)).toMatchObject({ enabled: 0, account: 0 });
    const [kept] = await read<{ state: number }>(
      practice,
      "SELECT state_id AS state FROM appointment WHERE organization_id = ?1 AND id = ?2",
      appointment,
    );
    expect(kept?.state).toBe(2);
  });

  it("is approved, with a mail that says so and a room of their own; turned down goes back to waiting", async () => {
    const waits = await givenMember(practice, { lastName: "Waits", adminApproval: 0 });
    const about = { employeeId: waits.id };
    await changeEmployeeState(await asOwner(), { ...about, action: "reject" });
    expect(await standingOf(practice, waits.id)).toMatchObject({ approval: 0, enabled: 0 });
    expect(await outboxOf(practice, "mail")).toContainEqual({
      template: "employee.rejected",
      to: { kind: "USER", id: waits.userId },
    });
    await changeEmployeeState(await asOwner(), { ...about, action: "enable" });
    expect(await standingOf(practice, waits.id)).toMatchObject({ approval: 0, enabled: 1 });
    await changeEmployeeState(await asOwner(), { ...about, action: "approve" });
    expect(await standingOf(practice, waits.id)).toMatchObject({ approval: 1, enabled: 1 });
    expect(await outboxOf(practice, "mail")).toContainEqual({
      template: "employee.approved",
      to: { kind: "USER", id: waits.userId },
    });
    const rooms = await read(
      practice,
      "SELECT id FROM waiting_room WHERE organization_id = ?1 AND employee_id = ?2",
      waits.id,
    );
    expect(rooms).toHaveLength(1);
  });

  it("is deleted without a trace in the lists, gives the address free, and comes back by undo", async () => {
    const address = `${member.id}@team.example`;
    await stand("delete");
    expect(await standingOf(practice, member.id)).toMatchObject({ enabled: 0, username: `deleted:${member.userId}` });
    await expect(update()).rejects.toBeInstanceOf(NotFoundError);
    await stand("restore", { enabled: true });
    expect(await standingOf(practice, member.id)).toMatchObject({ enabled: 1, deleted: null, username: address });
    await stand("delete");
    await createEmployee(await asOwner(), wishes({ lastName: "Successor" }));
    await expect(stand("restore")).rejects.toMatchObject({ code: "emailTaken" });
  });

  it("of two administrators who act on one version the second is told, and nothing is done twice", async () => {
    await stand("disable", { version: 1 });
    await expect(stand("delete", { version: 1 })).rejects.toMatchObject({ code: "changedMeanwhile" });
    await expect(stand("disable")).rejects.toMatchObject({ code: "notInThisState" });
  });

  it("of the owner and of oneself stays", async () => {
    const owner = { employeeId: practice.created.creatorEmployeeId };
    const admin = await givenMember(practice, { lastName: "Admin", teamUserType: 1 });
    const asAdmin = await practice.as(
      employeeActor(admin.id, { roles: ["administrator"], teamUserType: 1, userId: admin.userId }),
    );
    for (const action of ["disable", "delete", "unapprove"]) {
      await expect(changeEmployeeState(asAdmin, { ...owner, action })).rejects.toMatchObject({ code: "ownerStays" });
      await expect(changeEmployeeState(asAdmin, { employeeId: admin.id, action })).rejects.toMatchObject({
        code: "notYourself",
      });
    }
  });

  it("is nobody's to change but administration's, and nobody's of another organization", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    await expect(changeEmployeeState(doctor, { employeeId: member.id, action: "disable" })).rejects.toBeInstanceOf(
      ForbiddenError,
    );
    const other = await openPractice();
    const stranger = await other.as(await ownerOf(other));
    await expect(changeEmployeeState(stranger, { employeeId: member.id, action: "disable" })).rejects.toBeInstanceOf(
      NotFoundError,
    );
  });
});

describe("an employee who is changed", () => {
  it("has the new name, places and roles; a change of roles ends what is open", async () => {
    const ended = async () =>
      (await outboxOf(practice, "user.ended")).filter((each) => JSON.stringify(each).includes(member.userId));
    await update({ lastName: "Renamed" });
    expect(await ended()).toEqual([]);
    await update({ lastName: "Renamed", teamUserType: "3" });
    expect(await ended()).toEqual([{ userId: member.userId }]);
    const roles = await read<{ name: string }>(
      practice,
      `SELECT r.name FROM employee_role er JOIN role r ON r.organization_id = er.organization_id AND r.id = er.role_id
WHERE er.organization_id = ?1 AND er.employee_id = ?2 ORDER BY 1`,
      member.id,
    );
    expect(roles.map(({ name }) => name)).toEqual(["administrator", "healthcare provider"]);
    const branches = await read(
      practice,
      "SELECT branch_id FROM employee_branch WHERE organization_id = ?1 AND employee_id = ?2",
      member.id,
    );
    expect(branches).toEqual([{ branch_id: practice.ids.branch }]);
  });

  it("keeps a branch that was disabled meanwhile: history refers to it, and the form could not show it", async () => {
    await update();
    const where = "WHERE organization_id = ?1 AND id = ?2";
    await change(practice, `UPDATE branch SET enabled = 0 ${where}`, practice.ids.branch);
    await update({ branchIds: [] });
    await change(practice, `UPDATE branch SET enabled = 1 ${where}`, practice.ids.branch);
    const branches = await read(
      practice,
      "SELECT branch_id FROM employee_branch WHERE organization_id = ?1 AND employee_id = ?2",
      member.id,
    );
    expect(branches).toHaveLength(1);
  });

  it("was changed by somebody else since: told what it says now, in words, and nothing is lost", async () => {
    await update({ version: 1, designation: "Cardiologist" });
    const stale = await update({ version: 1, designation: "Surgeon", teamUserType: "nurse" }).catch(
      (error: unknown) => error,
    );
    expect(stale).toBeInstanceOf(StaleFormError);
    expect(stale).toMatchObject({
      version: 2,
      current: { designation: "Cardiologist", teamUserType: "Health professional" },
    });
  });

  it("cannot take an address that is taken, a branch of elsewhere, or the owner's address", async () => {
    const fieldsOf = async (work: Promise<unknown>) => {
      const error = await work.catch((thrown: unknown) => thrown);
      return error instanceof InvalidError ? error.fields.map(({ field }) => field) : error;
    };
    expect(await fieldsOf(update({ email: "other.doctor@clinic.example" }))).toEqual(["email"]);
    const other = await openPractice();
    expect(await fieldsOf(update({ branchIds: [other.ids.branch] }))).toEqual(["branchIds"]);
    const admin = await givenMember(practice, { lastName: "Admin", teamUserType: 1 });
    const asAdmin = await practice.as(employeeActor(admin.id, { roles: ["administrator"], teamUserType: 1 }));
    const owner = {
      ...wishes(),
      firstName: "Olive",
      lastName: "Owner",
      email: "thief@clinic.example",
      teamUserType: "1",
    };
    expect(await fieldsOf(updateEmployee(asAdmin, practice.created.creatorEmployeeId, owner))).toEqual(["email"]);
    const demoted = { ...owner, email: "owner@clinic.example", teamUserType: "2" };
    expect(await fieldsOf(updateEmployee(asAdmin, practice.created.creatorEmployeeId, demoted))).toEqual([
      "teamUserType",
    ]);
  });
});

describe("the size of the team", () => {
  const limitTo = (house: Practice, settings: object) =>
    change(house, "UPDATE organization_profile SET settings = ?2 WHERE organization_id = ?1", JSON.stringify(settings));
  const add = async (house: Practice, email: string) =>
    createEmployee(await house.as(await ownerOf(house)), {
      ...wishes({ email, branchIds: [], departmentIds: [] }),
    });

  it("stops at the limit, also for two who are added at once", async () => {
    const house = await openPractice();
    await limitTo(house, { employeeListLimit: 4 });
    const both = await Promise.allSettled([add(house, "one@team.example"), add(house, "two@team.example")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(add(house, "three@team.example")).rejects.toMatchObject({
      fields: [{ field: "", message: "employees:refusal.teamIsFull" }],
    });
    const gone = await givenMember(house, { lastName: "Gone", enabled: 0 });
    const enable = changeEmployeeState(await house.as(await ownerOf(house)), {
      employeeId: gone.id,
      action: "enable",
    });
    await expect(enable).rejects.toMatchObject({ code: "teamIsFull" });
  });

  it("does not grow in restricted mode", async () => {
    const house = await openPractice();
    await limitTo(house, { restrictedMode: true });
    await expect(add(house, "one@team.example")).rejects.toMatchObject({
      fields: [{ field: "", message: "employees:refusal.restrictedMode" }],
    });
  });
});
