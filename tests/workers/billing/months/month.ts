import { TenantDb } from "~/db/client.server";
import type { Actor } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/http/errors.server";
import type { Fault } from "../../support/faults";
import { employeeActor, env, patientActor } from "../../support/organization";
import { HOUR, type Practice } from "../../scheduling/scene";
import { rowsOf, systemOf } from "../scene";
import type { Draw } from "./draw";
import { type Expected, type Appointment, type Online } from "./expected";
import { faultyCommits } from "../../support/faults";
import type { Gateways } from "./gateways";
import { hear, type Asked } from "./hearing";

const FAULTS: readonly Fault[] = [
  { kind: "before" },
  { kind: "lost-answer" },
  { kind: "lost-answer" },
  { kind: "at", index: 2, after: true },
  { kind: "at", index: 99, after: true },
];
const STRANGER: Actor = { kind: "anonymous" };
export const DAY = 24 * HOUR;

/** What came of an act: its answer; that it was done and nobody heard of it; or that it was refused. */
export type Outcome<T> = { done: true; answer: T } | { done: true; answer: null } | { done: false; refusal: string };

/** One practice in one month: who acts, when, what is expected, and what went wrong. */
export class Month {
  readonly wrong: string[] = [];
  readonly counts = new Map<string, number>();
  /** What the next payment is to be for. */
  due: Asked["due"] = null;
  owed: Asked["owed"] = null;
  /** The places of the practice. */
  places: readonly string[] = [];
  #keys = 0;

  constructor(
    readonly practice: Practice,
    readonly draw: Draw,
    readonly gateways: Gateways,
    readonly expected: Expected,
    readonly zone: string,
    public now: number,
  ) {}

  get people() {
    const { ids, administrator } = this.practice;
    return {
      admin: administrator,
      doctor: employeeActor(ids.doctor),
      patient: patientActor(ids.patient, ids.patientUser),
      otherPatient: patientActor(ids.otherPatient, ids.otherPatientUser),
      stranger: STRANGER,
      system: { kind: "system", task: "months" } as Actor,
    };
  }

  /** A key of a caller's own. */
  key = (): string => `months-${String((this.#keys += 1)).padStart(6, "0")}`;

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  complain(what: string): void {
    this.wrong.push(what);
  }

  rows = async <T>(text: string, ...values: (string | number)[]): Promise<T[]> =>
    rowsOf<T>(await systemOf(this.practice), text, ...values);

  /** The day of an instant where the practice is, as a number of days. */
  dayOf(at: number): number {
    const text = new Intl.DateTimeFormat("en-CA", { timeZone: this.zone }).format(at);
    return Math.floor(Date.parse(`${text}T00:00:00Z`) / DAY);
  }

  /** A request of somebody, over a database whose commit may fail. */
  async #request(by: Actor, fault: { what: Fault; fate: { hit: boolean } } | null): Promise<RequestContext> {
    const context = await this.practice.as(by, this.now);
    if (!fault) return context;
    const binding = faultyCommits(env.tenantDatabase("TENANT_DB_0"), fault.what, this.draw.below(2), fault.fate);
    const db = new TenantDb(binding, this.practice.entry.id, this.practice.entry.epoch, "first-primary");
    return { ...context, db };
  }

  /**
   * Somebody does something, in one request of three over a database that fails; then they press again, as people do.
   * What was refused the second time after an answer was lost was done the first time.
   * @param between looks at what the first time left, before they press again
   */
  async tried<T>(
    by: Actor,
    work: (context: RequestContext) => Promise<T>,
    between?: () => Promise<void>,
  ): Promise<Outcome<T>> {
    const what = this.draw.oneIn(3) ? this.draw.pick(FAULTS) : undefined;
    const fate = { hit: false };
    const first = await this.#once(by, work, what ? { what, fate } : null);
    if (!("failure" in first)) return first;
    if (!fate.hit) throw first.failure;
    this.count(`fault ${what?.kind ?? ""}`);
    this.now += 1_000;
    await between?.();
    const again = await this.#once(by, work, null);
    if ("failure" in again) throw again.failure;
    if (again.done || what?.kind !== "lost-answer") return again;
    return { done: true, answer: null };
  }

  async #once<T>(
    by: Actor,
    work: (context: RequestContext) => Promise<T>,
    fault: { what: Fault; fate: { hit: boolean } } | null,
  ): Promise<Outcome<T> | { failure: unknown }> {
    try {
      return { done: true, answer: await work(await this.#request(by, fault)) };
    } catch (error) {
      if (!(error instanceof AppError)) return { failure: error };
      const fields = "fields" in error ? JSON.stringify(error.fields) : "";
      return { done: false, refusal: `${error.code} ${fields}` };
    }
  }

  /** Two people do something at the same moment. */
  async atOnce<T>(
    each: readonly { by: Actor; work: (context: RequestContext) => Promise<T> }[],
  ): Promise<Outcome<T>[]> {
    const all = await Promise.all(each.map(({ by, work }) => this.#once(by, work, null)));
    return all.map((one) => {
      if ("failure" in one) throw one.failure;
      return one;
    });
  }

  /** Looks what the product has learned of its online payments. */
  async heard(): Promise<void> {
    await hear(this, { due: this.due, owed: this.owed });
    [this.due, this.owed] = [null, null];
  }

  /** A part of an online payment went back; of what is owed it is owed no more. */
  gaveBackPart(payment: Online, amount: bigint): void {
    const needed = payment.of === null ? amount : this.expected.neededOf(payment.of, amount);
    const isMoreThanSurplus = amount > this.expected.surplusOf(payment);
    Object.assign(payment, { back: payment.back + amount, pendingPart: null });
    const { patient, of, isFlagged } = payment;
    if (payment.back === payment.came) Object.assign(payment, { status: "refunded", isFlagged: false });
    // Of what is too much nothing is waived; what went back beyond it is owed again.
    if (isFlagged && isMoreThanSurplus) this.expected.unpaidBy(payment.id);
    if (patient === null || isFlagged) return;
    if (of === null) this.expected.waived.push({ patient, amount });
    else if (of.charge !== null && !(payment.stillOwes && this.expected.isAhead(of, payment.id))) of.waived += amount;
    else if (of.stage !== "off" && (of.onlineId === payment.id || of.earlierIds.includes(payment.id)))
      if (payment.stillOwes || of.stage === "missed" || of.isDisabled || of.paidBy === "credit")
        this.expected.unpaid(of);
      // What is to come is waived, unless it was said that it is owed again.
      else of.waived += needed;
  }

  /** The appointments for which something holds. */
  appointments = (which: (appointment: Appointment) => boolean): Appointment[] =>
    this.expected.appointments.filter((each) => !each.isDisabled && which(each));

  /** Payments that were begun and whose end nobody here knows. */
  open = (): Online[] => this.expected.online.filter(({ status }) => status === "open");
}
