import { beforeEach, describe, expect, it } from "vitest";
import { changeGrant } from "~/features/billing/services/credits/change-grant.server";
import { archiveGrant } from "~/features/billing/services/credits/end-grant.server";
import { expireCredits } from "~/features/billing/services/credits/expire-credits.server";
import { readCreditUses } from "~/features/billing/services/credits/read-credit-uses.server";
import { readOwnCredits } from "~/features/billing/services/credits/read-own-credits.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { openPractice } from "../../support/organization";
import { HOUR, MONDAY, type Practice } from "../../scheduling/scene";
import { rowsOf, systemOf } from "../scene";
import { asAdmin, asPatient, bookByCredit, countersOf, DAY, given, left } from "../credit-scene";

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
});

/** Starts of the doctor's days to come: 10:00 in Madrid of the days behind the first. */
const startOf = (days: number) => MONDAY + days * DAY + 2 * HOUR;
const rules = (credits: { returnHours: number; extendsExpired: boolean }) =>
  asAdmin(practice).then((context) => changeSetting(context, "credits", credits));
const confirmed = async (id: string) => confirmAppointment(await asAdmin(practice), { appointmentId: id });

/** The end of Friday in Madrid. */
const end = Date.parse("2026-05-08T22:00:00.000Z");

describe("a credit that comes back after the last day of its grant", () => {
  /** Two credits until Friday, one kept for Thursday; on Saturday the practice calls it off. */
  async function cameBack(expiresFirst: boolean) {
    const id = await given(practice, 2, "2026-05-08");
    const { appointmentId } = await bookByCredit(practice, startOf(3));
    await confirmed(appointmentId);
    if (expiresFirst) await expireCredits(await systemOf(practice, end), { id, dueAt: end });
    await cancelAppointment(await asAdmin(practice, end + HOUR), { appointmentId });
    return { id, appointmentId };
  }

  it.each([true, false])("can be used for 30 more days, alone (the clock had come: %s)", async (expiresFirst) => {
    const { id } = await cameBack(expiresFirst);
    expect(await countersOf(practice, id)).toMatchObject({ status: "ACTIVE", amount: 2, held: 0, lapsed: 1 });
    const [grant] = (await readOwnCredits(await asPatient(practice, end + HOUR))).grants;
    expect(grant).toMatchObject({ expiresOn: "2026-06-08", creditsRemaining: 1 });
  });

  it("comes back with time to use it where the practice cancels, whatever the setting says", async () => {
    await rules({ returnHours: 24, extendsExpired: false });
    const { id } = await cameBack(true);
    expect(await countersOf(practice, id)).toMatchObject({ status: "ACTIVE", held: 0, lapsed: 1 });
    expect(await left(practice, end + HOUR)).toBe(1);
  });

  it("is lost to a patient who cancels where the setting says so, and told as such; undone, it is kept again", async () => {
    await rules({ returnHours: 24, extendsExpired: false });
    const id = await given(practice, 2);
    const { appointmentId } = await bookByCredit(practice, startOf(9));
    await changeGrant(await asAdmin(practice), { id, expiresOn: "2026-05-08" });
    await expireCredits(await systemOf(practice, end), { id, dueAt: end });
    await cancelAppointment(await asPatient(practice, end + HOUR), { appointmentId });
    expect(await countersOf(practice, id)).toMatchObject({ status: "EXPIRED", held: 0, lapsed: 2 });
    const { uses, sums } = await readCreditUses(await asAdmin(practice, end + HOUR), {});
    expect(uses[0]).toMatchObject({ event: "REFUND", credits: 0, appointmentId });
    expect(sums.reduce((sum, { credits }) => sum + credits, 0)).toBe(0);
    await undoAppointment(await asPatient(practice, end + HOUR + 1), { appointmentId });
    expect(await countersOf(practice, id)).toMatchObject({ held: 1, lapsed: 1 });
  });
});

describe("a credit that comes back to a grant that was withdrawn", () => {
  /** Three credits, one kept for an appointment in a week; then the practice withdraws what is left. */
  async function withdrawn() {
    const id = await given(practice, 3);
    const { appointmentId } = await bookByCredit(practice, startOf(8));
    await archiveGrant(await asAdmin(practice), { id });
    return { id, appointmentId };
  }

  it.each([asAdmin, asPatient])("can be used again, alone, until its last day", async (who) => {
    const { id, appointmentId } = await withdrawn();
    await cancelAppointment(await who(practice, MONDAY + HOUR), { appointmentId });
    expect(await countersOf(practice, id)).toMatchObject({ status: "ACTIVE", amount: 3, held: 0, used: 0, lapsed: 2 });
    expect(await left(practice)).toBe(1);
    const own = await readOwnCredits(await asPatient(practice, MONDAY + HOUR));
    expect(own.history[0]).toMatchObject({ event: "RELEASE", credits: 1 });
    expect(own.history.reduce((sum, { credits }) => sum + credits, 0)).toBe(own.totals.creditsRemaining);
    await bookByCredit(practice, startOf(9), { at: MONDAY + 2 * HOUR });
    const due = await rowsOf<{ kind: string }>(
      await systemOf(practice),
      "SELECT kind FROM due_work WHERE organization_id = ?1 AND id = ?2 ORDER BY kind",
      id,
    );
    expect(due.map(({ kind }) => kind)).toEqual(["CREDIT_EXPIRY", "CREDIT_REMINDER"]);
  });

  it("can be used for 30 more days where its last day is over and the practice cancels", async () => {
    await rules({ returnHours: 24, extendsExpired: false });
    const id = await given(practice, 2, "2026-05-08");
    const { appointmentId } = await bookByCredit(practice, startOf(3));
    await confirmed(appointmentId);
    await archiveGrant(await asAdmin(practice), { id });
    await cancelAppointment(await asAdmin(practice, end + HOUR), { appointmentId });
    expect(await countersOf(practice, id)).toMatchObject({ status: "ACTIVE", held: 0, lapsed: 1 });
    expect(await left(practice, end + HOUR)).toBe(1);
  });
});

it("counts one credit once in the log of a late cancellation that is undone and then made by the practice", async () => {
  const id = await given(practice, 1);
  const { appointmentId } = await bookByCredit(practice, startOf(2));
  const at = startOf(2) - HOUR;
  await cancelAppointment(await asPatient(practice, at), { appointmentId });
  await undoAppointment(await asPatient(practice, at + 1), { appointmentId });
  await cancelAppointment(await asAdmin(practice, at + 2), { appointmentId });
  const { history, totals } = await readOwnCredits(await asPatient(practice, at + 3));
  expect(history.map(({ credits }) => credits)).toEqual([1, 0, 0, -1, 1]);
  expect(totals.creditsRemaining).toBe(1);
  const { sums } = await readCreditUses(await asAdmin(practice, at + 3), {});
  expect(sums.reduce((sum, { credits }) => sum + credits, 0)).toBe(1);
  expect(await countersOf(practice, id)).toMatchObject({ held: 0, used: 0 });
});

it("says before a late cancellation, after it and in its undo that the credit is used up", async () => {
  await given(practice, 1);
  const { appointmentId } = await bookByCredit(practice, startOf(2));
  const notesOf = async (context: Awaited<ReturnType<typeof asPatient>>) =>
    (await viewAppointment(context, appointmentId)).cancelNotes;
  const at = startOf(2) - HOUR;
  expect(await notesOf(await asPatient(practice))).toMatchObject({
    ...{ ifCanceled: "creditBack", canceled: null, until: startOf(2) - DAY },
  });
  expect(await notesOf(await asPatient(practice, at))).toMatchObject({ ifCanceled: "creditUsed", hours: 24 });
  expect(await notesOf(await asAdmin(practice, at))).toMatchObject({ ifCanceled: "creditBack" });
  expect(await notesOf(await asAdmin(practice))).not.toHaveProperty("until");
  await cancelAppointment(await asPatient(practice, at), { appointmentId });
  expect(await notesOf(await asPatient(practice, at + 1))).toMatchObject({ ifCanceled: null, canceled: "creditUsed" });
  expect(await notesOf(await asAdmin(practice, at + 1))).toMatchObject({ canceled: "creditUsed" });
  await undoAppointment(await asPatient(practice, at + 2), { appointmentId });
  expect(await notesOf(await asPatient(practice, at + 3))).toMatchObject({ canceled: null, heldAgain: true });
  await cancelAppointment(await asAdmin(practice, at + 4), { appointmentId });
  expect(await notesOf(await asPatient(practice, at + 5))).toMatchObject({ canceled: "creditBack" });
});

it("books nothing where a code is typed beside a credit: the code is refused, not dropped", async () => {
  const id = await given(practice, 1);
  const refused = expect.objectContaining({
    fields: [{ field: "discountCode", message: "discounts:refused.withCredit" }],
  });
  const more = { discountCode: "FULL100" };
  await expect(bookByCredit(practice, startOf(2), { more })).rejects.toEqual(refused);
  const { patient, clinicOffering, doctor, branch } = practice.ids;
  const set = setAppointment(await asAdmin(practice), {
    ...{ patientId: patient, serviceOfferingId: clinicOffering, employeeId: doctor, branchId: branch },
    ...{ startsAt: startOf(3), patientAgreed: true, payWithCredit: true, ...more },
  });
  await expect(set).rejects.toEqual(refused);
  expect(await countersOf(practice, id)).toMatchObject({ held: 0, used: 0 });
  await bookByCredit(practice, startOf(2), { more: { discountCode: " " } });
  expect(await countersOf(practice, id)).toMatchObject({ held: 1 });
});
