import { beforeEach, describe, expect, it } from "vitest";
import { enterResults } from "~/features/consultations/services/laboratory/enter-results.server";
import { listLabOrders } from "~/features/consultations/services/laboratory/list-lab-orders.server";
import { listResultsToReview } from "~/features/consultations/services/laboratory/list-results-to-review.server";
import { acknowledgeCritical } from "~/features/consultations/services/laboratory/acknowledge-critical.server";
import { printLabLabels } from "~/features/consultations/services/laboratory/print-lab-labels.server";
import { rejectSamples } from "~/features/consultations/services/laboratory/reject-samples.server";
import { sendBackResults } from "~/features/consultations/services/laboratory/verify-results.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { change } from "../identity/appointments";
import { NOW, openLaboratory, outcome, setting, type Lab } from "./laboratory-scene";

const HOUR = 3_600_000;
let lab: Lab;
beforeEach(async () => {
  lab = await openLaboratory();
});

const desked = async (id: string) => (await lab.desked(id)).tests;
const versionOf = async (id: string) => (await lab.desked(id)).order.version;
const reject = async (id: string, name: string, at = NOW + HOUR) => {
  const test = (await desked(id)).find((each) => each.name === name);
  const asked = { orderId: id, version: await versionOf(id), tests: test?.id, reason: "Clotted" };
  return rejectSamples(await lab.as("desk", at), asked);
};

describe("a sample that is rejected", () => {
  it("takes what was measured of it along: the next sample begins without values, and has a number of its own", async () => {
    await setting(lab.practice, "laboratory", { verifiesResults: true });
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "6.9");
    const [entered] = await desked(id);
    const asked = { orderId: id, version: await versionOf(id), test: entered?.id, reason: "Look again" };
    await sendBackResults(await lab.as("otherDesk"), asked);
    await reject(id, "Potassium");
    expect((await printLabLabels(await lab.as("desk"), id)).labels).toEqual([]);
    const [waiting] = await desked(id);
    expect([waiting?.sampleCode, waiting?.components[0]?.last]).toEqual(["1-1", null]);
    await lab.collect(id, NOW + 2 * HOUR);
    const [again] = await desked(id);
    expect([again?.state, again?.sampleCode, again?.components[0]?.last]).toEqual(["COLLECTED", "1-1-2", null]);
    // The number of the tube that was thrown away stays in the history.
    const { history, criticals } = await viewLabOrder(await lab.as("doctor"), id);
    expect(history.find(({ action }) => action === "reject")?.reason).toMatch(/1-1.*Clotted/);
    expect(criticals.map(({ isRejected }) => isRejected)).toEqual([true]);
    await setting(lab.practice, "laboratory", { verifiesResults: false });
    expect(await outcome(lab.enter(id, "Potassium", "", {}, NOW + 3 * HOUR))).toBe(422);
    await lab.enter(id, "Potassium", "4.4", {}, NOW + 3 * HOUR);
    const [test] = (await viewLabOrder(await lab.as("doctor"), id)).tests;
    expect(test?.values.map(({ value, before }) => [value, before])).toEqual([["4.4", []]]);
  });

  it("is not one whose results are final: these are corrected", async () => {
    await setting(lab.practice, "laboratory", { verifiesResults: false });
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.2");
    await setting(lab.practice, "laboratory", { verifiesResults: true });
    await lab.enter(id, "Potassium", "4.3", { reason: "Typing error" });
    const [test] = await desked(id);
    const asked = { orderId: id, version: await versionOf(id), test: test?.id, reason: "Look again" };
    await sendBackResults(await lab.as("otherDesk"), asked);
    expect((await desked(id))[0]?.actions).not.toContain("reject");
    expect(await outcome(reject(id, "Potassium"))).toBe(409);
  });

  it("stands first on its doctor's home and in the list, beside what is critical, until it is taken again", async () => {
    const id = await lab.order(["K", "NA"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "6.4");
    await reject(id, "Sodium");
    const doctor = await lab.as("doctor");
    for (const said of [await listResultsToReview(doctor), await listLabOrders(doctor, {})])
      expect(said).toMatchObject({
        criticals: [{ orderId: id }],
        rejected: [{ orderId: id, tests: [{ name: "Sodium", reason: "Clotted" }] }],
      });
    expect((await listLabOrders(doctor, {})).orders).toMatchObject([{ isCritical: true, sampleRejected: true }]);
    const own = await listLabOrders(await lab.as("patient"), {});
    // Their own list says, too, that another sample is needed.
    expect(own).toMatchObject({ criticals: [], rejected: [], orders: [{ isCritical: false, sampleRejected: true }] });
    const others = await listLabOrders(await lab.as("otherDoctor"), {});
    expect(others).toMatchObject({ criticals: [], rejected: [] });
    const [critical] = (await viewLabOrder(doctor, id)).criticals;
    await acknowledgeCritical(doctor, { criticalId: critical?.id });
    await lab.collect(id, NOW + 2 * HOUR);
    expect(await listLabOrders(doctor, {})).toMatchObject({
      ...{ criticals: [], rejected: [] },
      orders: [{ isCritical: false, sampleRejected: false }],
    });
  });

  it("is found by an index that holds such samples alone", async () => {
    const { db } = await lab.as("desk");
    const plan = await db
      .raw(
        "EXPLAIN QUERY PLAN SELECT id FROM lab_order_test WHERE organization_id = ?1 AND state = 'ORDERED' AND rejected_reason <> '' ORDER BY state_at LIMIT 5",
        db.organizationId,
      )
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join()).toContain("lab_order_test_rejected");
  });
});

describe("the values of a panel", () => {
  const sendAll = async (id: string, values: Readonly<Record<string, string>>, more: Record<string, string> = {}) => {
    const tests = await desked(id);
    const typed = tests.flatMap(({ name, components }) =>
      components.map((component) => [`value.${component.id}`, values[name] ?? ""]),
    );
    const sent = { orderId: id, version: await versionOf(id), test: tests.map((test) => test.id) };
    return enterResults(await lab.as("desk"), { ...sent, ...Object.fromEntries(typed), ...more });
  };
  const states = async (id: string) => Object.fromEntries((await desked(id)).map(({ name, state }) => [name, state]));

  it("are saved at once: what is filled in has its result, and what is left empty stays open", async () => {
    const id = await lab.order(["HGB", "WBC", "PLT"]);
    await lab.collect(id);
    expect(await outcome(sendAll(id, {}))).toBe(422);
    await sendAll(id, { Hemoglobin: "12.8", Leukocytes: "15.2" });
    expect(await states(id)).toEqual({ Hemoglobin: "RESULTED", Leukocytes: "RESULTED", Platelets: "COLLECTED" });
    // One of two results is unusual: the doctor is told once.
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE"]);
    const { history } = await viewLabOrder(await lab.as("doctor"), id);
    expect(history.filter(({ action }) => action === "enter")).toHaveLength(2);
  });

  it("are refused at their own fields together, and none is saved; an unlikely one is asked about once", async () => {
    const id = await lab.order(["HGB", "WBC", "PLT"]);
    await lab.collect(id);
    const components = (await desked(id)).map(({ components: [component] }) => component?.id ?? "");
    const refused = sendAll(id, { Hemoglobin: "many", Leukocytes: "6.1", Platelets: "9000" });
    await expect(refused).rejects.toMatchObject({
      fields: [
        { field: `value.${components[0]}`, message: "laboratory:refused.number" },
        { field: `value.${components[2]}`, message: "laboratory:ask.unlikely" },
      ],
    });
    expect(Object.values(await states(id))).toEqual(["COLLECTED", "COLLECTED", "COLLECTED"]);
    const sure = { [`sure.${components[2]}`]: "9000 10*3/uL" };
    await sendAll(id, { Hemoglobin: "12.8", Leukocytes: "6.1", Platelets: "9000" }, sure);
    expect(Object.values(await states(id))).toEqual(["RESULTED", "RESULTED", "RESULTED"]);
  });

  it("of another order are not taken, and an open test is not entered with a final one", async () => {
    const [id, other] = [await lab.order(["HGB", "WBC"]), await lab.order(["PLT"])];
    await lab.collect(id);
    const [foreign] = await desked(other);
    const [first] = await desked(id);
    const sent = { orderId: id, version: await versionOf(id), [`value.${first?.components[0]?.id}`]: "12" };
    const both = { ...sent, test: [first?.id, foreign?.id] };
    expect(await outcome(enterResults(await lab.as("desk"), both))).toBe(404);
    expect(await outcome(enterResults(await lab.as("desk"), { ...sent, test: [] }))).toBe(422);
    await lab.enter(id, "Hemoglobin", "12.8");
    expect(await outcome(sendAll(id, { Hemoglobin: "13", Leukocytes: "6" }, { reason: "Mixed" }))).toBe(409);
  });
});

describe("the search of orders by number", () => {
  it("finds to a doctor what they may open, and nothing else", async () => {
    const id = await lab.order(["K"]);
    const { number } = (await lab.desked(id)).order;
    const ask = async () => {
      const other = await lab.as("otherDoctor");
      const { orders } = await listLabOrders(other, { number: String(number) });
      return [orders.map((order) => order.id), await outcome(viewLabOrder(other, id))];
    };
    expect(await ask()).toEqual([[], 404]);
    const sql =
      "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)";
    await change(lab.practice, sql, lab.ids.otherDoctor, lab.ids.patient, NOW);
    expect(await ask()).toEqual([[id], "done"]);
  });
});
