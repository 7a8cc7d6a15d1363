import { beforeEach, describe, expect, it } from "vitest";
import { attachLabFile } from "~/features/consultations/services/laboratory/attach-lab-file.server";
import { cancelLabOrder } from "~/features/consultations/services/laboratory/cancel-lab-order.server";
import { declineTests } from "~/features/consultations/services/laboratory/decline-tests.server";
import { enterResults } from "~/features/consultations/services/laboratory/enter-results.server";
import { listLabDesk } from "~/features/consultations/services/laboratory/list-lab-desk.server";
import { listLabOrders } from "~/features/consultations/services/laboratory/list-lab-orders.server";
import { listResultsToReview } from "~/features/consultations/services/laboratory/list-results-to-review.server";
import { readLabFile } from "~/features/consultations/services/laboratory/read-lab-file.server";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { saveLabComponent } from "~/features/consultations/services/catalogue/save-lab-component.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { pdf } from "../../support/sample-files";
import { change, read } from "../identity/appointments";
import { NOW, openLaboratory, outcome, setting, type Lab } from "./laboratory-scene";

const HOUR = 3_600_000;
let lab: Lab;
beforeEach(async () => {
  lab = await openLaboratory();
});

const versionOf = async (id: string) => (await lab.desked(id)).order.version;
const review = async (id: string, at = NOW) =>
  reviewLabOrder(await lab.as("doctor", at), { orderId: id, version: await versionOf(id), word: "" });
const seenBy = async (who: "patient" | "doctor", id: string) =>
  (await viewLabOrder(await lab.as(who), id)).tests.flatMap(({ values }) => values.map(({ value }) => value));
const toReview = async () => (await listLabOrders(await lab.as("doctor"), { standing: "toReview" })).orders;

describe("an order of which a part has results", () => {
  it("waits for its doctor at home and in the list, with how far it is, until the part is reviewed", async () => {
    const id = await lab.order(["K", "NA", "TSH"]);
    await lab.collect(id);
    expect(await toReview()).toEqual([]);
    await lab.enter(id, "Sodium", "139", {}, NOW + HOUR);
    expect((await lab.desked(id)).order.state).toBe("COLLECTED");
    const home = await listResultsToReview(await lab.as("doctor"));
    expect(home).toMatchObject({
      count: 1,
      orders: [{ id, since: NOW + HOUR, howFar: { come: 1, wanted: 3 } }],
    });
    expect((await toReview()).map((order) => [order.id, order.howFar])).toEqual([[id, { come: 1, wanted: 3 }]]);
    await review(id);
    expect(await seenBy("patient", id)).toEqual(["139"]);
    expect(await toReview()).toEqual([]);
    expect((await listResultsToReview(await lab.as("doctor"))).count).toBe(0);
    await lab.enter(id, "Potassium", "4.2");
    expect((await toReview()).map((order) => order.howFar)).toEqual([{ come: 2, wanted: 3 }]);
  });

  it("is told of once where something in it is unusual, and again once it is whole", async () => {
    const id = await lab.order(["K", "NA", "TSH", "CL"]);
    await lab.collect(id);
    await lab.enter(id, "Chloride", "100");
    expect(await lab.mails()).toEqual([]);
    await lab.enter(id, "Sodium", "150");
    await lab.enter(id, "TSH", "9");
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE"]);
    await lab.enter(id, "Potassium", "4.2");
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE", "labOrder.resulted EMPLOYEE"]);
  });

  it("is found by an index that holds what waits alone, however many orders the doctor has", async () => {
    const { db } = await lab.as("desk");
    const plan = await db
      .raw(
        "EXPLAIN QUERY PLAN SELECT id FROM lab_order WHERE organization_id = ?1 AND provider_id = 'a' AND review_since IS NOT NULL ORDER BY review_since, id LIMIT 5",
        db.organizationId,
      )
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join()).toContain("lab_order_review");
  });
});

describe("the patient", () => {
  it("is told that tests were canceled by the doctor, and reads why", async () => {
    const id = await lab.order(["K"]);
    const asked = { orderId: id, version: await versionOf(id), reason: "Measured last week" };
    await cancelLabOrder(await lab.as("doctor"), asked);
    expect(await lab.mails()).toEqual(["labOrder.cancelled PATIENT"]);
    const [test] = (await viewLabOrder(await lab.as("patient"), id)).tests;
    expect(test).toMatchObject({ isDeclined: false, stateReason: "Measured last week" });
  });

  it("is told that the laboratory does not do a test, and not why; the doctor reads it", async () => {
    const id = await lab.order(["K", "NA"]);
    const [first] = (await lab.desked(id)).tests;
    const asked = { orderId: id, version: await versionOf(id), tests: first?.id, reason: "CANARY machine" };
    for (const who of ["doctor", "patient"] as const)
      expect(await outcome(lab.as(who).then((context) => declineTests(context, asked)))).toBe(403);
    expect(await outcome(declineTests(await lab.as("desk"), { ...asked, reason: "" }))).toBe(422);
    await declineTests(await lab.as("desk"), asked);
    expect(await outcome(declineTests(await lab.as("otherDesk"), asked))).toBe(409);
    expect(await lab.mails()).toEqual(["labOrder.declined EMPLOYEE", "labOrder.testDeclined PATIENT"]);
    const own = await viewLabOrder(await lab.as("patient"), id);
    expect(own.tests[0]).toMatchObject({ state: "CANCELLED", isDeclined: true });
    expect(JSON.stringify(own)).not.toContain("CANARY");
    const doctors = await viewLabOrder(await lab.as("doctor"), id);
    expect(doctors.tests[0]).toMatchObject({ isDeclined: true, rejectedReason: "CANARY machine" });
  });
});

describe("a correction", () => {
  it("of what the patient has seen is told to doctor and patient, and the earlier value stays with its reason", async () => {
    const id = await lab.order(["A1C"]);
    await lab.collect(id);
    await lab.enter(id, "HbA1c", "7.1");
    await lab.enter(id, "HbA1c", "7.2", { reason: "Typing error" });
    expect(await lab.mails()).toEqual(["labOrder.resulted EMPLOYEE", "labOrder.corrected EMPLOYEE"]);
    await review(id);
    const before = (await lab.mails()).length;
    await lab.enter(id, "HbA1c", "5.1", { reason: "Mixed up" });
    expect((await lab.mails()).slice(before)).toEqual(["labOrder.corrected EMPLOYEE", "labResult.corrected PATIENT"]);
    const staff = await viewLabOrder(await lab.as("doctor"), id);
    expect(staff.tests[0]?.values[0]?.before.map(({ value, correctedFor }) => [value, correctedFor])).toEqual([
      ["7.1", "Typing error"],
      ["7.2", "Mixed up"],
    ]);
  });

  it("that reaches the patient at once is told as a correction alone", async () => {
    await setting(lab.practice, "laboratory", { releaseResults: "AT_ONCE" });
    const id = await lab.order(["A1C"]);
    await lab.collect(id);
    await lab.enter(id, "HbA1c", "7.1");
    const before = (await lab.mails()).length;
    await lab.enter(id, "HbA1c", "5.1", { reason: "Mixed up" });
    expect((await lab.mails()).slice(before)).toEqual(["labOrder.corrected EMPLOYEE", "labResult.corrected PATIENT"]);
    expect(await seenBy("patient", id)).toEqual(["5.1"]);
  });

  it("of several values at once keeps the comments that are not sent, and takes away what is emptied", async () => {
    const second = { testId: lab.test("K"), name: "Serum", kind: "TEXT", ranges: [], answers: [] };
    await saveLabComponent(await lab.as("admin"), second);
    const id = await lab.order(["K"]);
    await lab.collect(id);
    const [test] = (await lab.desked(id)).tests;
    const [one = "", two = ""] = (test?.components ?? []).map((component) => component.id);
    const enter = async (sent: Record<string, string>) =>
      enterResults(await lab.as("desk"), { orderId: id, version: await versionOf(id), test: test?.id, ...sent });
    const comments = async () =>
      (await viewLabOrder(await lab.as("doctor"), id)).tests[0]?.values.map(({ value, comment }) => [value, comment]);
    await enter({
      ...{ [`value.${one}`]: "4.2", [`comment.${one}`]: "Slightly haemolysed" },
      ...{ [`value.${two}`]: "pink", [`comment.${two}`]: "By eye" },
    });
    await enter({ [`value.${one}`]: "4.4", [`value.${two}`]: "red", reason: "Mixed up" });
    expect(await comments()).toEqual([
      ["4.4", "Slightly haemolysed"],
      ["red", "By eye"],
    ]);
    await enter({ [`value.${one}`]: "4.5", [`comment.${one}`]: "", [`value.${two}`]: "red", reason: "Again" });
    expect(await comments()).toEqual([
      ["4.5", ""],
      ["red", "By eye"],
    ]);
  });
});

describe("a file", () => {
  const report = () => new File([pdf()], "report.pdf", { type: "application/pdf" });
  const attach = async (id: string, name: string, file: unknown = report()) => {
    const test = (await lab.desked(id)).tests.find((each) => each.name === name);
    return attachLabFile(await lab.as("desk"), { orderId: id, test: test?.id, file });
  };

  it("belongs to two tests of an order, is stored once, and is seen with whichever of them is", async () => {
    const id = await lab.order(["K", "NA"]);
    await lab.collect(id);
    expect(await attach(id, "Potassium")).toMatchObject({ wasThere: false });
    expect(await attach(id, "Sodium")).toMatchObject({ wasThere: false });
    expect(await attach(id, "Sodium")).toMatchObject({ wasThere: true });
    const files = (await lab.desked(id)).tests.map((test) => test.files.map((file) => file.id));
    expect(files[0]).toHaveLength(1);
    expect(files[1]).toEqual(files[0]);
    const asked = { orderId: id, fileId: files[0]?.[0] ?? "" };
    const open = async (who: "patient" | "doctor") =>
      outcome(readLabFile(await lab.as(who), asked, { range: null, shown: false }));
    expect([await open("doctor"), await open("patient")]).toEqual([404, 404]);
    await lab.enter(id, "Sodium", "139");
    expect([await open("doctor"), await open("patient")]).toEqual(["done", 404]);
    await review(id);
    expect(await open("patient")).toBe("done");
    await lab.enter(id, "Potassium", "4.2");
    await review(id);
    const used = await read<{ uses: number }>(
      lab.practice,
      "SELECT count(*) AS uses FROM file_use WHERE organization_id = ?1",
    );
    expect(used).toEqual([{ uses: 1 }]);
  });

  it("that is sent twice at the same moment is there once, and stays readable", async () => {
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await Promise.all([attach(id, "Potassium"), attach(id, "Potassium")]);
    const [file, ...more] = (await lab.desked(id)).tests[0]?.files ?? [];
    expect(more).toEqual([]);
    const whole = await readLabFile(
      await lab.as("desk"),
      { orderId: id, fileId: file?.id ?? "" },
      {
        range: null,
        shown: false,
      },
    );
    expect((await whole.arrayBuffer()).byteLength).toBe(pdf().length);
  });

  it.each([
    ["nothing", undefined],
    ["what a browser sends for no file", new File([], "")],
  ])("is asked for where %s was sent", async (_what, file) => {
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await expect(attach(id, "Potassium", file ?? "")).rejects.toMatchObject({
      fields: [{ field: "file", message: "files:refused.none" }],
    });
  });

  it("beside a written report does not hide the report in the patient's record", async () => {
    const id = await lab.order(["XR-CHEST"], { category: "LABORATORY_IMAGING_PROCEDURE" });
    await lab.collect(id);
    await lab.enter(id, "Chest X-ray", "No focal consolidation.");
    await review(id);
    const { order } = await viewLabOrder(await lab.as("patient"), id);
    const record = await viewHealthRecord(await lab.as("patient"), order.recordId ?? "");
    expect(JSON.stringify(record)).toContain("No focal consolidation.");
  });
});

describe("the desk", () => {
  it("shows an emergency above every list until it is done, and everybody there is told at once", async () => {
    const { actor } = await lab.as("desk");
    const employeeId = actor.kind === "employee" ? actor.employeeId : "";
    await change(
      lab.practice,
      "INSERT INTO user (organization_id, id, type, username, email, enabled, created_at) VALUES (?1, ?2, 'EMPLOYEE', 'd@lab.example', 'd@lab.example', 1, ?3)",
      ...[employeeId, NOW],
    );
    await change(
      lab.practice,
      "INSERT INTO employee (organization_id, id, user_id, first_name, last_name, team_user_type, admin_approval, languages, created_at) VALUES (?1, ?2, ?2, 'Dana', 'Lab', 2, 1, '[]', ?3)",
      ...[employeeId, NOW],
    );
    await change(
      lab.practice,
      "INSERT INTO employee_role (organization_id, employee_id, role_id) VALUES (?1, ?2, ?3)",
      ...[employeeId, lab.practice.created.roles["laboratory"]],
    );
    const id = await lab.order(["K", "NA"], { priority: "EMERGENCY" });
    await lab.order(["CL"], { priority: "URGENT" });
    expect(await lab.mails()).toEqual(["labOrder.emergency EMPLOYEE", "labOrder.urgent EMPLOYEE"]);
    const shown = async (list: string) =>
      (await listLabDesk(await lab.as("desk"), { list })).emergencies.map(({ orderId }) => orderId);
    for (const list of ["collect", "running", "verify", "done"]) expect(await shown(list)).toEqual([id]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "4.2");
    expect(await shown("done")).toEqual([id]);
    await lab.enter(id, "Sodium", "139");
    expect(await shown("collect")).toEqual([]);
  });

  it("has the practice's phone where a critical value is to be called and none of the doctor's is known", async () => {
    const id = await lab.order(["K"]);
    await lab.collect(id);
    await lab.enter(id, "Potassium", "7.2");
    await change(lab.practice, "UPDATE branch SET phone = '+44 20 7946 0100' WHERE organization_id = ?1");
    expect((await lab.desked(id)).phone).toEqual({ number: "+44 20 7946 0100", of: "practice" });
  });

  it("has the doctor's phone where a critical value is to be called, and not otherwise", async () => {
    await change(
      lab.practice,
      "UPDATE employee SET phone_calling_code = '34', phone = '910 000 111' WHERE organization_id = ?1 AND id = ?2",
      lab.ids.doctor,
    );
    const id = await lab.order(["K"]);
    await lab.collect(id);
    expect((await lab.desked(id)).phone).toBeNull();
    await lab.enter(id, "Potassium", "6.4");
    expect((await lab.desked(id)).phone).toEqual({ number: "+34 910 000 111", of: "provider" });
  });

  it("asks once about a value that is hardly so, and takes it once it is confirmed", async () => {
    const id = await lab.order(["TSH"]);
    await lab.collect(id);
    const component = (await lab.desked(id)).tests[0]?.components[0]?.id ?? "";
    await expect(lab.enter(id, "TSH", "200")).rejects.toMatchObject({
      fields: [{ message: "laboratory:ask.unlikely", values: { value: "\u2066200.00 mIU/L\u2069" } }],
    });
    await lab.enter(id, "TSH", "200", { [`sure.${component}`]: "200.00 m[IU]/L" });
    expect(await seenBy("doctor", id)).toEqual(["200.00"]);
  });

  it("and doctor and patient see beside a value what the same was the time before, the patient only what is theirs", async () => {
    const first = await lab.order(["K"]);
    await lab.collect(first);
    await lab.enter(first, "Potassium", "4.9");
    const second = await lab.order(["K"]);
    await lab.collect(second, NOW + HOUR);
    await lab.enter(second, "Potassium", "4.1");
    const earlier = async (who: "doctor" | "patient") =>
      (await viewLabOrder(await lab.as(who), second)).tests[0]?.values.map((value) => value.earlier?.value);
    expect(await earlier("doctor")).toEqual(["4.9"]);
    expect((await lab.desked(second)).tests[0]?.components[0]?.last?.earlier?.value).toBe("4.9");
    await review(second, NOW + HOUR);
    expect(await earlier("patient")).toEqual([undefined]);
    await review(first, NOW + HOUR);
    expect(await earlier("patient")).toEqual(["4.9"]);
  });
});
