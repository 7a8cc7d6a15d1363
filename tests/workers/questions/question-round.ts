import { env as bindings } from "cloudflare:workers";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { answerCheckout } from "~/features/billing/services/payments/answer-development-checkout.server";
import { giveBackCharge } from "~/features/billing/services/payments/give-back-charge.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { goesBack, type QuestionState } from "~/features/questions/domain/question-states";
import { answerQuestion } from "~/features/questions/services/answer-question.server";
import { addService, readServiceScreen } from "~/features/questions/services/manage-services.server";
import { cancelQuestion, followUp, replyToProvider } from "~/features/questions/services/patient-acts.server";
import { addQuestion, payQuestion } from "~/features/questions/services/send-question.server";
import { sendPaidQuestion, stepQuestion } from "~/features/questions/services/step-question.server";
import {
  closeQuestion,
  declineQuestion,
  releaseQuestion,
  takeQuestion,
} from "~/features/questions/services/work-on-question.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import type { Actor } from "~/platform/access/actor.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { parseEnv } from "~/platform/env.server";
import { AppError } from "~/platform/http/errors.server";
import { createLogger } from "~/platform/log.server";
import { systemContext } from "~/platform/request-context.server";
import { Draw } from "../billing/months/draw";
import { BROWSER, rowsOf } from "../billing/scene";
import { faultyCommits, type Fate, type Fault } from "../support/faults";
import { employeeActor, openPractice, patientActor } from "../support/organization";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ANSWER_HOURS = 10;

interface Row {
  state: QuestionState;
  version: number;
  chargeId: string | null;
}

/** One round: so many questions through a practice whose workers are killed, each act told twice. */
class Round {
  readonly draw: Draw;
  kills = 0;
  /** What was found to be wrong. */
  readonly wrong: string[] = [];
  /** How often each end was reached. */
  readonly ends = new Map<string, number>();
  now = Date.now();

  constructor(
    seed: number,
    readonly practice: Awaited<ReturnType<typeof openPractice>>,
    readonly services: { free: string; paid: string },
  ) {
    this.draw = new Draw(seed);
  }

  readonly system: Actor = { kind: "system", task: "test" };
  get patient(): Actor {
    return patientActor(this.practice.ids.patient, this.practice.ids.patientUser);
  }
  get doctor(): Actor {
    return employeeActor(this.practice.ids.doctor);
  }

  /** A worker that is killed at one of its commits. */
  private async dying(actor: Actor, fate: Fate): Promise<RequestContext> {
    const fault: Fault = this.draw.pick<Fault>([
      { kind: "before" },
      { kind: "lost-answer" },
      { kind: "at", index: this.draw.below(4), after: true },
    ]) ?? { kind: "before" };
    const database = faultyCommits(bindings.TENANT_DB_0, fault, this.draw.below(2), fate);
    const basis = {
      env: parseEnv({ ...bindings, TENANT_DB_0: database }),
      requestId: crypto.randomUUID(),
      log: createLogger("test", () => undefined),
      now: this.now,
      waitUntil: (work: Promise<unknown>) => void work,
    };
    return withActor(await systemContext(basis, this.practice.entry, "test"), actor);
  }

  /**
   * Does something, one time in three in a worker that is killed first, and then again in one that is not, as whoever got
   * no answer does. What was done the first time is refused the second, and nothing else.
   */
  async act(actor: Actor, work: (context: RequestContext) => Promise<unknown>): Promise<void> {
    let isAgain = false;
    if (this.draw.oneIn(3)) {
      const fate = { hit: false };
      isAgain = true;
      await work(await this.dying(actor, fate)).catch(() => undefined);
      if (fate.hit) this.kills += 1;
    }
    await work(await this.practice.as(actor, this.now)).catch((error: unknown) => {
      if (!isAgain || !(error instanceof AppError) || error.status >= 500) throw error;
    });
  }

  async rows<T>(text: string, ...values: (string | number)[]): Promise<T[]> {
    return rowsOf<T>(await this.practice.as(this.system, this.now), text, ...values);
  }

  async row(id: string): Promise<Row> {
    const [row] = await this.rows<Row>(
      'SELECT state, version, charge_id AS "chargeId" FROM question WHERE organization_id = ?1 AND id = ?2',
      id,
    );
    if (!row) throw new Error(`question ${id} is gone`);
    return row;
  }

  /** Turns the clock and does what falls due about a question on the way, each look told twice. */
  async turn(id: string, to: number): Promise<void> {
    for (let looks = 0; looks < 20; looks++) {
      const [due] = await this.rows<{ dueAt: number }>(
        `SELECT due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = 'QUESTION' AND id = ?2 AND due_at <= ?3`,
        ...[id, to],
      );
      if (!due) break;
      this.now = Math.max(this.now, due.dueAt);
      for (const _ of [1, 2]) await this.act(this.system, (context) => stepQuestion(context, { id, dueAt: due.dueAt }));
    }
    this.now = Math.max(this.now, to);
  }

  /** As its payer, at the gateway, and as the outbox then does: each told twice. */
  async pay(id: string): Promise<void> {
    await this.act(this.patient, (context) => payQuestion(context, id, {}, BROWSER));
    const { chargeId } = await this.row(id);
    const payments = await this.paymentsOf(chargeId);
    for (const payment of payments) {
      await answerCheckout(await this.practice.as(this.patient, this.now), payment.id, "pay");
      for (const _ of [1, 2]) {
        await this.act(this.system, async (context) => {
          const stored = await readPayment(context.db, payment.id);
          if (stored) await settlePayment(context, stored);
        });
        await this.act(this.system, (context) => applyPayment(context, { paymentId: payment.id }));
        await this.act(this.system, (context) => sendPaidQuestion(context, { chargeId }));
      }
    }
  }

  async paymentsOf(chargeId: string | null): Promise<{ id: string; status: string }[]> {
    if (chargeId === null) return [];
    return this.rows(
      `SELECT p.id, p.status FROM payment_item i
JOIN payment p ON p.organization_id = ?1 AND p.id = i.payment_id WHERE i.organization_id = ?1 AND i.charge_id = ?2`,
      chargeId,
    );
  }
}

type Act = (round: Round, id: string) => Promise<void>;

const answered: Act = async (round, id) => {
  const { version } = await round.row(id);
  await round.act(round.doctor, (context) => answerQuestion(context, { questionId: id, version, text: "Yes." }));
};
const versioned =
  (
    who: "patient" | "doctor",
    work: (context: RequestContext, id: string, raw: unknown) => Promise<void>,
    more = {},
  ): Act =>
  async (round, id) => {
    const { version } = await round.row(id);
    await round.act(round[who], (context) => work(context, id, { version, ...more }));
  };
const asksBack: Act = async (round, id) => {
  const { version } = await round.row(id);
  await round.act(round.doctor, (context) =>
    answerQuestion(context, { questionId: id, version, text: "Which?", asksBack: "on" }),
  );
};
const later =
  (ms: number): Act =>
  (round, id) =>
    round.turn(id, round.now + ms);
const taken = versioned("doctor", takeQuestion);

/** What becomes of a question that was sent: its acts, where it ends, and how many answers it has then. */
const STORIES: readonly { acts: readonly Act[]; end: QuestionState; answers: number }[] = [
  { acts: [answered], end: "ANSWERED", answers: 1 },
  {
    acts: [taken, answered, versioned("patient", followUp, { text: "And at night?" }), answered],
    end: "ANSWERED",
    answers: 2,
  },
  { acts: [taken, versioned("doctor", releaseQuestion), answered, later(15 * DAY)], end: "CLOSED", answers: 1 },
  {
    acts: [asksBack, versioned("patient", replyToProvider, { text: "The white ones." }), answered],
    end: "ANSWERED",
    answers: 1,
  },
  { acts: [asksBack, later(15 * DAY)], end: "EXPIRED", answers: 0 },
  { acts: [later(11 * HOUR)], end: "EXPIRED", answers: 0 },
  { acts: [taken, later(11 * HOUR)], end: "EXPIRED", answers: 0 },
  { acts: [later(6 * HOUR), answered, versioned("doctor", closeQuestion)], end: "CLOSED", answers: 1 },
  { acts: [versioned("doctor", declineQuestion, { reason: "Please come to see us." })], end: "DECLINED", answers: 0 },
  { acts: [versioned("patient", cancelQuestion)], end: "CANCELLED", answers: 0 },
];

async function one(round: Round, no: number): Promise<void> {
  const isPaid = round.draw.oneIn(2);
  const asked = {
    serviceId: isPaid ? round.services.paid : round.services.free,
    ...{ title: `Question ${no}`, text: "May I take them with milk?", idempotencyKey: `question-${no}` },
  };
  await round.act(round.patient, (context) => addQuestion(context, asked));
  const found = await round.rows<{ id: string }>(
    "SELECT id FROM question WHERE organization_id = ?1 AND title = ?2",
    asked.title,
  );
  const [question] = found;
  if (!question || found.length > 1) {
    round.wrong.push(`${asked.title}: stored ${found.length} times`);
    return;
  }
  const { id } = question;
  const story = round.draw.pick(STORIES);
  if (!story) throw new Error("no story");
  if (isPaid && round.draw.oneIn(8)) {
    await round.turn(id, round.now + HOUR);
    await check(round, id, { end: "DRAFT", answers: 0 });
    return;
  }
  if (isPaid) await round.pay(id);
  for (const act of story.acts) await act(round, id);
  await check(round, id, story);
}

async function check(
  round: Round,
  id: string,
  { end, answers }: { end: QuestionState; answers: number },
): Promise<void> {
  const { state, chargeId } = await round.row(id);
  round.ends.set(state, (round.ends.get(state) ?? 0) + 1);
  const expect = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) round.wrong.push(`${id}: ${what} is ${String(is)}, not ${String(wanted)}`);
  };
  expect("state", state, end);
  const [written] = await round.rows<{ n: number }>(
    "SELECT count(*) AS n FROM question_message WHERE organization_id = ?1 AND question_id = ?2 AND kind = 'ANSWER'",
    id,
  );
  expect("number of answers", written?.n, answers);
  if (chargeId === null) return;
  if (goesBack(state))
    for (const _ of [1, 2]) await round.act(round.system, (context) => giveBackCharge(context, { chargeId }));
  const payments = await round.paymentsOf(chargeId);
  expect("number of payments", payments.length, 1);
  expect("payment", payments[0]?.status, goesBack(state) ? "REFUNDED" : "PAID");
  const [sums] = await round.rows<{ paid: number; refunded: number }>(
    `SELECT coalesce(sum(CASE WHEN e.kind = 'PAYMENT' THEN 1 END), 0) AS paid,
coalesce(sum(CASE WHEN e.kind = 'REFUND' THEN 1 END), 0) AS refunded
FROM ledger_entry e WHERE e.organization_id = ?1 AND e.source_key LIKE '%' || ?2 || '%'`,
    payments[0]?.id ?? "",
  );
  expect("entries of its payment", sums?.paid, 1);
  expect("entries of its refund", sums?.refunded, goesBack(state) ? 1 : 0);
}

/**
 * So many questions, asked, paid, answered, taken back or left to the clock by workers of which some are killed at a
 * commit, with every message told twice.
 * @returns what was found to be wrong, the ends that were reached and how many workers were killed
 */
export async function questionRound({ seed, count }: { seed: number; count: number }) {
  const practice = await openPractice({ now: Date.now() });
  const admin = await practice.as(practice.administrator);
  await changeSetting(admin, "text-consultation", {
    ...{ enabled: true, answerWithinHours: ANSWER_HOURS, inOpeningHours: false, mostCharacters: 1000 },
    ...{ instructions: "", emergencyWords: "" },
  });
  await connectGateway(admin, { type: "DEVELOPMENT" });
  await addService(admin, { name: "Free", followUps: "1" });
  await addService(admin, { name: "Paid", price: "20", followUps: "1" });
  const { services } = await readServiceScreen(admin);
  const idOf = (name: string) => services.find((service) => service.name === name)?.id ?? "";
  const round = new Round(seed, practice, { free: idOf("Free"), paid: idOf("Paid") });
  for (let no = 0; no < count; no++) await one(round, no);
  const [stored] = await round.rows<{ n: number }>("SELECT count(*) AS n FROM question WHERE organization_id = ?1");
  if (stored?.n !== count) round.wrong.push(`${stored?.n} questions are stored, not ${count}`);
  const [owed] = await round.rows<{ sum: number }>(
    "SELECT coalesce(sum(amount_minor), 0) AS sum FROM ledger_line WHERE organization_id = ?1 AND account = 'RECEIVABLE'",
  );
  if (owed?.sum !== 0) round.wrong.push(`${owed?.sum} are owed, not 0`);
  return { wrong: round.wrong, ends: round.ends, kills: round.kills };
}
