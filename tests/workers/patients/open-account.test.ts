import { beforeEach, describe, expect, it } from "vitest";
import {
  accountPasskeyOptions,
  accountToOpen,
  openAccount,
  openAccountByPasskey,
} from "~/features/patients/services/registration/open-account.server";
import { signInByPasskey } from "~/features/identity/services/second-factors/sign-in-by-passkey.server";
import { passkeySignInOptions } from "~/features/identity/services/second-factors/passkey-options.server";
import { PasskeyRefused } from "~/features/identity/support/second-factors/passkey-challenge.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { readBooked } from "~/features/scheduling/services/booking/read-booked.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { createAppointmentLink } from "~/features/scheduling/services/appointments/create-appointment-link.server";
import { openAppointmentLink } from "~/features/scheduling/services/appointments/open-appointment-link.server";
import { bookingReference } from "~/features/scheduling/support/booking/booking-reference.server";
import { signIn } from "~/features/identity/services/sessions/sign-in.server";
import type { Actor } from "~/platform/access/actor.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { ADDRESS, arrive, read } from "../identity/appointments";
import { softPasskey } from "../identity/soft-passkey";
import { HOUR, MONDAY } from "../scheduling/scene";
import { openPractice } from "../support/organization";

const PASSWORD = "copper lantern walks";
const BY_MAIL = { byMail: true, address: ADDRESS };
const KNOWN = "patient@clinic.example";
let practice: Awaited<ReturnType<typeof openPractice>>;
let keys = 0;

beforeEach(async () => {
  practice = await openPractice({ now: MONDAY });
});

/** A guest's request, and whoever holds the link that was mailed for it. */
async function request(email: string): Promise<{ appointmentId: string; holder: Actor }> {
  const key = ++keys;
  const { appointmentId } = await bookAppointment(await practice.as({ kind: "anonymous" }, MONDAY), {
    serviceOfferingId: practice.ids.videoOffering,
    requestedEmployeeId: practice.ids.doctor,
    startTime: MONDAY + (26 + (key % 4)) * HOUR,
    visitor: { firstName: "Vera", lastName: "Visitor", email, phoneCallingCode: "34", phone: `60012${1000 + key}` },
    idempotencyKey: `open-account-${key}`,
  });
  const [row] = await read<{ id: string }>(
    practice,
    "SELECT patient_id AS id FROM appointment WHERE organization_id = ?1 AND id = ?2",
    appointmentId,
  );
  const holder: Actor = { kind: "link", appointmentId, patientId: row?.id ?? "", linkHash: "2".repeat(64) };
  return { appointmentId, holder };
}

const as = (actor: Actor) => practice.as(actor, MONDAY);

describe("a guest who holds the mailed link", () => {
  it("opens an account by one password, signs in with it, and finds the appointment there", async () => {
    const { appointmentId, holder } = await request("vera@visitor.example");
    expect(await accountToOpen(await as(holder), BY_MAIL)).toEqual({ email: "vera@visitor.example", min: 10 });
    const cookie = await openAccount(await as(holder), { password: PASSWORD }, BY_MAIL);
    const mine = await arrive(practice, { cookie }, MONDAY);
    expect((await viewAppointment(mine, appointmentId)).appointment.id).toBe(appointmentId);
    const again = { username: "vera@visitor.example", password: PASSWORD };
    await expect(signIn(await as({ kind: "anonymous" }), again, ADDRESS)).resolves.toBeTruthy();
    expect(await accountToOpen(await as(holder), BY_MAIL)).toBeNull();
    await expect(openAccount(await as(holder), { password: PASSWORD }, BY_MAIL)).rejects.toBeInstanceOf(NotFoundError);
  });

  it("is told nothing by a link that was texted, which anybody could have had sent to a phone of theirs", async () => {
    const { appointmentId } = await request("vera@visitor.example");
    const system = await as({ kind: "system", task: "test" });
    for (const by of ["mail", "text"] as const) {
      const { token } = await createAppointmentLink(system, appointmentId, by);
      const { context, byMail } = await openAppointmentLink(await as({ kind: "anonymous" }), token);
      expect(byMail).toBe(by === "mail");
      expect((await accountToOpen(context, { byMail })) === null).toBe(by === "text");
    }
  });

  it("opens none by a password that is too short, nor where the address has an account", async () => {
    const { holder } = await request("vera@visitor.example");
    await expect(openAccount(await as(holder), { password: "short" }, BY_MAIL)).rejects.toBeInstanceOf(InvalidError);
    const { holder: known } = await request(KNOWN);
    expect(await accountToOpen(await as(known), BY_MAIL)).toBeNull();
  });
});

describe("a guest who would rather have a passkey", () => {
  it("opens an account by it, whose address is proven, and signs in with it from then on", async () => {
    const { appointmentId, holder } = await request("vera@visitor.example");
    const passkey = await softPasskey((await as(holder)).origin);
    const { options, proof } = await accountPasskeyOptions(await as(holder), { byMail: true });
    expect(options.user.name).toBe("vera@visitor.example");
    const made = { response: passkey.make(options), proof };
    const cookie = await openAccountByPasskey(await as(holder), made, BY_MAIL);
    const mine = await arrive(practice, { cookie }, MONDAY);
    expect((await viewAppointment(mine, appointmentId)).appointment.id).toBe(appointmentId);
    expect(
      await read(
        practice,
        `SELECT u.email_proven_at IS NOT NULL AS proven, u.password_hash AS password, f.kind
         FROM user u JOIN user_factor f ON f.organization_id = u.organization_id AND f.user_id = u.id
         WHERE u.organization_id = ?1 AND u.username = ?2`,
        "vera@visitor.example",
      ),
    ).toEqual([{ proven: 1, password: null, kind: "PASSKEY" }]);
    const anyone = await as({ kind: "anonymous" });
    const asked = await passkeySignInOptions(anyone);
    const used = { response: await passkey.use(asked.options), proof: asked.proof };
    await expect(signInByPasskey(anyone, used, ADDRESS)).resolves.toMatchObject({ owes: "none" });
    await expect(accountPasskeyOptions(await as(holder), { byMail: true })).rejects.toBeInstanceOf(NotFoundError);
    await expect(openAccountByPasskey(await as(holder), made, BY_MAIL)).rejects.toBeInstanceOf(NotFoundError);
  });

  it("opens none by another's proof, by a link that was texted, nor where the address has an account", async () => {
    const { holder } = await request("vera@visitor.example");
    const { holder: other } = await request("otto@visitor.example");
    const passkey = await softPasskey((await as(holder)).origin);
    const { options, proof } = await accountPasskeyOptions(await as(other), { byMail: true });
    const made = { response: passkey.make(options), proof };
    await expect(openAccountByPasskey(await as(holder), made, BY_MAIL)).rejects.toBeInstanceOf(PasskeyRefused);
    const texted = { ...BY_MAIL, byMail: false };
    await expect(openAccountByPasskey(await as(other), made, texted)).rejects.toBeInstanceOf(NotFoundError);
    expect(await accountToOpen(await as(other), BY_MAIL)).not.toBeNull();
    const { holder: known } = await request(KNOWN);
    await expect(accountPasskeyOptions(await as(known), { byMail: true })).rejects.toBeInstanceOf(NotFoundError);
  });
});

it("the page that follows a booking says the same to a guest, whether or not the address has an account", async () => {
  const said = await Promise.all(
    ["vera@visitor.example", KNOWN].map(async (email) => {
      const context = await as({ kind: "anonymous" });
      const { appointmentId } = await request(email);
      return (await readBooked(context, await bookingReference(context, appointmentId), null)).isGuest;
    }),
  );
  expect(said).toEqual([true, true]);
});
