import { env as bindings } from "cloudflare:workers";
import {
  acknowledgeAlert,
  evaluateReadings,
  markFalseReading,
  resolveAlert,
} from "~/features/monitoring/public.server";
import { wallTime } from "~/features/phr/domain/trackers/reading-time";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { switchReading } from "~/features/phr/services/trackers/switch-reading.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { parseEnv } from "~/platform/env.server";
import { AppError } from "~/platform/http/errors.server";
import { createLogger } from "~/platform/log.server";
import { systemContext } from "~/platform/request-context.server";
import { Draw } from "../billing/months/draw";
import { faultyCommits, type Fault } from "../support/faults";
import { HOUR, NOW, openMonitoring, type Monitoring } from "./scene";

/** Five times a day. */
const STEP = 4.8 * HOUR;
const A_DAY = 5;
const WARN = 140;

interface Kept {
  id: string;
  at: number;
  value: number;
  enabled: boolean;
}

/** One round: a patient who measures through a practice whose workers are killed, with every message told twice. */
class Round {
  readonly draw: Draw;
  kills = 0;
  readonly wrong: string[] = [];
  readonly kept: Kept[] = [];
  /** Readings up to here were seen to. */
  seenTo = 0;
  now = NOW;

  constructor(
    seed: number,
    readonly here: Monitoring,
    readonly enrolmentId: string,
  ) {
    this.draw = new Draw(seed);
  }

  /** A worker that is killed at one of its commits. */
  private async dying(who: (at: number) => Promise<RequestContext>, fate: { hit: boolean }): Promise<RequestContext> {
    const fault: Fault = this.draw.pick<Fault>([
      { kind: "before" },
      { kind: "lost-answer" },
      { kind: "at", index: this.draw.below(4), after: true },
    ]) ?? { kind: "before" };
    const database = faultyCommits(bindings.TENANT_DB_0, fault, 0, fate);
    const basis = {
      env: parseEnv({ ...bindings, TENANT_DB_0: database }),
      requestId: crypto.randomUUID(),
      log: createLogger("test", () => undefined),
      now: this.now,
      waitUntil: (work: Promise<unknown>) => void work,
    };
    const { actor } = await who(this.now);
    return withActor(await systemContext(basis, this.here.practice.entry, "test"), actor);
  }

  /** Does something, one time in three in a worker that is killed first, and then again in one that is not. */
  async act<T>(
    who: (at: number) => Promise<RequestContext>,
    work: (context: RequestContext) => Promise<T>,
  ): Promise<T | undefined> {
    let isAgain = false;
    if (this.draw.oneIn(3)) {
      const fate = { hit: false };
      isAgain = true;
      await work(await this.dying(who, fate)).catch(() => undefined);
      if (fate.hit) this.kills += 1;
    }
    return work(await who(this.now)).catch((error: unknown) => {
      if (!isAgain || !(error instanceof AppError) || error.status >= 500) throw error;
      return undefined;
    });
  }

  async measure(): Promise<void> {
    this.now += STEP;
    const value = this.draw.pick([118, 122, 126, 131, 135, 144, 152, 171]) ?? 120;
    const typed = { tracker: "bloodPressure", value: String(value), value2: "80", unit: "mmHg" };
    const stored = await this.act(this.here.patient, (context) =>
      addReadings(context, { ...typed, ...wallTime(this.now, "Europe/Madrid") }),
    );
    this.kept.push({ id: stored?.id ?? "", at: this.now, value, enabled: true });
  }

  compare = async (): Promise<void> => {
    const payload = { patientId: this.here.ids.patient, trackers: ["bloodPressure"] };
    for (const _ of [1, 2]) await this.act(this.here.system, (context) => evaluateReadings(context, payload));
  };

  private get breaches(): Kept[] {
    return this.kept.slice(-200).filter(({ at, value, enabled }) => enabled && value > WARN && at > this.seenTo);
  }

  private async standing() {
    const found = await this.here.alerts(this.enrolmentId);
    return found.filter(({ state }) => state === "OPEN" || state === "ACKNOWLEDGED");
  }

  /** What stands is what the readings say. */
  async check(): Promise<void> {
    const { breaches, wrong } = this;
    const alerts = await this.standing();
    const wanted = breaches.length === 0 ? [] : [[breaches.length, Math.max(...breaches.map(({ value }) => value))]];
    const said = alerts.map(({ count, worst }) => [count, worst]);
    if (JSON.stringify(said) !== JSON.stringify(wanted))
      wrong.push(`after ${this.kept.length} readings: ${JSON.stringify(said)}, not ${JSON.stringify(wanted)}`);
  }

  /** Somebody sees to what stands, or a reading is taken off the list, or nothing. */
  async seeTo(): Promise<void> {
    const [alert] = await this.standing();
    const what = this.draw.below(4);
    if (what === 0) {
      const last = this.kept.at(-1);
      if (!last || last.id === "") return;
      await this.act(this.here.patient, (context) => switchReading(context, last.id, false));
      last.enabled = false;
      return;
    }
    if (!alert || what === 3) return;
    const isLong = this.breaches.length > 12;
    const done = isLong
      ? resolveAlert
      : (this.draw.pick([acknowledgeAlert, resolveAlert, markFalseReading]) ?? resolveAlert);
    const last = Math.max(...this.breaches.map(({ at }) => at));
    await this.act(this.here.doctor, (context) =>
      done(context, { alertId: alert.id, version: alert.version, note: "Called." }),
    );
    if (done !== acknowledgeAlert) this.seenTo = last;
  }
}

/**
 * So many readings of a patient who is monitored, five a day, of which some are taken off the list, with alerts that are
 * seen to, by workers of which some are killed at a commit and with every message told twice.
 * @returns what was found to be wrong, how many alerts there were, and how many workers were killed
 */
export async function readingRound({ seed, count }: { seed: number; count: number }) {
  const here = await openMonitoring();
  const enrolmentId = await here.monitored({ missesToTell: "20" }, { secondHighWarn: "" });
  const round = new Round(seed, here, enrolmentId);
  while (round.kept.length < count) {
    for (let no = 0; no < A_DAY; no++) await round.measure();
    await round.compare();
    await round.check();
    await round.seeTo();
    await round.compare();
    await round.check();
  }
  const [stored] = await here.rows<{ n: number }>(
    "SELECT count(*) AS n FROM tracker_reading WHERE organization_id = ?1 AND tracker = 'bloodPressure'",
  );
  if (stored?.n !== round.kept.length) round.wrong.push(`${stored?.n} readings are stored, not ${round.kept.length}`);
  const [told] = await here.rows<{ n: number }>(
    "SELECT count(*) AS n FROM audit_event WHERE organization_id = ?1 AND action IN ('monitoringAlert.open', 'monitoringAlert.worsen')",
  );
  const mails = (await here.mails("monitoring.alert")).length;
  if (mails !== told?.n) round.wrong.push(`${mails} were told of ${told?.n} alerts`);
  return { wrong: round.wrong, told: mails, kills: round.kills };
}
