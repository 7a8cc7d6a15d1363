import { beforeEach, describe, expect, it } from "vitest";
import { accountToOpen, openAccount } from "~/features/patients/services/registration/open-account.server";
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
