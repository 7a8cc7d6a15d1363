import { describe, expect, inject, test } from "vitest";
import { request } from "../../scripts/worker/request";
import { createOrganization } from "../support/organization";

const entry = "/secure/providerweb";

describe("the host name names the organization", () => {
  const operator = inject("served");

  test.each([
    ["TENANT_DB_0", "#7a1f1f"],
    ["TENANT_DB_1", "#1f3d7a"],
  ])("an organization on %s shows its own colour under its own host", async (database, brandColour) => {
    const organization = await createOrganization(operator, { database, brandColour });
    const answer = await request({ port: operator.port, host: organization.host, path: entry });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(`--org-brand:${brandColour}`);
  });

  test("a host of no organization is not found, whatever other headers say", async () => {
    const organization = await createOrganization(operator);
    const answer = await request({
      port: operator.port,
      host: `nobody.localhost:${operator.port}`,
      path: entry,
      headers: { "x-forwarded-host": organization.host, "x-organization-id": String(organization.organizationId) },
    });
    expect(answer.status).toBe(404);
  });

  test("the operator's endpoint does not exist for one without the token", async () => {
    const stranger = createOrganization({ ...operator, operatorToken: "0".repeat(64) });
    await expect(stranger).rejects.toThrow("404");
  });
});
