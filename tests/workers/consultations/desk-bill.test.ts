import { beforeAll, describe, expect, test } from "vitest";
import { billAtDesk } from "~/features/consultations/services/desk/bill-at-desk.server";
import { changeCourseAtDesk } from "~/features/consultations/services/desk/change-course-at-desk.server";
import { readDesk } from "~/features/consultations/services/desk/read-desk.server";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import { change, read } from "../identity/appointments";
import { NOW, openDesk, type DeskScene } from "./desk-scene";

let scene: DeskScene;
beforeAll(async () => {
  scene = await openDesk();
});

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );
const billOf = async (who: "doctor" | "otherDoctor" = "doctor") => (await readDesk(await scene.as(who), scene.id)).bill;
const priced = (costMinor: number) =>
  change(
    scene.practice,
    "UPDATE service_offering_branch SET cost_minor = ?2, currency_code = 'GBP' WHERE organization_id = ?1",
    costMinor,
  );
const noted = () =>
  read<{ action: string }>(
    scene.practice,
    "SELECT action FROM appointment_history WHERE organization_id = ?1 AND appointment_id = ?2 AND action IN ('charge', 'mark-paid') ORDER BY version",
    scene.appointmentId,
  );

describe("the bill at the desk", () => {
  test("is nothing to press where the appointment has no price", async () => {
    await priced(0);
    expect(await billOf()).toMatchObject({ costMinor: null, acts: [] });
    expect(await statusOf(billAtDesk(await scene.as("doctor"), { consultationId: scene.id, as: "charge" }))).toBe(422);
  });

  test("is noted as due once, however often it is pressed, and then as paid", async () => {
    await priced(4_000);
    expect(await billOf()).toEqual({
      ...{
        costMinor: 4000,
        currencyCode: "GBP",
        isPaid: false,
        mayCharge: true,
        mayInvoice: false,
        acts: ["charge", "mark-paid"],
      },
    });
    const bill = async (as: "charge" | "mark-paid", who: "doctor" | "otherDoctor" | "patient" = "doctor") =>
      statusOf(billAtDesk(await scene.as(who), { consultationId: scene.id, as }));
    expect([await bill("charge"), await bill("charge")]).toEqual([200, 200]);
    expect([await bill("charge", "patient"), await bill("charge", "otherDoctor")]).toEqual([403, 404]);
    expect([await bill("mark-paid"), await bill("mark-paid")]).toEqual([200, 200]);
    expect((await noted()).map(({ action }) => action)).toEqual(["charge", "mark-paid"]);
    expect(await billOf()).toMatchObject({ isPaid: true, acts: [] });
  });

  test("is not shown to whoever looks after the patient and may not read the appointment", async () => {
    await change(
      scene.practice,
      "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
      ...[scene.ids.otherDoctor, scene.ids.patient, NOW],
    );
    expect(await billOf("otherDoctor")).toBeNull();
  });
});

describe("the appointment at the desk", () => {
  const courseOf = async () => (await readDesk(await scene.as("doctor"), scene.id)).course;
  const go = async (as: "start" | "complete" | "undo", who: "doctor" | "otherDoctor" | "patient" = "doctor") =>
    statusOf(changeCourseAtDesk(await scene.as(who), { consultationId: scene.id, as, idempotencyKey: undefined }));

  test("that has ended is completed there, which can be undone there", async () => {
    expect(await courseOf()).toMatchObject({
      ...{ stateId: APPOINTMENT_STATE.CONCLUDED, act: { action: "complete", unpaid: false }, byVideo: true },
    });
    expect([await go("start"), await go("complete", "patient")]).toEqual([409, 403]);
    expect(await go("complete", "otherDoctor")).toBeGreaterThanOrEqual(403);
    expect(await go("complete")).toBe(200);
    const completed = await courseOf();
    expect(completed).toMatchObject({ stateId: APPOINTMENT_STATE.COMPLETED, act: null });
    expect(completed?.undoUntil).toBeGreaterThan(NOW);
    expect(await go("undo")).toBe(200);
    expect(await courseOf()).toMatchObject({ stateId: APPOINTMENT_STATE.CONCLUDED, act: { action: "complete" } });
  });
});
