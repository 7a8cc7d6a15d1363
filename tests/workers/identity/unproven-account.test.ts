import { beforeEach, describe, expect, it } from "vitest";
import { createUserToken } from "~/features/identity/services/accounts/create-user-token.server";
import { mailProofLink } from "~/features/identity/services/accounts/mail-proof-link.server";
import { proveEmail } from "~/features/identity/services/accounts/prove-email.server";
import { resetPassword } from "~/features/identity/services/accounts/reset-password.server";
import { signInByLink } from "~/features/identity/services/accounts/sign-in-by-link.server";
import { readSignupStep } from "~/features/patients/services/registration/read-signup-step.server";
import { registerPatient } from "~/features/patients/services/registration/register-patient.server";
import { updatePatient } from "~/features/patients/services/patients/update-patient.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { readPatientHome } from "~/features/scheduling/services/lists/read-patient-home.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { joinWaitingList } from "~/features/scheduling/services/waiting-list/join-waiting-list.server";
import { listWaiting } from "~/features/scheduling/services/waiting-list/list-waiting.server";
import { appointmentCalendarFile } from "~/features/scheduling/services/feeds/appointment-calendar-file.server";
import { readAppointmentRecord } from "~/features/waiting-room/services/record/read-appointment-record.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { HOUR } from "../scheduling/scene";
import { openPractice } from "../support/organization";
import { actorOfAppointment, ADDRESS, arrive, change, read, signInAs } from "./appointments";

const PASSWORD = "copper lantern walks";
const account = {
  firstName: "Nadia",
  lastName: "Karim",
  email: "nadia@example.com",
  phoneCallingCode: "973",
  phone: "36007777",
  birthDate: "1991-02-03",
  gender: "2",
  password: PASSWORD,
};
const SYSTEM = { kind: "system", task: "mail" } as const;

let practice: Awaited<ReturnType<typeof openPractice>>;
let squatter: { reference: string; patientId: string };
let userId: string;
/** Tomorrow at ten in UTC, which is a time of the practice's week. */
const start = () => Math.floor(Date.now() / (24 * HOUR)) * 24 * HOUR + 34 * HOUR;

const squatting = () => arrive(practice, { cookie: squatter.reference });
const token = async (purpose: "PROVE_EMAIL" | "SIGN_IN" | "RESET_PASSWORD", of = userId) =>
  (await createUserToken(await practice.as(SYSTEM), of, purpose, { sentTo: "" })).token;

/** The practice sets an appointment for the patient whom it takes the record to be of. */
const setByStaff = async () =>
  (
    await setAppointment(await practice.as(practice.administrator), {
      patientId: squatter.patientId,
      serviceOfferingId: practice.ids.videoOffering,
      employeeId: practice.ids.doctor,
      branchId: practice.ids.branch,
      startsAt: String(start()),
      reason: "The result of the biopsy",
      patientAgreed: "on",
    })
  ).id;
const bookedThemselves = async (requestedEmployeeId = practice.ids.otherDoctor) =>
  (
    await bookAppointment(await squatting(), {
      serviceOfferingId: practice.ids.videoOffering,
      requestedEmployeeId,
      startTime: start() + 2 * HOUR,
      idempotencyKey: "unproven-account",
    })
  ).appointmentId;

beforeEach(async () => {
  practice = await openPractice({ timeZone: "UTC" });
  squatter = await registerPatient(await arrive(practice), account, ADDRESS);
  const [row] = await read<{ id: string }>(
    practice,
    "SELECT id FROM user WHERE organization_id = ?1 AND username = 'nadia@example.com'",
  );
  userId = row?.id ?? "";
});

describe("an account whose address is unproven", () => {
  it("is shown what it booked itself and nothing that others booked: not to read, cancel or enter", async () => {
    const [others, own] = [await setByStaff(), await bookedThemselves()];
    const context = await squatting();
    const { rows } = await listed();
    expect(rows).toEqual([own]);
    expect(JSON.stringify(await readPatientHome(context))).not.toContain("biopsy");
    await expect(viewAppointment(await squatting(), others)).rejects.toMatchObject({ status: 404 });
    await expect(cancelAppointment(await squatting(), { appointmentId: others })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      enterRoom(await squatting(), new Request("http://practice.localhost/"), practice.ids.room, others),
    ).rejects.toMatchObject({ status: 404 });
    await expect(readAppointmentRecord(await squatting(), others)).rejects.toMatchObject({ status: 404 });
  });

  it("opens whatever it is shown: on home, in the list, its page with its record, the calendar file, the room", async () => {
    const own = await bookedThemselves(practice.ids.doctor);
    const home = (await readPatientHome(await squatting())).coming.map(({ id }) => id);
    expect([home, (await listed()).rows]).toEqual([[own], [own]]);
    expect((await viewAppointment(await squatting(), own)).appointment.id).toBe(own);
    // The page of an appointment reads its record beside it: refused there, the whole page is.
    expect(await readAppointmentRecord(await squatting(), own)).toBeNull();
    expect(await appointmentCalendarFile(await squatting(), own)).toBeDefined();
    const waitingId = (await joinWaitingList(await squatting(), { appointmentId: own })).id;
    expect((await listWaiting(await squatting(), {})).rows.map(({ id }) => id)).toEqual([waitingId]);
    await change(practice, "UPDATE appointment SET state_id = 2 WHERE organization_id = ?1 AND id = ?2", own);
    const room = new Request("http://practice.localhost/");
    const entered = await enterRoom(await squatting(), room, practice.ids.room, own);
    expect(entered.appointment?.appointmentId).toBe(own);
    expect((await cancelAppointment(await squatting(), { appointmentId: own })).id).toBe(own);
  });

  it("reads no more of the record once the practice has written into it", async () => {
    await change(
      practice,
      `INSERT INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, 'patient-registration', '{"bloodGroup":"OPTIONAL","birthDate":"OPTIONAL","gender":"OPTIONAL"}', 0)`,
    );
    expect((await readSignupStep(await squatting(), "profile")).step).toBe("profile");
    await updatePatient(await practice.as(practice.administrator), squatter.patientId, {
      ...account,
      notes: "Allergic to penicillin",
      version: "1",
    });
    await expect(readSignupStep(await squatting(), "profile")).rejects.toMatchObject({ status: 404 });
  });

  it("is proven by the mailed link in a session of its own, once, and then shown everything", async () => {
    const others = await setByStaff();
    await mailProofLink(await squatting());
    expect(
      await read(
        practice,
        "SELECT 1 AS n FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = 'email.prove'",
      ),
    ).toHaveLength(1);
    const link = await token("PROVE_EMAIL");
    await expect(proveEmail(await arrive(practice), link)).rejects.toMatchObject({ status: 401 });
    const another = await signInAs(practice, "patient@clinic.example", practice.password);
    await expect(proveEmail(await arrive(practice, { cookie: another.reference }), link)).rejects.toMatchObject({
      status: 410,
    });
    await proveEmail(await squatting(), link);
    await expect(proveEmail(await squatting(), link)).rejects.toMatchObject({ status: 410 });
    expect((await viewAppointment(await squatting(), others)).appointment.reason).toBe("The result of the biopsy");
  });

  it.each(["SIGN_IN", "RESET_PASSWORD"] as const)(
    "goes to the true owner of the address by a link for %s, and nothing of whoever opened it stays",
    async (purpose) => {
      const others = await setByStaff();
      await change(
        practice,
        `INSERT INTO user_factor (organization_id, id, user_id, kind, label, sealed_secret, confirmed_at, created_at) VALUES (?1, 'f', ?2, 'TOTP', '', '1.none.none', 1, 1)`,
        userId,
      );
      const link = await token(purpose);
      if (purpose === "RESET_PASSWORD") {
        const password = "velvet harbour stones";
        await resetPassword(await arrive(practice), { token: link, password, repeatPassword: password }, ADDRESS);
      } else {
        const { reference, owes } = await signInByLink(await arrive(practice), link, ADDRESS);
        expect(owes).toBe("none");
        const owner = await arrive(practice, { cookie: reference });
        expect((await viewAppointment(owner, others)).appointment.id).toBe(others);
      }
      expect(await actorOfAppointment(practice, { cookie: squatter.reference })).toEqual({ kind: "anonymous" });
      await expect(signInAs(practice, account.email, PASSWORD)).rejects.toMatchObject({ code: "loginFailed" });
      expect(
        await read(practice, "SELECT id FROM user_factor WHERE organization_id = ?1 AND user_id = ?2", userId),
      ).toEqual([]);
    },
  );

  it("keeps its password and second factor where the address was proven before", async () => {
    await proveEmail(await squatting(), await token("PROVE_EMAIL"));
    await signInByLink(await arrive(practice), await token("SIGN_IN"), ADDRESS);
    expect((await signInAs(practice, account.email, PASSWORD)).owes).toBe("none");
    expect((await actorOfAppointment(practice, { cookie: squatter.reference })).kind).toBe("patient");
  });
});

const listed = async () => {
  const { appointments } = await listAppointments(await squatting(), { tab: "upcoming" });
  return { rows: appointments.map(({ id }) => id) };
};
