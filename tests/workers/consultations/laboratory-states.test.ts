import { beforeAll, describe, expect, it } from "vitest";
import { acknowledgeCritical } from "~/features/consultations/services/laboratory/acknowledge-critical.server";
import { cancelLabOrder } from "~/features/consultations/services/laboratory/cancel-lab-order.server";
import { collectSamples } from "~/features/consultations/services/laboratory/collect-samples.server";
import { declineTests } from "~/features/consultations/services/laboratory/decline-tests.server";
import { discardLabOrder } from "~/features/consultations/services/laboratory/discard-lab-order.server";
import { enterResults } from "~/features/consultations/services/laboratory/enter-results.server";
import { rejectSamples } from "~/features/consultations/services/laboratory/reject-samples.server";
import { releaseDueResults } from "~/features/consultations/services/laboratory/release-due-results.server";
import { reviewLabOrder } from "~/features/consultations/services/laboratory/review-lab-order.server";
import { saveLabOrder } from "~/features/consultations/services/laboratory/save-lab-order.server";
import { startTests } from "~/features/consultations/services/laboratory/start-tests.server";
import { sendBackResults, verifyResults } from "~/features/consultations/services/laboratory/verify-results.server";
import { viewLabOrder } from "~/features/consultations/services/laboratory/view-lab-order.server";
import { uuidv7 } from "~/kernel/ids";
import { LAB_LETTERS, LAB_MATRIX, LAB_ORDER_OF_STATES } from "../../support/expected/lab-transitions";
import { change, read } from "../identity/appointments";
import { NOW, openLaboratory, outcome, setting, type Lab } from "./laboratory-scene";

const HOUR = 3_600_000;
const AFTERWARDS = NOW + 2 * HOUR;
type Action = keyof typeof LAB_MATRIX;
type By = keyof (typeof LAB_MATRIX)["create"];
type Letter = keyof typeof LAB_LETTERS;
const LETTERS = LAB_ORDER_OF_STATES.split(" ").slice(1) as Letter[];
/** Who plays each actor; whoever has entered the values is the laboratory, and somebody else there the verifier. */
const PLAYED = {
  orderer: "doctor",
  provider: "otherDoctor",
  nurse: "nurse",
  laboratory: "desk",
  verifier: "otherDesk",
};

let lab: Lab;
let numbers = 1_000;
beforeAll(async () => {
  lab = await openLaboratory();
  await setting(lab.practice, "laboratory", { verifiesResults: true, releaseResults: "AFTER_HOURS", releaseHours: 1 });
  const sql = "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)";
  await change(lab.practice, sql, lab.ids.otherDoctor, lab.ids.patient, NOW);
});

const employeeOf = async (who: "desk" | "otherDesk") => {
  const { actor } = await lab.as(who);
  return actor.kind === "employee" ? actor.employeeId : "";
};

/** An order of one test that is in a state, as if it had come there. */
async function orderIn(state: (typeof LAB_LETTERS)[Letter]): Promise<string> {
  const id = await lab.order(["K"], { send: false });
  const final = ["CORRECTED", "RESULTED", "REVIEWED"].includes(state);
  const version = final || state === "ENTERED" || state === "PARTLY_RESULTED" ? 1 : 0;
  const number = state === "DRAFT" ? null : ++numbers;
  const { practice } = lab;
  await change(
    practice,
    "UPDATE lab_order SET state = ?3, number = ?4, ordered_at = ?5 WHERE organization_id = ?1 AND id = ?2",
    ...[id, state, number, NOW],
  );
  await change(
    practice,
    `UPDATE lab_order_test SET state = ?3, entered_by = ?4, entered_version = ?5, final_version = ?6, sampled_at = ?7
WHERE organization_id = ?1 AND order_id = ?2`,
    ...[id, state, version > 0 ? await employeeOf("desk") : null, version, final ? version : 0, NOW],
  );
  if (version > 0)
    await change(
      practice,
      `INSERT INTO lab_result (organization_id, id, order_id, order_test_id, component_id, name, kind, version, value, comparator, number, sampled_at, entered_by, at)
SELECT ?1, ?3, ?2, t.id, c.id, c.name, c.kind, 1, '4.2', '', 4.2, ?4, ?5, ?4 FROM lab_order_test t
JOIN lab_component c ON c.organization_id = t.organization_id AND c.test_id = t.test_id WHERE t.organization_id = ?1 AND t.order_id = ?2`,
      ...[id, uuidv7(NOW), NOW, await employeeOf("desk")],
    );
  return id;
}

interface Stored {
  version: number;
  state: string;
  testId: string;
  released: number;
  component: string;
}
const stored = async (id: string): Promise<Stored | undefined> =>
  (
    await read<Stored>(
      lab.practice,
      `SELECT o.version, t.state, t.id AS "testId", t.released_version AS released, c.id AS component FROM lab_order o
JOIN lab_order_test t ON t.organization_id = o.organization_id AND t.order_id = o.id
JOIN lab_component c ON c.organization_id = o.organization_id AND c.test_id = t.test_id
WHERE o.organization_id = ?1 AND o.id = ?2`,
      id,
    )
  )[0];

/** Asks the services for an action on an order. */
async function ask(action: Action, by: By, id: string): Promise<unknown> {
  const there = await stored(id);
  const asked = { orderId: id, version: there?.version, test: there?.testId, reason: "Because" };
  if (by === "system") return releaseDueResults(await lab.as("system", AFTERWARDS), { id });
  const context = await lab.as(PLAYED[by] as "doctor", AFTERWARDS);
  const draft = {
    ...{ id, version: there?.version, laboratoryId: lab.laboratoryId, category: "LABORATORY_TEST_PROCEDURE" },
    ...{ tests: [lab.test("K")], providerId: lab.ids.doctor, again: true },
  };
  const person = { birthDate: "1980-06-01", patientNumber: lab.patientNumber };
  const work: Record<Exclude<Action, "create" | "release" | "undoReview">, () => Promise<unknown>> = {
    change: () => saveLabOrder(context, { ...draft, send: false }),
    order: () => saveLabOrder(context, { ...draft, send: true }),
    discard: () => discardLabOrder(context, asked),
    cancel: () => cancelLabOrder(context, asked),
    collect: () => collectSamples(context, { ...asked, ...person, tests: there?.testId }),
    reject: () => rejectSamples(context, { ...asked, tests: there?.testId }),
    decline: () => declineTests(context, { ...asked, tests: there?.testId }),
    start: () => startTests(context, asked),
    enter: () => enterResults(context, { ...asked, [`value.${there?.component}`]: "4.4" }),
    correct: () => enterResults(context, { ...asked, [`value.${there?.component}`]: "4.4" }),
    verify: () => verifyResults(context, asked),
    sendBack: () => sendBackResults(context, asked),
    review: () => reviewLabOrder(context, asked),
  };
  return work[action as keyof typeof work]();
}

const FINALS: readonly string[] = ["CORRECTED", "RESULTED", "REVIEWED"];
/** The state that a letter of the table means, of a test that has come from another. */
function meant(letter: string, from: string): string | undefined {
  if (letter === "=") return from;
  if (letter === "!") return undefined;
  if (letter === "?") return "ENTERED";
  if (letter === "#") return "RESULTED";
  return LAB_LETTERS[letter as Letter];
}

describe("the services do what the table of laboratory orders says", () => {
  // Taking a review back is tested with the reviews, for there has to be one: laboratory-reviews.test.ts.
  const actions = (Object.keys(LAB_MATRIX) as Action[]).filter(
    (action) => action !== "create" && action !== "release" && action !== "undoReview",
  );
  it.each(actions)("for %s, by everybody, in every state", async (action) => {
    for (const letter of LETTERS) {
      const from = LAB_LETTERS[letter];
      // Values of a test that has results are corrected by the same service that enters them.
      const row =
        action === "enter" && FINALS.includes(from)
          ? "correct"
          : action === "correct" && !FINALS.includes(from)
            ? "enter"
            : action;
      let id = await orderIn(from);
      for (const by of Object.keys(PLAYED) as By[]) {
        const expected = LAB_MATRIX[row][by].split(" ")[LETTERS.indexOf(letter) + 1] ?? ".";
        const came = await outcome(ask(action, by, id));
        const now = (await stored(id))?.state;
        const said = [action, by, from];
        // Of staff who look after the patient, whoever never may is told so, and not to try again.
        const never = !/[^. ]/.test(LAB_MATRIX[row][by]);
        const looksAfter = by !== "laboratory" && by !== "verifier";
        // A nurse may save what they may not send, which is said at the form.
        if (never && looksAfter && action !== "order") expect([...said, came]).toEqual([...said, 403]);
        expect([...said, came === "done", now]).toEqual([
          ...said,
          expected !== ".",
          expected === "." ? from : meant(expected, from),
        ]);
        if (came === "done") id = await orderIn(from);
      }
    }
  });

  it("for what time releases, in every state", async () => {
    for (const letter of LETTERS) {
      const from = LAB_LETTERS[letter];
      const id = await orderIn(from);
      await ask("release", "system", id);
      const now = await stored(id);
      const may = LAB_MATRIX.release.system.split(" ")[LETTERS.indexOf(letter) + 1] === "=";
      expect([from, now?.state, now?.released]).toEqual([from, from, may ? 1 : 0]);
    }
  });
});

describe("two at once", () => {
  const both = async (work: (who: "desk" | "otherDesk") => Promise<unknown>) =>
    (await Promise.all([outcome(work("desk")), outcome(work("otherDesk"))])).map(String).sort();

  it("collect a sample once, and the other is told", async () => {
    const id = await orderIn("ORDERED");
    const { version, testId: tests } = (await stored(id)) ?? {};
    const person = { birthDate: "1980-06-01", patientNumber: lab.patientNumber, tests };
    expect(await both(async (who) => collectSamples(await lab.as(who), { orderId: id, version, ...person }))).toEqual([
      "409",
      "done",
    ]);
  });

  it("enter one version of a value, and a retry of an old page enters none", async () => {
    const id = await orderIn("IN_PROGRESS");
    const there = await stored(id);
    const sent = { orderId: id, version: there?.version, test: there?.testId, [`value.${there?.component}`]: "6.4" };
    const enter = (who: "desk" | "otherDesk") => outcome(lab.as(who).then((context) => enterResults(context, sent)));
    const [first, other] = await Promise.all([enter("desk"), enter("otherDesk")]);
    expect([String(first), String(other)].sort()).toEqual(["409", "done"]);
    expect([await enter("desk"), await enter("otherDesk")]).toEqual(["done", "done"]);
    const results = await read(
      lab.practice,
      "SELECT version FROM lab_result WHERE organization_id = ?1 AND order_id = ?2",
      id,
    );
    expect(results).toEqual([{ version: 1 }]);
  });

  it("acknowledge a critical value: the first one stands, and a retry changes nothing", async () => {
    const id = await orderIn("IN_PROGRESS");
    const there = await stored(id);
    const sent = { orderId: id, version: there?.version, test: there?.testId, [`value.${there?.component}`]: "6.9" };
    await enterResults(await lab.as("desk"), sent);
    const criticalOf = async () => (await viewLabOrder(await lab.as("doctor"), id)).criticals[0];
    const criticalId = (await criticalOf())?.id;
    await acknowledgeCritical(await lab.as("doctor"), { criticalId, note: "First" });
    await acknowledgeCritical(await lab.as("nurse", AFTERWARDS), { criticalId, note: "Second" });
    expect(await criticalOf()).toMatchObject({ note: "First", acknowledgedAt: NOW });
  });

  it("review once", async () => {
    const id = await orderIn("RESULTED");
    const version = (await stored(id))?.version;
    const review = async (who: "doctor" | "otherDoctor") =>
      outcome(lab.as(who).then((context) => reviewLabOrder(context, { orderId: id, version })));
    expect((await Promise.all([review("doctor"), review("otherDoctor")])).map(String).sort()).toEqual(["409", "done"]);
  });
});
