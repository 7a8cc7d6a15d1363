import { beforeEach, describe, expect, it } from "vitest";
import { readMetadata } from "~/features/identity/services/metadata/read-metadata.server";
import { adoptApiKey } from "~/features/organization/services/connections/adopt-api-key.server";
import { createApiKey } from "~/features/organization/services/connections/create-api-key.server";
import { listApiKeys } from "~/features/organization/services/connections/list-api-keys.server";
import { revokeApiKey } from "~/features/organization/services/connections/revoke-api-key.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { employeeActor, openPractice } from "../support/organization";
import { givenMember } from "../identity/team";
import { actorOfAppointment, arrive, change } from "../identity/appointments";

let practice: Awaited<ReturnType<typeof openPractice>>;
let maker: Awaited<ReturnType<typeof givenMember>>;
let made: { id: string; key: string };

const owner = async () => {
  const context = await practice.as(practice.administrator);
  return { ...context, actor: { ...context.actor, isCreator: true } as typeof context.actor };
};

beforeEach(async () => {
  practice = await openPractice();
  maker = await givenMember(practice, { lastName: "Maker", teamUserType: 1, passwordHash: "x" });
  const actor = employeeActor(maker.id, { roles: [ROLE.ADMINISTRATOR], teamUserType: 1, userId: maker.userId });
  const { id, key } = await createApiKey(await practice.as(actor), { name: "Website", scopes: ["read-organization"] });
  made = { id, key: key ?? "" };
});

const kind = async () => (await actorOfAppointment(practice, { bearer: made.key })).kind;
const state = async () => (await listApiKeys(await owner())).find(({ id }) => id === made.id)?.state;

describe("an API key", () => {
  it.each([
    ["is disabled", "UPDATE employee SET enabled = 0 WHERE organization_id = ?1 AND id = ?2"],
    ["is deleted", "UPDATE employee SET deleted_at = 1 WHERE organization_id = ?1 AND id = ?2"],
    ["is not approved any more", "UPDATE employee SET admin_approval = 0 WHERE organization_id = ?1 AND id = ?2"],
    ["loses the role", "DELETE FROM employee_role WHERE organization_id = ?1 AND employee_id = ?2"],
    [
      "can sign in no more",
      "UPDATE user AS u SET enabled = 0 WHERE u.organization_id = ?1 AND u.id = (SELECT e.user_id FROM employee e WHERE e.organization_id = ?1 AND e.id = ?2)",
    ],
  ])("opens nothing from the moment that its maker %s, and is listed as stopped", async (_what, sql) => {
    expect([await kind(), await state()]).toEqual(["apiKey", "ACTIVE"]);
    await change(practice, sql, maker.id);
    expect([await kind(), await state()]).toEqual(["anonymous", "STOPPED"]);
  });

  it("stops where its maker loses one of the authorities that its scopes hold", async () => {
    await change(practice, "DELETE FROM role_authority WHERE organization_id = ?1 AND authority = ?2", "metadata.read");
    expect([await kind(), await state()]).toEqual(["anonymous", "STOPPED"]);
  });

  it("works again once the owner has taken it over, and by the owner's rights from then on", async () => {
    await change(practice, "UPDATE employee SET enabled = 0 WHERE organization_id = ?1 AND id = ?2", maker.id);
    await adoptApiKey(await owner(), { id: made.id });
    expect([await kind(), await state()]).toEqual(["apiKey", "ACTIVE"]);
    const listed = (await listApiKeys(await owner())).find(({ id }) => id === made.id);
    expect(listed).toMatchObject({ createdBy: "Mara Maker", adoptedBy: "Olive Owner" });
    await change(
      practice,
      "UPDATE employee SET enabled = 0 WHERE organization_id = ?1 AND id = ?2",
      practice.created.creatorEmployeeId,
    );
    expect(await kind()).toBe("anonymous");
  });

  it("is taken over by the owner alone, in their own organization, and not once it is revoked", async () => {
    const abroad = await openPractice({ database: "TENANT_DB_1" });
    const foreign = await abroad.as(abroad.administrator);
    const stranger = { ...foreign, actor: { ...foreign.actor, isCreator: true } as typeof foreign.actor };
    await expect(adoptApiKey(await practice.as(practice.administrator), { id: made.id })).rejects.toMatchObject({
      code: "notTheOwner",
    });
    await expect(adoptApiKey(stranger, { id: made.id })).rejects.toMatchObject({ status: 404 });
    await revokeApiKey(await owner(), { id: made.id });
    await expect(adoptApiKey(await owner(), { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  it("that reads the organization learns neither what employees sign in with nor of other keys", async () => {
    const context = await arrive(practice, { bearer: made.key });
    const told = JSON.stringify(await readMetadata(context, { fields: "employees" }));
    expect(told).toContain("Maker");
    expect(told).not.toContain("username");
    expect(told).not.toContain("owner@clinic.example");
    await expect(listApiKeys(context)).rejects.toMatchObject({ status: 403 });
  });
});
