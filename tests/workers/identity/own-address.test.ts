import { expect, it } from "vitest";
import { createOwnOrganization } from "~/features/identity/services/organizations/create-own-organization.server";
import { findOrganization } from "~/db/directory.server";
import { TenantDb } from "~/db/client.server";
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

it("keeps country, currency, language and formats as they were said, the country's own where nothing was", async () => {
  const organization = await openOrganization();
  const open = async (more: object) => {
    const context = await organization.as({ kind: "anonymous" });
    const signedUp = Object.assign({}, context, { env: { ...env, SELF_SERVICE_SIGNUP: "on", ENVIRONMENT: "test" } });
    const slug = `said-${crypto.randomUUID().slice(0, 8)}`;
    await createOwnOrganization(signedUp, said({ ...more, slug }), crypto.randomUUID());
    const entry = await findOrganization(context.env.DIRECTORY_DB, { slug });
    if (!entry) throw new Error("it is not in the directory");
    const db = new TenantDb(context.env.tenantDatabase(entry.database), entry.id, 1, "first-primary");
    const columns = "country_code AS country, currency_code AS currency, default_locale AS locale, locales";
    const text = `SELECT ${columns} FROM organization_profile WHERE organization_id = ?1`;
    return db.raw(text, db.organizationId).first<Record<string, string>>();
  };
  expect(await open({ country: "BH", locale: "en_GB" })).toEqual({
    ...{ country: "BH", currency: "BHD", locale: "en_GB" },
    locales: '["en_GB","es_ES","ar_BH"]',
  });
  expect(await open({ country: "GB", currencyCode: "EUR", locale: "ar_BH" })).toMatchObject({
    ...{ country: "GB", currency: "EUR", locale: "ar_BH" },
    locales: '["ar_BH","en_US","es_ES"]',
  });
  await expect(open({ locale: "tlh" })).rejects.toMatchObject({ fields: [{ field: "locale" }] });
  await expect(open({ currencyCode: "XQZ" })).rejects.toMatchObject({ fields: [{ field: "currencyCode" }] });
});
