import { beforeAll, describe, expect, it } from "vitest";
import { shownCode, shownNumber } from "~/features/consultations/domain/prescriptions/verification-code";
import { declineLine } from "~/features/consultations/services/pharmacy/decline-line.server";
import { handOut } from "~/features/consultations/services/pharmacy/hand-out.server";
import { listDesk } from "~/features/consultations/services/pharmacy/list-desk.server";
import { takeBack } from "~/features/consultations/services/pharmacy/take-back.server";
import { undoEntry } from "~/features/consultations/services/pharmacy/undo-entry.server";
import { viewAtDesk } from "~/features/consultations/services/pharmacy/view-at-desk.server";
import { change, read } from "../identity/appointments";
import { codeFor, DAY, NOW, openPharmacies, type Pharmacies } from "./pharmacy-scene";

let scene: Pharmacies;
beforeAll(async () => {
  scene = await openPharmacies();
});

const hand = async (id: string, lineId: string, quantity: number | string, more: object = {}, now = NOW) =>
  handOut(await scene.as("phil", now), id, {
    version: (await scene.stands(id))?.version,
    lines: [{ lineId, give: true, quantity, ...more }],
  });
const refusedAt = (field: string) => ({ status: 422, fields: [{ field }] });

describe("handing out", () => {
  it("in part leaves the rest open, and the last of it ends the prescription", async () => {
    const { id, lines } = await scene.prescribed();
    await hand(id, lines[0] ?? "", 12, { product: "Metformin Cinfa", batch: "B7", expires: "2028-01-31", price: 4.5 });
    expect(await scene.stands(id)).toEqual({ state: "PARTLY_DISPENSED", version: 2 });
    const view = await viewAtDesk(await scene.as("phil"), id);
    expect(view.lines[0]).toMatchObject({ dispensed: 12, left: 18, atATime: 18 });
    expect(view.lines[0]?.entries).toMatchObject([
      {
        kind: "DISPENSED",
        quantity: 12,
        product: "Metformin Cinfa",
        batch: "B7",
        priceMinor: 450,
        by: "Phil Pharmacist",
      },
    ]);
    await hand(id, lines[0] ?? "", 18);
    expect(await scene.stands(id)).toEqual({ state: "DISPENSED", version: 3 });
    await expect(hand(id, lines[0] ?? "", 1)).rejects.toMatchObject({ status: 409 });
  });

  it("takes no more than is left, no product that has expired, no price with too many decimals, and at least one line", async () => {
    const { id, lines } = await scene.prescribed();
    const [line = ""] = lines;
    await expect(hand(id, line, 31)).rejects.toMatchObject(refusedAt("lines.0.quantity"));
    await expect(hand(id, line, 0)).rejects.toMatchObject(refusedAt("lines.0.quantity"));
    await expect(hand(id, line, 1, { expires: "2027-01-04" })).rejects.toMatchObject(refusedAt("lines.0.expires"));
    await expect(hand(id, line, 1, { price: 1.005 })).rejects.toMatchObject(refusedAt("lines.0.price"));
    await expect(hand(id, line, 1, { give: false })).rejects.toMatchObject(refusedAt(""));
    expect(await scene.stands(id)).toEqual({ state: "SENT", version: 1 });
  });

  it("takes a quantity in digits with three decimals at most, above zero", async () => {
    const { id, lines } = await scene.prescribed();
    const [line = ""] = lines;
    for (const typed of ["0.0000001", "1e1", "0x10", "-1", "0.0005", "ten"])
      await expect(hand(id, line, typed), typed).rejects.toMatchObject(refusedAt("lines.0.quantity"));
    await expect(hand(id, line, 1, { price: "free" })).rejects.toMatchObject({
      fields: [{ field: "lines.0.price", message: "errors:field.amount" }],
    });
    await hand(id, line, "0.125");
    const back = async (quantity: string) =>
      takeBack(await scene.as("phil"), id, { version: 2, lineId: line, quantity, reason: "Wrong strength" });
    for (const typed of ["1e-1", "0", "-1"])
      await expect(back(typed), typed).rejects.toMatchObject(refusedAt("quantity"));
    await back("0.125");
    expect(await scene.stands(id)).toEqual({ state: "SENT", version: 3 });
  });

  it("twice by the same press is once", async () => {
    const { id, lines } = await scene.prescribed();
    const press = async (reason = "") =>
      handOut(await scene.as("phil"), id, {
        version: 1,
        lines: [{ lineId: lines[0], give: true, quantity: 10, reason }],
      });
    await press();
    await press();
    expect((await viewAtDesk(await scene.as("phil"), id)).lines[0]).toMatchObject({ dispensed: 10 });
    await expect(press("For a journey")).rejects.toMatchObject({ code: "meanwhile" });
  });

  it("of another product needs to be allowed, and says which and why", async () => {
    const { id, lines } = await scene.prescribed({ lines: [{}, { substitutionAllowed: false }] });
    const [free = "", written = ""] = lines;
    await expect(
      hand(id, written, 1, { substituted: true, reason: "Out of stock", product: "Other" }),
    ).rejects.toMatchObject(refusedAt("lines.0.substituted"));
    await expect(hand(id, free, 1, { substituted: true, product: "Other" })).rejects.toMatchObject(
      refusedAt("lines.0.reason"),
    );
    await hand(id, free, 30, { substituted: true, product: "Other", reason: "Out of stock" });
    expect(await scene.stands(id)).toMatchObject({ state: "PARTLY_DISPENSED" });
  });

  it("again takes a refill, not before three quarters of the supply are used up without a reason", async () => {
    const { id, lines } = await scene.prescribed({ lines: [{ refills: 1, days: 20 }] });
    const [line = ""] = lines;
    await hand(id, line, 30);
    expect(await scene.stands(id)).toMatchObject({ state: "PARTLY_DISPENSED" });
    await expect(hand(id, line, 30, {}, NOW + 14 * DAY)).rejects.toMatchObject(refusedAt("lines.0.reason"));
    await hand(id, line, 30, {}, NOW + 15 * DAY);
    expect(await scene.stands(id)).toMatchObject({ state: "DISPENSED" });
  });

  it("ends with the last day on which it is valid, by the practice's calendar", async () => {
    const { id, lines } = await scene.prescribed({ validUntil: "2027-01-05" });
    const [line = ""] = lines;
    const lateThatDay = Date.UTC(2027, 0, 5, 22, 59);
    await hand(id, line, 1, {}, lateThatDay);
    await expect(hand(id, line, 1, {}, lateThatDay + 60_000)).rejects.toMatchObject({ status: 409, code: "over" });
    expect((await viewAtDesk(await scene.as("phil", lateThatDay + 60_000), id)).may.handOut).toBe(false);
  });

  it("counts handings where no quantity was prescribed", async () => {
    const { id, lines } = await scene.prescribed({ lines: [{ quantity: null, quantityUnit: "" }] });
    await handOut(await scene.as("phil"), id, { version: 1, lines: [{ lineId: lines[0], give: true }] });
    expect(await scene.stands(id)).toMatchObject({ state: "DISPENSED" });
  });

  it("by two pharmacists at once is done by one, and the other is told", async () => {
    const { id, lines } = await scene.prescribed();
    const by = async (who: "phil" | "petra") =>
      handOut(await scene.as(who), id, { version: 1, lines: [{ lineId: lines[0], give: true, quantity: 30 }] });
    const both = await Promise.allSettled([by("phil"), by("petra")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [lost] = both.filter((each) => each.status === "rejected");
    expect(lost?.reason).toMatchObject({ code: "meanwhile", fields: [{ message: "pharmacy:refusal.meanwhile" }] });
    const rows = await read<{ n: number }>(
      scene.practice,
      "SELECT count(*) AS n FROM dispense WHERE organization_id = ?1 AND prescription_id = ?2",
      id,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe("what is taken back", () => {
  it("is returned for a reason, and may be handed out again", async () => {
    const { id, lines } = await scene.prescribed();
    const [lineId = ""] = lines;
    await hand(id, lineId, 30);
    const back = async (quantity: number, reason: string) =>
      takeBack(await scene.as("phil"), id, { version: (await scene.stands(id))?.version, lineId, quantity, reason });
    await expect(back(31, "Wrong strength")).rejects.toMatchObject(refusedAt("quantity"));
    await expect(back(10, "")).rejects.toMatchObject(refusedAt("reason"));
    await back(10, "Wrong strength");
    expect(await scene.stands(id)).toMatchObject({ state: "PARTLY_DISPENSED" });
    await back(20, "Wrong strength");
    expect(await scene.stands(id)).toMatchObject({ state: "SENT" });
    await hand(id, lineId, 30);
    expect(await scene.stands(id)).toMatchObject({ state: "DISPENSED" });
  });

  it("is undone once, by an entry that names the first, and stands as it stood before", async () => {
    const { id, lines, number } = await scene.prescribed({ state: "SIGNED" });
    const given = { version: 1, lines: [{ lineId: lines[0], give: true, quantity: 30 }] };
    await handOut(await scene.as("phil"), { id, code: codeFor(number) }, given);
    const entry = (await viewAtDesk(await scene.as("phil"), id)).lines[0]?.entries[0];
    expect(entry?.mayUndo).toBe(true);
    const undo = async () =>
      undoEntry(await scene.as("phil"), id, { version: (await scene.stands(id))?.version, entryId: entry?.id });
    await undo();
    expect(await scene.stands(id)).toMatchObject({ state: "SIGNED" });
    await expect(undo()).rejects.toMatchObject({ status: 409 });
    const after = (await viewAtDesk(await scene.as("phil"), id)).lines[0];
    expect(after).toMatchObject({ dispensed: 0, left: 30 });
    expect(after?.entries.map(({ kind, isUndone, mayUndo }) => [kind, isUndone, mayUndo])).toEqual([
      ["DISPENSED", true, false],
      ["UNDONE", false, false],
    ]);
  });
});

it("a line is declined with a reason, and stays open", async () => {
  const { id, lines } = await scene.prescribed();
  const decline = async (declineReason: string, reason = "") =>
    declineLine(await scene.as("phil"), id, {
      ...{ version: (await scene.stands(id))?.version, lineId: lines[0], declineReason, reason },
    });
  await expect(decline("OTHER")).rejects.toMatchObject(refusedAt("reason"));
  await expect(decline("NONE")).rejects.toMatchObject(refusedAt("declineReason"));
  await decline("OUT_OF_STOCK");
  expect(await scene.stands(id)).toEqual({ state: "SENT", version: 2 });
  expect((await viewAtDesk(await scene.as("phil"), id)).lines[0]).toMatchObject({
    left: 30,
    entries: [{ kind: "DECLINED", declineReason: "OUT_OF_STOCK" }],
  });
});

it("what is declined altogether waits in a list of its own, until some of it is handed out", async () => {
  const own = await openPharmacies();
  const { id, lines } = await own.prescribed({ lines: [{ name: "Metformin" }, { name: "Amlodipine" }] });
  const decline = async (lineId: string | undefined) =>
    declineLine(await own.as("phil"), id, {
      ...{ version: (await own.stands(id))?.version, lineId, declineReason: "OUT_OF_STOCK" },
    });
  const listed = async (queue: string) => (await listDesk(await own.as("phil"), { queue })).rows;
  await decline(lines[1]);
  expect(await listed("SENT")).toMatchObject([
    {
      id,
      isDeclined: false,
      refusal: { kind: "other", ofAll: false },
      declined: [{ name: "Amlodipine", declineReason: "OUT_OF_STOCK" }],
    },
  ]);
  await decline(lines[0]);
  expect([await listed("SENT"), await listed("DECLINED")]).toMatchObject([[], [{ id, isDeclined: true }]]);
  await handOut(await own.as("phil", NOW + DAY), id, {
    version: (await own.stands(id))?.version,
    lines: [{ lineId: lines[0], give: true, quantity: 10 }],
  });
  expect(await listed("DECLINED")).toEqual([]);
  expect(await listed("PARTLY_DISPENSED")).toMatchObject([{ id, declined: [{ name: "Amlodipine" }] }]);
});

describe("what a pharmacist refused as unsafe", () => {
  const refused = async (declineReason: string, reason: string) => {
    const own = await openPharmacies();
    const { id, lines } = await own.prescribed({ lines: [{ name: "Metformin" }, { name: "Amlodipine" }] });
    await declineLine(await own.as("phil"), id, { version: 1, lineId: lines[0], declineReason, reason });
    return { ...own, id, lines };
  };

  it("stands at its desk with who said so and why, and is handed out only with the reason why it is safe now", async () => {
    const own = await refused("NOT_SAFE", "Kidney function");
    const view = await viewAtDesk(await own.as("petra"), own.id);
    expect(view.refusal).toEqual({ kind: "unsafe", ofAll: false, canFetch: true });
    expect(view.lines.map(({ declined }) => declined)).toMatchObject([
      { by: "Phil Pharmacist", pharmacy: "Corner", reason: "Kidney function", declineReason: "NOT_SAFE" },
      null,
    ]);
    const give = async (reason?: string) =>
      handOut(await own.as("phil"), own.id, {
        version: (await own.stands(own.id))?.version,
        lines: [{ lineId: own.lines[0], give: true, quantity: 30, reason }],
      });
    await expect(give()).rejects.toMatchObject(refusedAt("lines.0.reason"));
    await give("The prescriber halved the dose");
    const after = await viewAtDesk(await own.as("phil"), own.id);
    expect([after.refusal, after.lines[0]?.declined]).toEqual([null, null]);
    expect(after.lines[0]?.entries.at(-1)).toMatchObject({ reason: "The prescriber halved the dose" });
  });
});

describe("a number that is typed at a desk", () => {
  it("finds the prescription of that number and those of the patient of that number, each said which it is", async () => {
    const own = await openPharmacies();
    const other = await own.prescribed({ patientId: own.ids.otherPatient });
    const mine = await own.prescribed();
    await change(
      own.practice,
      "UPDATE patient SET number = CASE WHEN id = ?2 THEN ?3 ELSE number + 100 END WHERE organization_id = ?1",
      ...[own.ids.patient, other.number],
    );
    const found = async (find: string) =>
      (await listDesk(await own.as("phil"), { find })).rows.map(({ id, foundAs }) => [id, foundAs]);
    const both = [
      [other.id, "number"],
      [mine.id, "patient"],
    ];
    const number = String(other.number);
    expect(await found(number)).toEqual(both);
    expect(await found(`No. ${number}`)).toEqual(both);
    for (const typed of [shownNumber(other.number), `No. ${shownNumber(other.number)}`, `Receta ${number}`])
      expect(await found(typed), typed).toEqual([[other.id, "number"]]);
    expect(await found(`Patient no. ${number}`)).toEqual([[mine.id, "patient"]]);
  });
});

describe("a desk", () => {
  it("sees what was sent to its pharmacy or to any, and nothing that is not signed", async () => {
    const own = await openPharmacies();
    const { corner, market } = own;
    const mine = await own.prescribed({ pharmacyId: corner });
    const anyone = await own.prescribed({ signedAt: NOW - DAY });
    const theirs = await own.prescribed({ pharmacyId: market });
    const draft = await own.prescribed({ state: "DRAFT" });
    const listed = async (who: "phil" | "petra" | "admin", find?: string) =>
      (await listDesk(await own.as(who), { find })).rows.map(({ id }) => id);
    expect(await listed("phil")).toEqual([anyone.id, mine.id]);
    expect([...(await listed("petra"))].sort()).toEqual([anyone.id, mine.id, theirs.id].sort());
    expect(await listed("phil", shownNumber(mine.number))).toEqual([mine.id]);
    expect(await listed("phil", `https://clinic.example/rx/${codeFor(mine.number)}`)).toEqual([mine.id]);
    expect(await listed("phil", shownCode(codeFor(mine.number)).toLowerCase())).toEqual([mine.id]);
    expect(await listed("phil", codeFor(theirs.number))).toEqual([]);
    // Numbers follow each other: what was sent to nobody is found by the code on its paper alone.
    const onPaper = await own.prescribed({ state: "SIGNED" });
    expect(await listed("phil", String(onPaper.number))).toEqual([]);
    expect(await listed("phil", codeFor(onPaper.number))).toEqual([onPaper.id]);
    // Nor is it opened by its address without that code, until it has been at a desk; administrators have a list of all.
    const opens = async (asked: unknown, who: "phil" | "petra" | "admin" = "phil") =>
      viewAtDesk(await own.as(who), asked).then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    const { id, lines } = onPaper;
    const code = codeFor(onPaper.number);
    expect([await opens(id), await opens({ id, code: codeFor(mine.number) }), await opens(id, "petra")]).toEqual([
      404, 404, 404,
    ]);
    expect([await opens({ id, code }), await opens({ id, code: shownCode(code) }), await opens(id, "admin")]).toEqual([
      200, 200, 200,
    ]);
    const given = { version: 1, lines: [{ lineId: lines[0], give: true, quantity: 1 }] };
    await expect(handOut(await own.as("phil"), id, given)).rejects.toMatchObject({ status: 404 });
    await handOut(await own.as("phil"), { id, code }, given);
    expect(await opens(id)).toBe(200);
    for (const { id } of [theirs, draft])
      await expect(viewAtDesk(await own.as("phil"), id)).rejects.toMatchObject({ status: 404 });
    expect((await viewAtDesk(await own.as("admin"), theirs.id)).patient.name).not.toBe("");
  });

  it("is nobody's but the pharmacy's and the administrators', and of its own organization alone", async () => {
    const { id } = await scene.prescribed();
    for (const who of ["doctor", "nurse", "lab"] as const) {
      await expect(listDesk(await scene.as(who), {})).rejects.toMatchObject({ status: 403 });
      await expect(viewAtDesk(await scene.as(who), id)).rejects.toMatchObject({ status: 403 });
    }
    const elsewhere = await openPharmacies("TENANT_DB_0");
    await expect(viewAtDesk(await elsewhere.as("petra"), id)).rejects.toMatchObject({ status: 404 });
  });

  it("goes on where a page ends, the longest waiting first", async () => {
    const own = await openPharmacies();
    const all: string[] = [];
    for (let at = 0; at < 30; at += 1) all.push((await own.prescribed({ signedAt: NOW - (30 - at) * DAY })).id);
    const first = await listDesk(await own.as("phil"), {});
    const second = await listDesk(await own.as("phil"), { ...first.next });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(all);
    expect([first.rows.length, second.next]).toEqual([25, null]);
  });
});
