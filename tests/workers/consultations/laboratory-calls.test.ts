import { beforeEach, describe, expect, it } from "vitest";
import { laboratoryCalls } from "~/features/consultations/public.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { openLaboratory, outcome, setting, type Lab } from "./laboratory-scene";

interface Answer {
  labOrderId: string;
  sent: boolean;
  labsList: { id: string; name: string }[];
  tests: { id: string; name: string; category: string }[];
  panels: { name: string }[];
  labOrderList: { id: string; number: number | null; priority: string; priorityCode: number; tests: unknown[] }[];
  next: { afterAt: number; after: string } | null;
}

let lab: Lab;
type Who = Parameters<Lab["as"]>[0];

beforeEach(async () => {
  lab = await openLaboratory();
});

async function ask(who: Who, method: string, path: string, body?: object): Promise<Answer> {
  const url = new URL(`/api/medical/lab/${path}`, "http://practice.localhost");
  const found = findCall(laboratoryCalls, method, url.pathname);
  if (!found) throw new Error(`no call ${method} ${path}`);
  const headers = { "content-type": "application/json" };
  const init = method === "GET" ? { method } : { method, headers, body: JSON.stringify(body) };
  return (await runCall(await lab.as(who), found, new Request(url, init))) as Answer;
}

const CATEGORY = "LABORATORY_TEST_PROCEDURE";
const wanted = () => ({
  patientId: lab.ids.patient,
  labId: lab.laboratoryId,
  category: CATEGORY,
  tests: [lab.test("K")],
});

describe("the calls of laboratory orders", () => {
  it("list laboratories and the tests of a category", async () => {
    expect((await ask("doctor", "GET", "list")).labsList.map(({ name }) => name)).toEqual(["City Laboratory"]);
    const { tests, panels } = await ask("doctor", "GET", "test?category=LABORATORY_IMAGING_PROCEDURE");
    expect(new Set(tests.map(({ category }) => category))).toEqual(new Set(["LABORATORY_IMAGING_PROCEDURE"]));
    expect([tests.length, panels]).toEqual([4, []]);
    expect(await outcome(ask("doctor", "GET", "test?category=BLOOD"))).toBe(422);
  });

  it("order at once, by the names of priorities and by the specification's numbers", async () => {
    const first = await ask("doctor", "POST", "order", { ...wanted(), priority: 3 });
    const second = await ask("doctor", "POST", "order", { ...wanted(), priority: "URGENT" });
    const draft = await ask("doctor", "POST", "order", { ...wanted(), send: false });
    expect([first.sent, second.sent, draft.sent]).toEqual([true, true, false]);
    const { labOrderList } = await ask("doctor", "GET", "order/search?standing=open");
    const priorities = labOrderList.map(({ priority, priorityCode }) => `${priority} ${priorityCode}`);
    expect(priorities.sort()).toEqual(["EMERGENCY 3", "URGENT 1"]);
    expect(await lab.mails()).toEqual([]);
  });

  it("find orders ten a page, each once", async () => {
    for (let count = 0; count < 12; count += 1) await ask("doctor", "POST", "order", wanted());
    const first = await ask("doctor", "GET", `order/search?patientId=${lab.ids.patient}`);
    expect(first.labOrderList).toHaveLength(10);
    const { afterAt, after } = first.next ?? { afterAt: 0, after: "" };
    const second = await ask("doctor", "GET", `order/search?afterAt=${afterAt}&after=${after}`);
    expect([second.labOrderList.length, second.next]).toEqual([2, null]);
    const numbers = [...first.labOrderList, ...second.labOrderList].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(12);
  });

  it("answer nobody who may not, and nobody about a patient who is not theirs", async () => {
    const by = async (who: Who) => [
      await outcome(ask(who, "GET", "list")),
      await outcome(ask(who, "POST", "order", wanted())),
      await outcome(ask(who, "GET", `order/search?patientId=${lab.ids.patient}`)),
    ];
    expect(await by("patient")).toEqual([403, 403, "done"]);
    expect(await by("otherPatient")).toEqual([403, 403, 404]);
    expect(await by("otherDoctor")).toEqual(["done", 404, 404]);
    // An administrator reads the orders of a patient where the organization lets them read records.
    expect(await by("admin")).toEqual([403, 403, 403]);
    await setting(lab.practice, "compliance", { adminsMayReadRecords: true });
    expect(await by("admin")).toEqual([403, 403, "done"]);
    expect(await by("desk")).toEqual([403, 403, 403]);
  });

  it("refuse what is not offered, at its field", async () => {
    expect(await outcome(ask("doctor", "POST", "order", { ...wanted(), tests: ["unknown"] }))).toBe(422);
    expect(await outcome(ask("doctor", "POST", "order", { ...wanted(), tests: [] }))).toBe(422);
    expect(await outcome(ask("doctor", "POST", "order", { ...wanted(), wishedDate: "2027-01-04" }))).toBe(422);
    expect(await outcome(ask("doctor", "POST", "order", { ...wanted(), category: "OTHER" }))).toBe(422);
  });
});
