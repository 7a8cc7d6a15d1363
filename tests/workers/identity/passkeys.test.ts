import { beforeAll, describe, expect, it } from "vitest";
import { nameFactor } from "~/features/identity/services/second-factors/change-factor.server";
import { PasskeyRefused } from "~/features/identity/support/second-factors/passkey-challenge.server";
import {
  passkeyRegisterOptions,
  passkeySignInOptions,
} from "~/features/identity/services/second-factors/passkey-options.server";
import { readAccountSecurity } from "~/features/identity/services/accounts/read-account-security.server";
import { registerPasskey } from "~/features/identity/services/second-factors/register-passkey.server";
import { signInByPasskey } from "~/features/identity/services/second-factors/sign-in-by-passkey.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { openPractice } from "../support/organization";
import { signInAt } from "./second-step-scene";
import { softPasskey } from "./soft-passkey";
import { actorOfAppointment, ADDRESS, arrive, read } from "./appointments";

const NOW = Date.now();
const DOCTOR = "doctor@clinic.example";
const PATIENT = "patient@clinic.example";
/** Where the requests of tests/workers/identity/appointments.ts arrive. */
const ORIGIN = "http://practice.localhost";

type Practice = Awaited<ReturnType<typeof openPractice>>;
type Passkey = Awaited<ReturnType<typeof softPasskey>>;

let practice: Practice;
let passkey: Passkey;
let owner: string;
let codes: string[] | null;

async function addPasskey(at: Practice, reference: string, added: Passkey) {
  const context = await arrive(at, { cookie: reference }, NOW);
  const { options, proof } = await passkeyRegisterOptions(context);
  return registerPasskey(context, { label: "My key", response: added.make(options), proof });
}

async function asked(at: Practice = practice, reference?: string) {
  return passkeySignInOptions(await arrive(at, { cookie: reference }, NOW));
}

const use = async (
  answer: { response: string; proof: string },
  at: Practice = practice,
  reference?: string,
  now = NOW,
) => signInByPasskey(await arrive(at, { cookie: reference }, now), answer, ADDRESS);

/** Whose sign-ins the audit says were refused, in order; null where nobody is known. */
const refusals = async () =>
  (
    await read<{ who: string | null }>(
      practice,
      "SELECT subject_id AS who FROM audit_event WHERE organization_id = ?1 AND action = 'session.create' AND outcome = 'DENIED' ORDER BY seq",
    )
  ).map(({ who }) => who);

beforeAll(async () => {
  practice = await openPractice({ now: NOW });
  passkey = await softPasskey(ORIGIN);
  owner = (await signInAt(practice, DOCTOR, NOW)).reference;
  ({ codes } = await addPasskey(practice, owner, passkey));
});

describe("a passkey", () => {
  it("is added with a name, and as the first factor brings recovery codes", async () => {
    expect(codes).toHaveLength(10);
    const context = await arrive(practice, { cookie: owner }, NOW);
    expect((await readAccountSecurity(context)).factors).toMatchObject([{ kind: "PASSKEY", label: "My key" }]);
  });

  it("signs in without a password, and no second step is owed", async () => {
    const { options, proof } = await asked();
    expect(options.allowCredentials).toEqual([]);
    const { reference, owes } = await use({ response: await passkey.use(options), proof });
    expect(owes).toBe("none");
    expect(await actorOfAppointment(practice, { cookie: reference }, NOW)).toMatchObject({
      kind: "employee",
      employeeId: practice.ids.doctor,
    });
  });

  it("takes the second step after the password, for its owner alone", async () => {
    const half = await signInAt(practice, DOCTOR, NOW);
    expect(half.owes).toBe("code");
    const { options, proof } = await asked(practice, half.reference);
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const { reference } = await use({ response: await passkey.use(options), proof }, practice, half.reference);
    expect(await actorOfAppointment(practice, { cookie: reference }, NOW)).toMatchObject({ kind: "employee" });
    expect(await actorOfAppointment(practice, { cookie: half.reference }, NOW)).toEqual({ kind: "anonymous" });

    const patients = await softPasskey(ORIGIN);
    const patient = await signInAt(practice, PATIENT, NOW);
    await addPasskey(practice, patient.reference, patients);
    const another = await signInAt(practice, DOCTOR, NOW);
    const question = await asked(practice, another.reference);
    const answer = { response: await patients.use(question.options), proof: question.proof };
    await expect(use(answer, practice, another.reference)).rejects.toBeInstanceOf(PasskeyRefused);
  });

  it("signs each challenge once, in its time, and only one that was given here", async () => {
    const { options, proof } = await asked();
    const answer = { response: await passkey.use(options), proof };
    await use(answer);
    await expect(use(answer)).rejects.toBeInstanceOf(PasskeyRefused);
    const late = await asked();
    const tooLate = use(
      { response: await passkey.use(late.options), proof: late.proof },
      practice,
      undefined,
      NOW + 600_000,
    );
    await expect(tooLate).rejects.toBeInstanceOf(PasskeyRefused);
    const forged = { challenge: "bm90IGdpdmVuIGhlcmU", rpId: "practice.localhost" };
    await expect(use({ response: await passkey.use(forged), proof })).rejects.toBeInstanceOf(PasskeyRefused);
  });

  it("is refused, and that audited, where its person was not verified, from another origin, and where nobody knows it", async () => {
    const { options, proof } = await asked();
    const unseen = { response: await passkey.use(options, { verified: false }), proof };
    await expect(use(unseen)).rejects.toBeInstanceOf(PasskeyRefused);
    const elsewhere = await softPasskey("https://evil.example");
    await expect(use({ response: await elsewhere.use(options), proof })).rejects.toBeInstanceOf(PasskeyRefused);
    await expect(use({ response: "not JSON", proof })).rejects.toBeInstanceOf(PasskeyRefused);
    const denied = await refusals();
    expect(denied.slice(-3)).toEqual([practice.ids.doctorUser, null, null]);
    const stranger = await softPasskey(ORIGIN);
    const fromElsewhere = elsewhere.make({ challenge: "x", rp: { id: "practice.localhost" } });
    const context = await arrive(practice, { cookie: owner }, NOW);
    const register = await passkeyRegisterOptions(context);
    for (const response of [fromElsewhere, stranger.make({ challenge: "another", rp: { id: "practice.localhost" } })])
      await expect(registerPasskey(context, { label: "Key", response, proof: register.proof })).rejects.toBeInstanceOf(
        PasskeyRefused,
      );
  });

  it("is asked for by people: what runs by itself does not sign in", async () => {
    const clock = await practice.as({ kind: "system", task: "test" });
    await expect(passkeySignInOptions(clock)).rejects.toThrow(ForbiddenError);
  });

  it("of one organization is unknown in another", async () => {
    const other = await openPractice({ now: NOW, database: "TENANT_DB_1" });
    const { options, proof } = await asked(other);
    await expect(use({ response: await passkey.use(options), proof }, other)).rejects.toBeInstanceOf(PasskeyRefused);
  });

  it("is named by its owner and by nobody else", async () => {
    const mine = await arrive(practice, { cookie: owner }, NOW);
    const [factor] = (await readAccountSecurity(mine)).factors;
    await nameFactor(mine, { id: factor?.id, label: "Key in the drawer" });
    expect((await readAccountSecurity(mine)).factors).toMatchObject([{ label: "Key in the drawer" }]);
    const other = await signInAt(practice, "other.doctor@clinic.example", NOW);
    const theirs = await arrive(practice, { cookie: other.reference }, NOW);
    await expect(nameFactor(theirs, { id: factor?.id, label: "Mine now" })).rejects.toBeInstanceOf(NotFoundError);
  });
});
