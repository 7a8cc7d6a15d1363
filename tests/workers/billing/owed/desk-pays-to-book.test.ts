import { beforeAll, expect, it } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { openPractice } from "../../support/organization";
import type { Practice } from "../../scheduling/scene";
import { ALLOW, ANY_TIME, appointmentOf, BLOCK, book, paidBy, rowsOf, systemOf } from "../scene";

let practice: Practice;
const now = Date.now();

beforeAll(async () => {
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "DEVELOPMENT" });
});

const admin = () => practice.as(practice.administrator, now);
const stateOf = async (id: string) => (await appointmentOf(practice, id))?.state;
const toldOf = async (appointmentId: string, template: string) =>
  rowsOf<{ to: string }>(
    await systemOf(practice),
    `SELECT json_extract(payload, '$.to.kind') AS "to" FROM outbox WHERE organization_id = ?1 AND topic = 'mail'
AND json_extract(payload, '$.appointmentId') = ?2 AND json_extract(payload, '$.template') = ?3 AND status = 'PENDING'`,
    ...[appointmentId, template],
  );

it.each([BLOCK, ALLOW])(
  "a request that is paid to book (%s) is confirmed by all of its price at the desk",
  async (option) => {
    await paidBy(practice, option, option);
    const { appointmentId } = await book(practice, practice.ids.clinicOffering);
    expect(await stateOf(appointmentId)).toBe(S.NEW);
    await markPaidAtClinic(await admin(), { appointmentId, amount: "20" });
    expect(await stateOf(appointmentId)).toBe(S.NEW);
    await markPaidAtClinic(await admin(), { appointmentId });
    expect(await stateOf(appointmentId)).toBe(S.CONFIRMED);
    expect((await toldOf(appointmentId, "appointment.confirmed")).map(({ to }) => to)).toContain("PATIENT");
    await undoAppointment(await admin(), { appointmentId });
    expect(await stateOf(appointmentId)).toBe(S.NEW);
    expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
  },
);

it("a request that need not be paid to book stays one when it is paid at the desk", async () => {
  await paidBy(practice, ANY_TIME, ANY_TIME);
  const { appointmentId } = await book(practice, practice.ids.clinicOffering);
  await markPaidAtClinic(await admin(), { appointmentId });
  expect(await stateOf(appointmentId)).toBe(S.NEW);
});
