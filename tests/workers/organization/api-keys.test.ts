import { beforeAll, describe, expect, it } from "vitest";
import { organizationCalls } from "~/features/organization/public.server";
import { readMetadata } from "~/features/identity/services/metadata/read-metadata.server";
import { addExternalApp } from "~/features/organization/services/connections/add-external-app.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { listExternalApps } from "~/features/organization/services/connections/list-external-apps.server";
import { switchExternalApp } from "~/features/organization/services/connections/switch-external-app.server";
import { ApiSettingsOffError, NotFoundError } from "~/platform/http/errors.server";
import { createApiKey } from "~/features/organization/services/connections/create-api-key.server";
import { listApiKeys, readApiKey } from "~/features/organization/services/connections/list-api-keys.server";
import { revokeApiKey } from "~/features/organization/services/connections/revoke-api-key.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { listAllAppointments } from "~/features/scheduling/services/lists/list-all-appointments.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { API_SCOPES } from "~/kernel/api-scopes";
import { AUTHORITIES, type Authority } from "~/platform/access/authorities.server";
import { verdictOf } from "~/platform/access/authorize.server";
import { SCOPE_AUTHORITIES } from "~/platform/access/api-key.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { createLogger } from "~/platform/log.server";
import { requestContext } from "~/platform/request-context.server";
import { employeeActor, env, openPractice } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;
let practice: Practice;
let abroad: Practice;
const NOW = Date.UTC(2026, 10, 20, 9);
const DAY = 86_400_000;

beforeAll(async () => {
  practice = await openPractice({ now: NOW });
  abroad = await openPractice({ now: NOW, database: "TENANT_DB_1" });
});

const admin = (at = NOW) => practice.as(practice.administrator, at);

async function newKey(scopes: readonly string[], more: object = {}) {
  const made = await createApiKey(await admin(), { name: "Website", scopes, ...more });
  if (made.key === null) throw new Error("the key is new");
  return { id: made.id, key: made.key };
}

/** The context of a request that comes with a key, as the Worker makes it, once its last use is written. */
async function asKey(key: string, at = NOW, of = practice) {
  const work: Promise<unknown>[] = [];
  const basis = {
    env,
    requestId: crypto.randomUUID(),
    log: createLogger("test", () => undefined),
    now: at,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  };
  const request = new Request("http://practice.localhost/apiKeys", { headers: { authorization: `Bearer ${key}` } });
  const context = await requestContext(basis, request, of.entry);
  await Promise.all(work);
  return context;
}

describe("an API key", () => {
  it("is told once and stored as a hash alone", async () => {
    const { id, key } = await newKey(["read-appointments"]);
    expect(key).toMatch(/^vpk_[\w-]{43}$/);
    const context = await admin();
    const row = await context.db
      .raw("SELECT * FROM api_key WHERE organization_id = ?1 AND id = ?2", practice.entry.id, id)
      .first();
    expect(JSON.stringify(row)).not.toContain(key.slice(10));
    expect(row?.["prefix"]).toBe(key.slice(0, 10));
    const listed = await listApiKeys(context);
    expect(JSON.stringify(listed)).not.toContain(key.slice(10));
    expect(listed.find((each) => each.id === id)).toMatchObject({
      name: "Website",
      scopes: ["read-appointments"],
      state: "ACTIVE",
      createdBy: "Olive Owner",
      lastUsedAt: null,
      expiresAt: null,
    });
  });

  it("of a form that is posted twice is one key, and is not told again", async () => {
    const wanted = { name: "Twice", scopes: ["read-team"], idempotencyKey: "form-0001" };
    const first = await createApiKey(await admin(), wanted);
    const second = await createApiKey(await admin(), wanted);
    expect([second.id, second.key]).toEqual([first.id, null]);
  });

  it("makes its holder an actor with what its scopes name and nothing else", async () => {
    const { id, key } = await newKey(["read-appointments"]);
    const context = await asKey(key);
    expect(context.actor).toMatchObject({ kind: "apiKey", keyId: id });
    expect(context.auditActor).toEqual({ kind: "apiKey", id });
    expect((await listAllAppointments(context, {})).status).toBe(true);
    await expect(setAppointment(context, setting())).rejects.toMatchObject({ status: 403 });
    await expect(createApiKey(context, { name: "More", scopes: ["read-team"] })).rejects.toMatchObject({ status: 403 });
  });

  it("reaches, by all scopes together, exactly what is listed here and what anybody may do", async () => {
    const { key } = await newKey(API_SCOPES);
    const context = await asKey(key);
    const allowed = (Object.keys(AUTHORITIES) as Authority[]).filter((name) => verdictOf(context, name) === "allowed");
    const anybodys = allowed.filter((name) => "anonymous" in AUTHORITIES[name]);
    expect(allowed.filter((name) => !anybodys.includes(name)).sort()).toEqual([
      "appointment.cancel",
      "appointment.confirm",
      "appointment.list",
      "appointment.markPaid",
      "appointment.noShow",
      "appointment.read",
      "appointment.reject",
      "appointment.reschedule",
      "appointment.set",
      "employee.list",
      "employee.timings",
      "metadata.read",
      "organization.manage",
      "organization.read",
      "patient.create",
      "patient.list",
      "patient.read",
      "patient.update",
      "settings.read",
    ]);
    expect(Object.keys(SCOPE_AUTHORITIES).sort()).toEqual([...API_SCOPES].sort());
  });

  it("sets an appointment on behalf of the clinic, and the audit and the history name the key", async () => {
    const { id, key } = await newKey(["book-appointments", "read-patients"]);
    const context = await asKey(key);
    const set = await setAppointment(context, setting());
    const { results } = await context.db
      .raw(
        `SELECT e.actor_kind AS kind, e.actor_id AS id FROM audit_event e WHERE e.organization_id = ?1 AND e.subject_id = ?2 AND e.action = 'appointment.set'
UNION ALL SELECT h.actor_kind, h.actor_id FROM appointment_history h WHERE h.organization_id = ?1 AND h.appointment_id = ?2`,
        practice.entry.id,
        set.id,
      )
      .all();
    expect(results).toEqual([
      { kind: "apiKey", id },
      { kind: "apiKey", id },
    ]);
  });

  it("opens nothing from the moment that it is revoked or has run out, nor in another organization", async () => {
    const { id, key } = await newKey(["read-appointments"], { expiresInDays: 1 });
    expect((await asKey(key, NOW + DAY - 1)).actor.kind).toBe("apiKey");
    expect((await asKey(key, NOW + DAY)).actor.kind).toBe("anonymous");
    expect((await asKey(key, NOW, abroad)).actor.kind).toBe("anonymous");
    expect((await asKey(`${key.slice(0, -1)}!`)).actor.kind).toBe("anonymous");
    await revokeApiKey(await admin(), { id });
    expect((await asKey(key)).actor.kind).toBe("anonymous");
    await revokeApiKey(await admin(), { id });
    expect(await readApiKey(await admin(), id)).toMatchObject({ state: "REVOKED", revokedAt: NOW });
    await expect(revokeApiKey(await abroad.as(abroad.administrator), { id })).rejects.toMatchObject({ status: 404 });
  });

  it("remembers its last use, written at most once a minute", async () => {
    const { id, key } = await newKey(["read-team"]);
    const usedAt = async () => (await readApiKey(await admin(), id)).lastUsedAt;
    await asKey(key, NOW + 1_000);
    expect(await usedAt()).toBe(NOW + 1_000);
    await asKey(key, NOW + 60_999);
    expect(await usedAt()).toBe(NOW + 1_000);
    await asKey(key, NOW + 61_000);
    expect(await usedAt()).toBe(NOW + 61_000);
  });

  it("gives nobody more than they have themselves", async () => {
    const nurse = employeeActor("n", { roles: [ROLE.NURSE] });
    const hybrid = {
      ...nurse,
      authorities: new Set([...("authorities" in nurse ? nurse.authorities : []), "apiKey.manage"]),
    };
    const context = await practice.as(hybrid as typeof nurse, NOW);
    await expect(createApiKey(context, { name: "Mine", scopes: ["manage-organization"] })).rejects.toMatchObject({
      fields: [{ field: "scopes", message: "api-access:refused.beyondOwn" }],
    });
    await expect(createApiKey(context, { name: "Mine", scopes: ["read-appointments"] })).resolves.toMatchObject({
      key: expect.stringMatching(/^vpk_/),
    });
    await expect(
      createApiKey(await practice.as(employeeActor(practice.ids.doctor), NOW), { name: "No", scopes: ["read-team"] }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it("needs a name, and at least one scope that there is", async () => {
    const refusal = async (raw: object) => {
      const failed: unknown = await createApiKey(await admin(), raw).catch((error: unknown) => error);
      return (failed as { fields: { field: string; message: string }[] }).fields.map(({ message }) => message);
    };
    expect(await refusal({ name: " ", scopes: [] })).toEqual(["errors:field.mandatory", "api-access:refused.noScope"]);
    expect(await refusal({ name: "All", scopes: ["everything"] })).toEqual(["errors:field.chooseOne"]);
  });
});

function setting() {
  return {
    patientId: practice.ids.patient,
    serviceOfferingId: practice.ids.clinicOffering,
    employeeId: practice.ids.doctor,
    branchId: practice.ids.branch,
    startsAt: NOW + 7 * DAY,
    override: true,
  };
}

describe("the calls about keys", () => {
  async function call(method: string, path: string, body?: object) {
    const found = findCall(organizationCalls, method, path);
    if (!found) throw new Error(`no call ${method} ${path}`);
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    return (await runCall(await admin(), found, new Request(`http://practice.localhost${path}`, init))) as {
      status: boolean;
      message: string;
      key: string;
      apiKey: { id: string; state: string };
      apiKeys: { id: string }[];
      externalApp: object;
    };
  }

  it("make a key, list it, and revoke it", async () => {
    const made = await call("POST", "/apiKeys", { name: "Call", scopes: ["read-team"] });
    expect(made).toMatchObject({ status: true, message: "Created", apiKey: { state: "ACTIVE" } });
    expect((await call("GET", "/apiKeys")).apiKeys.map(({ id }) => id)).toContain(made.apiKey.id);
    const revoked = await call("DELETE", `/apiKeys/${made.apiKey.id}`);
    expect(revoked.apiKey.state).toBe("REVOKED");
  });

  it("keep another program and what it needs to be told", async () => {
    const { externalApp } = await call("POST", "/externalApp", {
      name: "Lab",
      data: { callback: "https://lab.example" },
    });
    expect(externalApp).toMatchObject({ name: "Lab", data: { callback: "https://lab.example" }, key: null });
  });
});

describe("an external app", () => {
  const withKey = async () => {
    const added = await addExternalApp(await admin(), { name: "Lab", scopes: ["read-team"] });
    if (added.key === null) throw new Error("the app was given scopes");
    return { id: added.id, key: added.key };
  };
  const opens = async (key: string) => (await asKey(key)).actor.kind === "apiKey";
  const found = async (id: string) => (await listExternalApps(await admin())).find((app) => app.id === id);

  it("gets a key of its own, which is told once, and again for no repeated request", async () => {
    const wanted = { name: "Lab", scopes: ["read-team"], idempotencyKey: "the-same-form" };
    const first = await addExternalApp(await admin(), wanted);
    expect(first.key).toMatch(/^vpk_/);
    expect(await addExternalApp(await admin(), wanted)).toMatchObject({ id: first.id, key: null });
    expect(await opens(first.key ?? "")).toBe(true);
    expect(JSON.stringify(await found(first.id))).not.toContain((first.key ?? "").slice(10));
  });

  it("is revoked with its key, and comes back with it by undo", async () => {
    const { id, key } = await withKey();
    await switchExternalApp(await admin(), false, { id });
    expect([await opens(key), (await found(id))?.disabledAt]).toEqual([false, NOW]);
    await switchExternalApp(await admin(), true, { id });
    expect([await opens(key), (await found(id))?.disabledAt]).toEqual([true, null]);
  });

  it("does not open a key by undo that was revoked by itself before", async () => {
    const { id, key } = await withKey();
    await revokeApiKey(await admin(NOW - 1_000), { id: (await found(id))?.apiKeyId });
    await switchExternalApp(await admin(), false, { id });
    await switchExternalApp(await admin(), true, { id });
    expect(await opens(key)).toBe(false);
  });

  it("of another organization is not found", async () => {
    const { id } = await withKey();
    const theirs = await abroad.as(abroad.administrator, NOW);
    await expect(switchExternalApp(theirs, false, { id })).rejects.toThrow(NotFoundError);
  });
});

describe("an organization that has switched API access off", () => {
  it("refuses keys and those who look after them with a clear word, and loses nothing", async () => {
    const { key } = await newKey(["read-team"]);
    await changeSetting(await admin(), "api-access", { apiSettingsEnabled: false });
    await expect(asKey(key)).rejects.toMatchObject({ status: 403, code: "apiSettingsDisabled" });
    await expect(listApiKeys(await admin())).rejects.toThrow(ApiSettingsOffError);
    await expect(newKey(["read-team"])).rejects.toThrow(ApiSettingsOffError);
    await expect(listExternalApps(await admin())).rejects.toThrow(ApiSettingsOffError);
    const told = await readMetadata(await admin(), { fields: "organization-details" });
    expect(told["apiSettingsEnabled"]).toBe(false);
    await changeSetting(await admin(), "api-access", { apiSettingsEnabled: true });
    expect((await asKey(key)).actor.kind).toBe("apiKey");
  });
});
