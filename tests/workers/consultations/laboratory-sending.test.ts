import { beforeEach, expect, it } from "vitest";
import { listLabOrders } from "~/features/consultations/services/laboratory/list-lab-orders.server";
import { readLabOrderForm } from "~/features/consultations/services/laboratory/read-lab-order-form.server";
import { saveLabOrder } from "~/features/consultations/services/laboratory/save-lab-order.server";
import { sendLabOrder } from "~/features/consultations/services/laboratory/send-lab-order.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { change, read } from "../identity/appointments";
import { NOW, openLaboratory, type Lab } from "./laboratory-scene";
import { statusOf } from "./prescriptions-scene";

let lab: Lab;
beforeEach(async () => {
  lab = await openLaboratory();
});

const send = async (who: "doctor" | "nurse" | "otherDoctor" | "patient", orderId: string, version = 1) =>
  sendLabOrder(await lab.as(who), { orderId, version });
const view = async (id: string) => viewLabOrder(await lab.as("doctor"), id);

it("a draft is sent once by the doctor who answers for it, with a number and its history", async () => {
  const id = await lab.order(["K"], { send: false });
  expect((await view(id)).actions).toContain("order");
  expect(await statusOf(() => send("nurse", id))).toBe(403);
  expect(await statusOf(() => send("patient", id))).toBe(403);
  expect(await statusOf(() => send("doctor", id, 7))).toBe(409);
  await send("doctor", id);
  const { order, tests, history, actions } = await view(id);
  expect(order).toMatchObject({ state: "ORDERED", number: 1 });
  expect(order.orderedAt).not.toBeNull();
  expect(tests.map(({ state }) => state)).toEqual(["ORDERED"]);
  expect(history).toMatchObject([{ action: "order", toState: "ORDERED" }]);
  expect(actions).not.toContain("order");
  expect(await statusOf(() => send("doctor", id))).toBe(409);
});

it("of two who send it at once, one does", async () => {
  const id = await lab.order(["K"], { send: false });
  const sent = await Promise.all([statusOf(() => send("doctor", id)), statusOf(() => send("doctor", id))]);
  expect(sent.toSorted()).toEqual([409, "done"]);
  expect((await view(id)).history).toHaveLength(1);
});

it("what the laboratory no longer does, or was wished for a day that is past, is not sent", async () => {
  const id = await lab.order(["K"], { send: false });
  const set = (sql: string) => change(lab.practice, sql);
  await set("UPDATE lab_order SET wished_date = '2020-01-01' WHERE organization_id = ?1");
  await expect(send("doctor", id)).rejects.toMatchObject({ fields: [{ field: "", message: "laboratory:pastDate" }] });
  await set("UPDATE lab_order SET wished_date = '' WHERE organization_id = ?1");
  await set("UPDATE lab_test SET enabled = 0 WHERE organization_id = ?1 AND code = 'K'");
  await expect(send("doctor", id)).rejects.toMatchObject({ fields: [{ message: "laboratory:notOffered" }] });
});

it("the orders of a patient go by when they were sent, page after page, however long ago one was begun", async () => {
  const HOUR = 3_600_000;
  const draft = await lab.order(["K"], { send: false });
  const others: string[] = [];
  for (let at = 1; at <= 10; at += 1) {
    const wanted = {
      patientId: lab.ids.patient,
      laboratoryId: lab.laboratoryId,
      category: "LABORATORY_TEST_PROCEDURE",
      again: "on",
    };
    const context = await lab.as("doctor", NOW + at * HOUR);
    others.unshift((await saveLabOrder(context, { ...wanted, tests: [lab.test("K")], send: true })).id);
  }
  await sendLabOrder(await lab.as("doctor", NOW + 20 * HOUR), { orderId: draft, version: 1, again: "on" });
  for (const who of ["patient", "doctor"] as const) {
    const asked = { patientId: lab.ids.patient };
    const first = await listLabOrders(await lab.as(who), asked);
    expect(first.orders.map(({ id }) => id)).toEqual([draft, ...others.slice(0, 9)]);
    const second = await listLabOrders(await lab.as(who), { ...asked, ...first.next });
    expect(second.orders.map(({ id }) => id)).toEqual(others.slice(9));
  }
});

it("a test that is running for the patient is asked about once before it is sent again, which the audit keeps", async () => {
  await lab.order(["K"]);
  const twice = { fields: [{ field: "again", message: "laboratory:refused.again", values: { tests: "Potassium" } }] };
  await expect(lab.order(["K", "NA"], { again: false })).rejects.toMatchObject(twice);
  const draft = await lab.order(["K"], { send: false, again: false });
  await expect(send("doctor", draft)).rejects.toMatchObject(twice);
  await sendLabOrder(await lab.as("doctor"), { orderId: draft, version: 1, again: "on" });
  await lab.order(["K", "NA"], { again: "on" });
  const rows = await read<{ fields: string }>(
    lab.practice,
    "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action LIKE 'labOrder.%' AND fields LIKE '%again%'",
  );
  expect(rows).toHaveLength(2);
  const { running } = await readLabOrderForm(await lab.as("doctor"), { patientId: lab.ids.patient });
  expect(running[0]).toMatchObject({ name: "Potassium", state: "ORDERED" });
  expect(running[0]?.orderedAt).not.toBeNull();
});
