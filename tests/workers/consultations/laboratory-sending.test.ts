import { beforeEach, expect, it } from "vitest";
import { sendLabOrder } from "~/features/consultations/services/laboratory/send-lab-order.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { change } from "../identity/appointments";
import { openLaboratory, type Lab } from "./laboratory-scene";
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
