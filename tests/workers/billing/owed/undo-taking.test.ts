import { beforeEach, expect, it } from "vitest";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { undoTaking } from "~/features/scheduling/services/payments/undo-taking.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { standingOfPatient } from "~/features/scheduling/support/payments/standing-of-patient.server";
import { employeeActor, openPractice } from "../../support/organization";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { rowsOf, systemOf } from "../scene";

const DAY = 24 * HOUR;
const now = Date.now();
let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now });
  const startsAt = Math.floor(now / HOUR) * HOUR - 4 * HOUR;
  await givenAppointment(practice, await systemOf(practice), { startsAt, stateId: S.COMPLETED });
  const line = { description: "Certificate", quantity: "1", unitPrice: "10", currencyCode: "EUR" };
  await addCharge(await admin(), { ...line, patientId: practice.ids.patient });
});

const admin = () => practice.as(practice.administrator, now);
const receptionist = (id = "reception", at = now) => practice.as(employeeActor(id, { roles: [ROLE.RECEPTIONIST] }), at);
const owed = async () =>
  (await standingOfPatient(await admin(), practice.ids.patient)).map(({ toPayMinor, aheadLeftMinor }) => ({
    toPayMinor,
    aheadLeftMinor,
  }));
const taken = async () =>
  takeBalance(await receptionist(), {
    ...{ patientId: practice.ids.patient, kind: "CASH", amount: "100", currencyCode: "EUR" },
  });
const rows = async () =>
  rowsOf<{ act: string; minor: number }>(
    await systemOf(practice),
    "SELECT act, amount_minor AS minor FROM desk_payment WHERE organization_id = ?1",
  );

it("what was taken at once for several things is undone at once by who took it, and is owed as before", async () => {
  const before = await owed();
  const { takingId } = await taken();
  expect(await owed()).not.toEqual(before);
  await undoTaking(await receptionist(), { takingId });
  expect(await owed()).toEqual(before);
  const found = await rows();
  expect(found.filter(({ act }) => act === "UNDONE").length).toBe(3);
  expect(found.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
  expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
  await expect(undoTaking(await receptionist(), { takingId })).rejects.toThrow(ConflictError);
});

it("nobody undoes what another person took, unless they look after the practice's money", async () => {
  const { takingId } = await taken();
  await expect(undoTaking(await receptionist("another"), { takingId })).rejects.toThrow(NotFoundError);
  await expect(undoTaking(await receptionist(), { takingId: "unknown" })).rejects.toThrow(NotFoundError);
  await undoTaking(await admin(), { takingId });
});

it("what was taken on an earlier day of the till, or went back in part, stays", async () => {
  const { takingId } = await taken();
  await expect(undoTaking(await receptionist("reception", now + DAY), { takingId })).rejects.toThrow(ConflictError);
  const [row] = await rowsOf<{ id: string }>(
    await systemOf(practice),
    "SELECT id FROM desk_payment WHERE organization_id = ?1 AND charge_id IS NOT NULL",
  );
  await refundAtDesk(await admin(), { deskId: row?.id, amount: "5", reason: "Too much" });
  await expect(undoTaking(await receptionist(), { takingId })).rejects.toThrow(ConflictError);
  expect((await rows()).filter(({ act }) => act === "UNDONE")).toEqual([]);
});
