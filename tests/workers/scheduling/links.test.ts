import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { createAppointmentLink } from "~/features/scheduling/services/appointments/create-appointment-link.server";
import { openAppointmentLink } from "~/features/scheduling/services/appointments/open-appointment-link.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { openPractice } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

let practice: Practice;
/** Each test works on a day of its own; the doctors work from 9 to 17 in Madrid, which is UTC+2 in May. */
let day = MONDAY - 6 * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
});

/** UTC ms of a time on the wall clock of Madrid, on this test's day. */
const at = (hours: number, minutes = 0) => day + (hours - 2) * HOUR + minutes * 60_000;

async function given(startsAt: number, more: Parameters<typeof givenAppointment>[2] | object = {}) {
  const system = await practice.as({ kind: "system", task: "test" });
  const id = await givenAppointment(practice, system, { startsAt, stateId: S.CONFIRMED, ...more });
  return { id, system };
}

const nextDay = () => void (day += 24 * HOUR);

describe("a mailed link", () => {
  it("opens its one appointment, again and again, and changes nothing by being opened", async () => {
    nextDay();
    const { id, system } = await given(at(10));
    const { token } = await createAppointmentLink(await practice.as({ kind: "system", task: "mail" }), id);
    const before = await traces(system, id);
    const stranger = await practice.as({ kind: "anonymous" });
    await openAppointmentLink(stranger, token);
    const opened = await openAppointmentLink(stranger, token);
    expect(opened).toMatchObject({ appointmentId: id, expiresAt: at(10, 30) + 24 * HOUR });
    expect(opened.context.actor).toMatchObject({ kind: "link", appointmentId: id, patientId: practice.ids.patient });
    expect(await traces(system, id)).toEqual(before);
  });

  it("moves the appointment without signing in, and lives as long as the new time asks for; one that ran out stays so", async () => {
    nextDay();
    const { id, system } = await given(at(10));
    const { token } = await createAppointmentLink(await practice.as({ kind: "system", task: "mail" }), id);
    const old = await createAppointmentLink(await practice.as({ kind: "system", task: "mail" }), id);
    await system.db
      .raw(
        "UPDATE appointment_link SET expires_at = ?3 WHERE organization_id = ?1 AND token_hash = ?2",
        system.db.organizationId,
        await sha256(old.token),
        MONDAY - 1,
      )
      .run();
    const { context } = await openAppointmentLink(await practice.as({ kind: "anonymous" }), token);
    await rescheduleAppointment(context, { appointmentId: id, startsAt: at(16) });
    await expect(openAppointmentLink(await practice.as({ kind: "anonymous" }), old.token)).rejects.toMatchObject({
      code: "linkExpired",
    });
    expect(await openAppointmentLink(await practice.as({ kind: "anonymous" }), token)).toMatchObject({
      expiresAt: at(16, 30) + 24 * HOUR,
    });
  });

  it("explains itself when it ran out, was withdrawn, or never was", async () => {
    nextDay();
    const { id, system } = await given(at(10));
    const { token, expiresAt } = await createAppointmentLink(await practice.as({ kind: "system", task: "mail" }), id);
    await expect(openAppointmentLink(await practice.as({ kind: "anonymous" }, expiresAt), token)).rejects.toMatchObject(
      {
        status: 410,
        code: "linkExpired",
      },
    );
    await system.db
      .raw(
        "UPDATE appointment_link SET revoked_at = 1 WHERE organization_id = ?1 AND appointment_id = ?2",
        system.db.organizationId,
        id,
      )
      .run();
    await expect(openAppointmentLink(await practice.as({ kind: "anonymous" }), token)).rejects.toMatchObject({
      status: 410,
      code: "linkRevoked",
    });
    await expect(openAppointmentLink(await practice.as({ kind: "anonymous" }), "never")).rejects.toMatchObject({
      status: 410,
    });
    const elsewhere = await openPractice({ now: MONDAY });
    await expect(openAppointmentLink(await elsewhere.as({ kind: "anonymous" }), token)).rejects.toMatchObject({
      status: 410,
    });
  });
});
