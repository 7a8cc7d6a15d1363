import { beforeEach, describe, expect, it } from "vitest";
import { countUnverifiable } from "~/features/consultations/services/laboratory/count-unverifiable.server";
import { enterResults } from "~/features/consultations/services/laboratory/enter-results.server";
import { listLabDesk } from "~/features/consultations/services/laboratory/list-lab-desk.server";
import { listLabOrders } from "~/features/consultations/services/laboratory/list-lab-orders.server";
import { printLabOrder } from "~/features/consultations/services/laboratory/print-lab-order.server";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { sendBackResults, verifyResults } from "~/features/consultations/services/laboratory/verify-results.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { NOW, openLaboratory, outcome, setting, undoWindow, type Lab } from "../laboratory-scene";

let lab: Lab;
beforeEach(async () => {
  lab = await openLaboratory();
});

const verifies = (verifiesResults: boolean, releaseResults = "ON_REVIEW") =>
  setting(lab.practice, "laboratory", { verifiesResults, releaseResults, releaseHours: 24 });
const entered = async (value: string) => {
  const id = await lab.order(["K"]);
  await lab.collect(id);
  await lab.enter(id, "Potassium", value);
  return id;
};
const testOf = async (id: string, who: "desk" | "otherDesk" = "desk") => {
  const { order, tests } = await lab.desked(id, who);
  const [test] = tests;
  return { asked: { orderId: id, version: order.version, test: test?.id, reason: "Look again" }, test };
};
const critical = async (id: string) => (await viewLabOrder(await lab.as("doctor"), id)).criticals[0];

describe("values that wait for a second person", () => {
  beforeEach(() => verifies(true));

  it("are changed or taken back by whoever entered them, and by nobody else", async () => {
    const id = await entered("4.2");
    expect((await testOf(id)).test?.actions).toEqual(["enter", "sendBack"]);
    expect((await testOf(id, "otherDesk")).test?.actions).toEqual(["verify", "sendBack"]);
    const other = (await testOf(id, "otherDesk")).asked;
    const field = `value.${(await testOf(id)).test?.components[0]?.id ?? ""}`;
    expect(await outcome(enterResults(await lab.as("otherDesk"), { ...other, [field]: "4.9" }))).toBe(409);
    await lab.enter(id, "Potassium", "4.3");
    expect((await testOf(id)).test).toMatchObject({ state: "ENTERED", components: [{ last: { value: "4.3" } }] });
    await sendBackResults(await lab.as("desk"), (await testOf(id)).asked);
    expect((await testOf(id)).test?.actions).toContain("reject");
  });

  it("withdraw an alarm when their author corrects it, and leave it in doubt when they are sent back", async () => {
    const mistyped = await entered("7.1");
    expect((await critical(mistyped))?.doubt).toBe("unverified");
    await lab.enter(mistyped, "Potassium", "4.1");
    expect((await critical(mistyped))?.withdrawnAt).toBe(NOW);
    const id = await entered("7.2");
    await sendBackResults(await lab.as("otherDesk"), (await testOf(id)).asked);
    expect(await critical(id)).toMatchObject({ doubt: "sentBack", withdrawnAt: null });
    expect((await lab.mails()).slice(-1)).toEqual(["labOrder.criticalDoubted EMPLOYEE"]);
    await lab.enter(id, "Potassium", "7.2");
    await verifyResults(await lab.as("otherDesk"), (await testOf(id)).asked);
    expect((await critical(id))?.doubt).toBeNull();
  });

  it("are told to the administrators where nobody else is at the laboratory, who count them", async () => {
    await entered("4.2");
    expect(await lab.mails()).toContain("labOrder.unverifiable EMPLOYEE");
    expect(await countUnverifiable(await lab.as("admin"))).toBe(1);
    expect(await outcome(countUnverifiable(await lab.as("doctor")))).toBe(403);
  });

  it("are confirmed by their author once the practice asks for nobody else", async () => {
    const id = await entered("4.2");
    expect(await outcome(verifyResults(await lab.as("desk"), (await testOf(id)).asked))).toBe(403);
    await verifies(false);
    expect((await testOf(id)).test?.actions).toContain("verify");
    await verifyResults(await lab.as("desk"), (await testOf(id)).asked);
    expect((await testOf(id)).test?.state).toBe("RESULTED");
  });
});

it("the laboratory reads that a review was made, and not what it says to the patient", async () => {
  await undoWindow(lab.practice, 60);
  const id = await entered("4.2");
  const { version } = (await testOf(id)).asked;
  await reviewLabOrder(await lab.as("doctor"), { orderId: id, version, word: "CANARY call us" });
  const { history } = await lab.desked(id);
  expect(history.map(({ action }) => action)).toContain("review");
  expect(JSON.stringify(history)).not.toContain("CANARY");
});

it("no list of the desk says a birth date while a sample of the person is to be taken", async () => {
  await entered("4.2");
  const born = async () => {
    const listed = await listLabDesk(await lab.as("desk"), { list: "done" });
    return listed.rows.map(({ birthDate }) => birthDate);
  };
  expect(await born()).toEqual(["1980-06-01"]);
  const second = await lab.order(["NA"]);
  expect(await born()).toEqual([""]);
  await lab.collect(second);
  expect(await born()).toEqual(["1980-06-01"]);
});

it("results that are shown at once say that no doctor has looked at them, and are new until they are opened", async () => {
  await verifies(false, "AT_ONCE");
  const id = await entered("4.2");
  const isNew = async () => (await listLabOrders(await lab.as("patient"), {})).orders.map((order) => order.isNew);
  const paper = async () => JSON.stringify(await printLabOrder(await lab.as("patient"), id));
  expect(await isNew()).toEqual([true]);
  expect(await paper()).toContain("Your doctor has not looked at this yet.");
  await viewLabOrder(await lab.as("patient"), id);
  expect(await isNew()).toEqual([false]);
  await undoWindow(lab.practice, 0);
  await reviewLabOrder(await lab.as("doctor"), { orderId: id, version: (await testOf(id)).asked.version, word: "" });
  expect(await paper()).not.toContain("has not looked");
});
