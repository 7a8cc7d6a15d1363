import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkHumanOrWait } from "~/features/identity/services/protection/check-human.server";
import { STAND_IN_TOKEN } from "~/features/identity/support/protection/human-check.server";
import { requestUserLink } from "~/features/identity/services/accounts/request-user-link.server";
import { signIn } from "~/features/identity/services/sessions/sign-in.server";
import { HUMAN_CHECK_OF_NAME_AFTER } from "~/features/identity/domain/protection/guessing";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import type { RequestContext } from "~/platform/context.server";
import { openPractice } from "../support/organization";
import { ADDRESS, arrive, read } from "./appointments";

const HOUR = 3_600_000;
const NAME = "doctor@clinic.example";
let practice: Awaited<ReturnType<typeof openPractice>>;
beforeEach(async () => {
  practice = await openPractice();
});

/** Wrong passwords for a name, each from a network of its own. */
async function guessFromEverywhere(times: number) {
  for (let index = 0; index < times; index += 1) {
    const address = `198.51.${index}.9`;
    await signIn(await arrive(practice), { username: NAME, password: "wrong" }, address).catch(() => undefined);
  }
}

const withCheck = (context: RequestContext): RequestContext => ({
  ...context,
  profile: { ...context.profile, settings: { ...context.profile.settings, recaptchaSiteKey: "site" } },
});

describe("wrong passwords for a name, from many networks", () => {
  it("ask for a person, and let the owner in who shows that they are one", async () => {
    const keys = { siteKey: "site", secretKey: "secret-of-the-check" };
    await changeSetting(await practice.as(practice.administrator), "recaptcha", keys);
    await guessFromEverywhere(HUMAN_CHECK_OF_NAME_AFTER);
    const right = { username: NAME, password: practice.password };
    const come = async (more: object) => signIn(withCheck(await arrive(practice)), { ...right, ...more }, ADDRESS);
    await expect(come({})).rejects.toMatchObject({ fields: [{ field: "recaptcha" }] });
    expect((await come({ recaptcha: STAND_IN_TOKEN })).user.id).toBe(practice.ids.doctorUser);
  });

  it("never keep the right password out where there is no such check: it waits for two seconds", async () => {
    await guessFromEverywhere(HUMAN_CHECK_OF_NAME_AFTER);
    const signedIn = await signIn(
      await arrive(practice),
      { username: NAME, password: practice.password },
      "203.0.113.77",
    );
    expect(signedIn.user.id).toBe(practice.ids.doctorUser);
    const waited = vi.fn(() => Promise.resolve());
    await checkHumanOrWait(await arrive(practice), undefined, { wait: waited });
    expect(waited).toHaveBeenCalledWith(2_000);
  });
});

describe("limits", () => {
  it("count by network: whoever takes another address of it has no further try", () => {
    const from = (address: string) =>
      addressOf(new Request("http://practice.localhost/", { headers: { "cf-connecting-ip": address } }));
    expect(from("192.0.2.1")).toBe(from("192.0.2.200"));
    expect(from("2001:db8:1:2::1")).toBe(from("2001:db8:1:2:ffff::9"));
    expect(from("2001:db8:1:2::1")).not.toBe(from("2001:db8:1:3::1"));
  });

  it("count what strangers ask of an organization together, except signing in", async () => {
    const keys: string[] = [];
    const counter = {
      limit: ({ key }: { key: string }) => {
        keys.push(key);
        return Promise.resolve({ success: false });
      },
    };
    const context = await arrive(practice);
    const bound: RequestContext = { ...context, env: { ...context.env, ORGANIZATION_LIMIT: counter } };
    await expect(limitRate(bound, "SIGNUP_LIMIT", "patient:192.0.2")).rejects.toMatchObject({ status: 429 });
    await expect(limitRate(bound, "LOGIN_LIMIT", "address:192.0.2")).resolves.toBeUndefined();
    expect(keys).toEqual([`${practice.entry.id}:SIGNUP_LIMIT`]);
  });
});

describe("mails that strangers cause", () => {
  let now = Date.now();

  /** Asks for a link as a stranger and lets the mail leave; whether it was sent. */
  async function ask(purpose: "RESET_PASSWORD" | "SIGN_IN", username = "patient@clinic.example") {
    const works: Promise<unknown>[] = [];
    const context = await arrive(practice, {}, now);
    await requestUserLink({ ...context, waitUntil: (work) => void works.push(work) }, { username, purpose }, ADDRESS);
    await Promise.all(works);
    const [item] = await read<{ id: string; payload: string }>(
      practice,
      "SELECT id, payload FROM outbox WHERE organization_id = ?1 AND topic = 'mail' ORDER BY id DESC LIMIT 1",
    );
    if (!item) throw new Error("no mail was asked for");
    const hand = vi.fn(() => Promise.resolve({ providerRef: "test" }));
    const task = { kind: "system", task: "mail" } as const;
    const row = { id: item.id, topic: "mail", payload: JSON.parse(item.payload) as object, attempts: 0 };
    await deliverMail(await practice.as(task, now), row as never, { hand } as never);
    now += 1_000;
    return hand.mock.calls.length === 1;
  }

  it("go to one address at most three times an hour, each kind of link that lets its owner in by itself", async () => {
    const four = async (purpose: "SIGN_IN" | "RESET_PASSWORD") => [
      ...[await ask(purpose), await ask(purpose)],
      ...[await ask(purpose), await ask(purpose)],
    ];
    expect(await four("SIGN_IN")).toEqual([true, true, true, false]);
    expect(await four("RESET_PASSWORD")).toEqual([true, true, true, false]);
    expect(await ask("RESET_PASSWORD", "other.patient@clinic.example")).toBe(true);
    now += HOUR;
    expect(await ask("RESET_PASSWORD")).toBe(true);
  });

  it("leave their mark where staff look, who can send one again", async () => {
    for (let index = 0; index < 4; index += 1) await ask("RESET_PASSWORD");
    const rows = await read<{ reason: string | null }>(
      practice,
      "SELECT reason FROM delivery WHERE organization_id = ?1 AND status = 'FAILED'",
    );
    expect(rows).toEqual([{ reason: "tooMany" }]);
  });
});
