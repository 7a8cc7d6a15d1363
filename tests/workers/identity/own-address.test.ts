import { expect, it } from "vitest";
import { createOwnOrganization } from "~/features/identity/services/organizations/create-own-organization.server";
import { env, openOrganization } from "../support/organization";

const said = (more: object = {}) => ({
  name: `Namesake ${suffix}`,
  country: "ES",
  timeZone: "Europe/Madrid",
  firstName: "Ada",
  lastName: "Okafor",
  email: "ada@clinic.example",
  password: "correct-Horse-7-battery",
  provider: true,
  ...more,
});
const suffix = crypto.randomUUID().slice(0, 8);

it("gives a second practice of a name the next free address, and proposes one for an address that is taken", async () => {
  const organization = await openOrganization();
  const open = async (more: object = {}) => {
    const context = await organization.as({ kind: "anonymous" });
    const signedUp = Object.assign({}, context, { env: { ...env, SELF_SERVICE_SIGNUP: "on", ENVIRONMENT: "test" } });
    return new URL((await createOwnOrganization(signedUp, said(more), crypto.randomUUID())).signInUrl).host;
  };
  const slug = `namesake-${suffix}`;
  expect((await open()).split(".")[0]).toBe(slug);
  expect((await open()).split(".")[0]).toBe(`${slug}-2`);
  await expect(open({ slug })).rejects.toMatchObject({
    fields: [{ field: "slug", message: "organization:create.slugFree", values: { slug: `${slug}-3` } }],
  });
});
