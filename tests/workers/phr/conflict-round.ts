import { env as bindings } from "cloudflare:workers";
import { z } from "zod";
import { allergy } from "~/features/phr/records/allergy";
import { condition } from "~/features/phr/records/condition";
import type { HealthRecordKind } from "~/features/phr/records/health-record-kind";
import { vaccination } from "~/features/phr/records/vaccination";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import type { RecordValues } from "~/features/phr/domain/records/record-kinds";
import type { Actor } from "~/platform/access/actor.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { parseEnv } from "~/platform/env.server";
import { submitForm } from "~/platform/http/form.server";
import { createLogger } from "~/platform/log.server";
import { systemContext } from "~/platform/request-context.server";
import { read } from "../identity/appointments";
import { randomFrom } from "../notifications/notification-round";
import { faultyDatabase, type Fault } from "../support/faults";
import { env } from "../support/organization";
import { NOW, openRecords, PENICILLIN, type Practice, type Records } from "./scene";

/** A kind of record that two people edit: what it says at first, and what may be typed into its fields. */
interface EditedKind {
  kind: HealthRecordKind;
  entered: object;
  texts: readonly string[];
  choices: Readonly<Record<string, readonly string[]>>;
}

const SEVERITIES = ["", "MILD", "MODERATE", "SEVERE"];
const DATES = ["", "2019", "2020-05", "2021-02-03"];

/** In turn, a record each. */
const EDITED_KINDS: readonly EditedKind[] = [
  {
    kind: allergy,
    entered: PENICILLIN,
    texts: ["allergen", "otherReaction", "note"],
    choices: {
      ...{ severity: SEVERITIES, onset: DATES },
      ...{ status: ["ACTIVE", "INACTIVE", "RESOLVED"], type: ["", "ALLERGY", "INTOLERANCE"] },
    },
  },
  {
    kind: condition,
    entered: { condition: "Asthma", status: "ACTIVE" },
    texts: ["condition", "bodySite", "diagnosedBy", "treatment", "note"],
    choices: { severity: SEVERITIES, onset: DATES },
  },
  {
    kind: vaccination,
    entered: { vaccine: "Tetanus", status: "GIVEN", date: "2020-05" },
    texts: ["vaccine", "against", "maker", "givenBy", "place", "note"],
    choices: { date: ["2019", "2020-05", "2021-02-03"], nextDue: ["", "2028", "2029-03"] },
  },
];

const FAULTS: readonly Fault[] = [
  { kind: "before" },
  { kind: "lost-answer" },
  { kind: "at", index: 1, after: true },
  { kind: "at", index: 4, after: false },
];

/** A form as it lies open before somebody. */
interface Form {
  version: number;
  /** What its fields hold. */
  values: Record<string, unknown>;
  /** The current value of each field, as far as its reader was told. */
  told: Record<string, unknown>;
  /** What they typed themselves. */
  edited: Set<string>;
}

const formOf = (record: { version: number; values: RecordValues }): Form => ({
  version: record.version,
  values: { ...record.values },
  told: { ...record.values },
  edited: new Set(),
});

/** A request over a database that may fail. */
export async function requestOf(practice: Practice, actor: Actor, at: number, fault: Fault | null): Promise<RequestContext> {
  const basis = {
    env: fault ? parseEnv({ ...bindings, TENANT_DB_0: faultyDatabase(bindings.TENANT_DB_0, fault, 5) }) : env,
    requestId: crypto.randomUUID(),
    log: createLogger("test", () => undefined),
    now: at,
    waitUntil: (work: Promise<unknown>) => void work,
  };
  return withActor(await systemContext(basis, practice.entry, "test"), actor);
}

/** Posts a form as a browser without script does. */
function post(context: RequestContext, kind: HealthRecordKind, id: string, { version, values }: Form) {
  const body = new URLSearchParams({ intent: "save", version: String(version) });
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, String(one));
  const request = new Request("http://practice.localhost/", { method: "POST", body });
  return submitForm(request, z.looseObject({}), (value) => saveHealthRecord(context, kind, { ...value, id }));
}

interface Turn {
  number: number;
  who: number;
  random: (below: number) => number;
}

function edit(form: Form, { texts, choices }: EditedKind, { number, who, random }: Turn): void {
  const names = [...texts, ...Object.keys(choices)];
  for (let edits = 1 + random(3); edits > 0; edits -= 1) {
    const name = names[random(names.length)] ?? "note";
    const among = choices[name];
    form.values[name] = among ? among[random(among.length)] : `${name} ${number} of ${who}`;
    form.edited.add(name);
  }
}

export interface ConflictRound {
  saved: number;
  stale: number;
  failed: number;
  /** Lost answers that came to light, and requests that were repeated though they had been saved. */
  repeated: number;
  /** What went wrong; empty where nothing was lost. */
  lost: string[];
}

class Round {
  readonly outcome: ConflictRound = { saved: 0, stale: 0, failed: 0, repeated: 0, lost: [] };
  private stored: RecordValues = {};
  private version = 0;
  private readonly history: RecordValues[] = [];
  private readonly names: readonly string[];

  constructor(
    private readonly records: Records,
    private readonly edited: EditedKind,
    private readonly random: (below: number) => number,
  ) {
    this.names = [...edited.texts, ...Object.keys(edited.choices)];
  }

  private lose(what: string): void {
    this.outcome.lost.push(what);
  }

  /** What is stored after a save is what was stored before, with what this form's owner typed and knew of. */
  private check(form: Form, next: { version: number; values: RecordValues }): void {
    for (const name of this.names) {
      const [before, after] = [this.stored[name], next.values[name]];
      if (form.edited.has(name) && after !== form.values[name]) this.lose(`${name} was typed and not saved`);
      if (after === before) continue;
      if (!form.edited.has(name)) this.lose(`${name} changed though nobody typed it`);
      else if (form.told[name] !== before) this.lose(`${name} overwrote what its writer never saw`);
    }
    if (next.version === this.version) this.outcome.repeated += 1;
    else this.history.push(next.values);
    if (next.version > this.version + 1) this.lose("a version was skipped");
    [this.stored, this.version] = [next.values, next.version];
  }

  /** The form comes back: what was typed stands, and its owner is told of everything that others changed. */
  private takeBack(form: Form, result: { initialValue?: unknown; error?: Record<string, unknown> | null }): Form {
    const back = result.initialValue as Record<string, unknown>;
    const told = { ...form.told };
    const edited = new Set(form.edited);
    for (const name of this.names) {
      const [now, shown] = [this.stored[name], back[name] ?? ""];
      const said = JSON.stringify(result.error?.[name] ?? "");
      if (said.includes("phr:stale.")) {
        if (edited.has(name) && form.values[name] !== form.told[name]) this.lose(`${name} was typed and taken over`);
        if (shown !== now) this.lose(`${name} was not taken as it is`);
        edited.delete(name);
        told[name] = now;
      } else if (said.includes("errors:stale.field")) {
        if (shown !== form.values[name]) this.lose(`${name} did not come back as it was typed`);
        told[name] = now;
      } else if (shown !== (form.values[name] ?? "")) this.lose(`${name} changed without a word`);
      // Others wrote the same: it is what the form shows.
      else if (shown === now) told[name] = now;
    }
    const taken = Object.fromEntries(this.names.map((name) => [name, back[name] ?? ""]));
    const next = { version: Number(back.version), values: { ...form.values, ...taken }, told, edited };
    // Some give in where both changed it.
    for (const name of edited)
      if (told[name] !== form.told[name] && this.random(2) === 0) {
        next.values[name] = told[name];
        edited.delete(name);
      }
    return next;
  }

  /** Two people and one record, for so many turns. */
  async run(turns: number): Promise<void> {
    const { practice, people, as, ids } = this.records;
    const { kind, entered } = this.edited;
    const first = await saveHealthRecord(await as("patient"), kind, { patientId: ids.patient, ...entered });
    this.stored = first.values;
    this.version = 1;
    this.history.push(first.values);
    const actors = [people.patient, people.doctor];
    const forms = actors.map(() => formOf(first));
    for (let turn = 0; turn < turns; turn += 1) {
      const who = this.random(2);
      const [actor, form] = [actors[who], forms[who]];
      if (!actor || !form) throw new RangeError(`there are no people of number ${who}`);
      edit(form, this.edited, { number: turn, who, random: this.random });
      forms[who] = await this.turn(requestOf(practice, actor, NOW + turn, this.fault()), first.id, form);
    }
    await this.compareHistory(practice, first.id);
    if (first.patientId !== ids.patient) this.lose("the record changed hands");
  }

  private fault = (): Fault | null => (this.random(4) === 0 ? (FAULTS[this.random(FAULTS.length)] ?? null) : null);

  private async turn(opened: Promise<RequestContext>, id: string, form: Form): Promise<Form> {
    const answer = await post(await opened, this.edited.kind, id, form).catch((error: unknown) => {
      if (error instanceof Error && "status" in error) throw error;
      return null;
    });
    // The server failed: the form lies open as it was.
    if (answer === null) {
      this.outcome.failed += 1;
      return form;
    }
    if ("data" in answer) {
      this.outcome.stale += 1;
      return this.takeBack(form, answer.data.result);
    }
    this.outcome.saved += 1;
    this.check(form, answer);
    // Now and then the page with the answer never comes, and the same form is sent again.
    return this.random(5) === 0 ? form : formOf(answer);
  }

  private async compareHistory(practice: Practice, id: string): Promise<void> {
    const rows = await read<{ json: string }>(
      practice,
      "SELECT values_json AS json FROM health_record_version WHERE organization_id = ?1 AND record_id = ?2 ORDER BY version",
      id,
    );
    if (JSON.stringify(rows.map(({ json }) => JSON.parse(json) as unknown)) !== JSON.stringify(this.history))
      this.lose("the history is not what was saved");
  }
}

/** So many that a short round comes to every kind. */
const TURNS_A_RECORD = 100;

/**
 * Two people edit the same records at random, for so many turns, over a database that fails before, within or after a
 * commit, and pages that never arrive.
 */
export async function conflictRound({ turns, seed }: { turns: number; seed: number }): Promise<ConflictRound> {
  const random = randomFrom(seed);
  const records = await openRecords();
  const all: ConflictRound = { saved: 0, stale: 0, failed: 0, repeated: 0, lost: [] };
  for (let done = 0; done < turns; done += TURNS_A_RECORD) {
    const edited = EDITED_KINDS[(done / TURNS_A_RECORD) % EDITED_KINDS.length];
    if (!edited) throw new RangeError("there is no kind to edit");
    const round = new Round(records, edited, random);
    await round.run(Math.min(TURNS_A_RECORD, turns - done));
    const { saved, stale, failed, repeated, lost } = round.outcome;
    all.saved += saved;
    all.stale += stale;
    all.failed += failed;
    all.repeated += repeated;
    all.lost.push(...lost.map((what) => `${edited.kind.kind}: ${what}`));
  }
  return all;
}
