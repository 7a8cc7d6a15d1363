import { beforeAll, describe, expect, it } from "vitest";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { openSecret, secretSetAt, setSecret } from "~/features/organization/public.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parseEnv } from "~/platform/env.server";
import { SealBroken, sealSecret, unsealSecret } from "~/platform/crypto/seal-secret.server";
import { change, read } from "../identity/appointments";
import { employeeActor, env, openPractice } from "../support/organization";

const OLD = "a".repeat(64);
const NEW = "b".repeat(64);
const before = { TENANT_KEY_ID: "1", TENANT_KEY_MASTER: OLD, TENANT_KEY_RETIRED: undefined };
const scope = { organizationId: 7, name: "recaptcha" };

const flipped = (sealed: string, at: number) => {
  const other = sealed[at] === "A" ? "B" : "A";
  return `${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`;
};

describe("a sealed secret", () => {
  it("opens for its organization and name, and says nothing of what is in it", async () => {
    const sealed = await sealSecret(before, scope, "the other side's key");
    expect(sealed).toMatch(/^1\.[\w-]{16}\.[\w-]+$/);
    expect(await unsealSecret(before, scope, sealed)).toBe("the other side's key");
    expect(await sealSecret(before, scope, "the other side's key")).not.toBe(sealed);
  });

  it("opens neither for another organization nor under another name", async () => {
    const sealed = await sealSecret(before, scope, "ours");
    for (const other of [
      { ...scope, organizationId: 8 },
      { ...scope, name: "calendar" },
    ])
      await expect(unsealSecret(before, other, sealed)).rejects.toBeInstanceOf(SealBroken);
  });

  it("does not open once a letter of it was changed, wherever", async () => {
    const sealed = await sealSecret(before, scope, "ours");
    for (const at of [3, 19, sealed.length - 12])
      await expect(unsealSecret(before, scope, flipped(sealed, at))).rejects.toBeInstanceOf(SealBroken);
    for (const text of ["", "1", "1.x", "no seal at all"])
      await expect(unsealSecret(before, scope, text)).rejects.toBeInstanceOf(SealBroken);
  });

  it("opens under a retired master key, while a new one is sealed under the new key", async () => {
    const sealed = await sealSecret(before, scope, "sealed long ago");
    const after = { TENANT_KEY_ID: "2", TENANT_KEY_MASTER: NEW, TENANT_KEY_RETIRED: { "1": OLD } };
    expect(await unsealSecret(after, scope, sealed)).toBe("sealed long ago");
    expect(await sealSecret(after, scope, "new")).toMatch(/^2\./);
    const forgotten = { ...after, TENANT_KEY_RETIRED: undefined };
    await expect(unsealSecret(forgotten, scope, sealed)).rejects.toBeInstanceOf(SealBroken);
  });
});

it("reads the retired master keys from the environment, and refuses what is none", () => {
  const raw = (TENANT_KEY_RETIRED: string) => ({ ...env, TENANT_KEY_RETIRED });
  expect(parseEnv(raw(`1:${OLD} 0:${NEW}`)).TENANT_KEY_RETIRED).toEqual({ "1": OLD, "0": NEW });
  expect(() => parseEnv(raw("1:short"))).toThrow("64 hexadecimal digits");
});

describe("a credential of the organization", () => {
  let practice: Awaited<ReturnType<typeof openPractice>>;
  beforeAll(async () => {
    practice = await openPractice();
  });

  it("is kept sealed, replaced and taken away by an administrator, each time with an audit row", async () => {
    const admin = await practice.as(practice.administrator, 1_000);
    await setSecret(admin, "recaptcha", "first");
    await setSecret(admin, "recaptcha", "second");
    expect(await openSecret(admin, "recaptcha")).toBe("second");
    expect(await secretSetAt(admin, "recaptcha")).toBe(1_000);
    const rows = await read<{ sealed: string }>(
      practice,
      "SELECT sealed FROM tenant_secret WHERE organization_id = ?1",
    );
    expect(rows.map(({ sealed }) => sealed.includes("second"))).toEqual([false]);
    await setSecret(admin, "recaptcha", null);
    expect(await openSecret(admin, "recaptcha")).toBeUndefined();
    const audit = await read(
      practice,
      "SELECT subject_id FROM audit_event WHERE organization_id = ?1 AND action = 'secret.set'",
    );
    expect(audit).toHaveLength(3);
  });

  it("does not open when its row is copied to another organization", async () => {
    const other = await openPractice();
    await setSecret(await practice.as(practice.administrator), "stripe", "ours alone");
    const [row] = await read<{ sealed: string }>(
      practice,
      "SELECT sealed FROM tenant_secret WHERE organization_id = ?1 AND name = 'stripe'",
    );
    await change(
      other,
      "INSERT INTO tenant_secret (organization_id, name, key_id, sealed, updated_at) VALUES (?1, 'stripe', '1', ?2, 0)",
      row?.sealed,
    );
    await expect(openSecret(await other.as(other.administrator), "stripe")).rejects.toBeInstanceOf(SealBroken);
  });

  it("at reCAPTCHA comes with the site key and goes with it: one of the two alone is refused at the other", async () => {
    const save = async (keys: object) => changeSetting(await practice.as(practice.administrator), "recaptcha", keys);
    await expect(save({ siteKey: "site", secretKey: " " })).rejects.toMatchObject({
      fields: [{ field: "secretKey", message: "security:recaptcha.secretNeeded" }],
    });
    await expect(save({ siteKey: "", secretKey: "secret" })).rejects.toMatchObject({
      fields: [{ field: "siteKey", message: "security:recaptcha.siteNeeded" }],
    });
    const admin = await practice.as(practice.administrator);
    await save({ siteKey: "site", secretKey: " from the other side " });
    expect(await openSecret(admin, "recaptcha")).toBe("from the other side");
    await save({ siteKey: "another site" });
    expect(await openSecret(admin, "recaptcha")).toBe("from the other side");
    await save({ siteKey: "" });
    expect(await secretSetAt(admin, "recaptcha")).toBeUndefined();
  });

  it("is not a doctor's to set", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    await expect(setSecret(doctor, "recaptcha", "mine")).rejects.toBeInstanceOf(ForbiddenError);
  });
});
