import type { OutboxEntry, Write } from "~/db/commit.server";
import { z } from "zod";
import type { Authority } from "../access/authorities.server";
import { authorize } from "../access/authorize.server";
import type { RequestContext } from "../context.server";
import { NotFoundError, type FieldError, type StaleFormError } from "../http/errors.server";
import { parse } from "../http/parse.server";
import { saveRecord } from "./save-record.server";
import { switchRecord } from "./switch-record.server";

type Saved = { id?: string; version?: number };

/** As much of a declared kind as its verbs need; `recordKind` makes one. */
interface ServedKind<Input extends Saved> {
  schema: z.ZodType<Input>;
  authority: Authority;
  audit: { kind: string; action?: string; on?: string; off?: string };
  taken?: FieldError;
}

type Values<Input> = Omit<Input, keyof Saved>;
type Stored = { id: string; version: number; enabled: boolean };

/** The statements of a kind, and where it is not plain. `of` is what a record belongs to. */
interface RecordSource<Input extends Saved, Row extends Stored, Of, Listed> {
  /** What a record belongs to, such as a patient, from what its address says; whoever may not reach it is refused. */
  reach?: (context: RequestContext, of: unknown) => Promise<Of>;
  /** The patient whose record it is, for the audit. */
  patientOf?: (of: Of) => string;
  list?: (context: RequestContext, of: unknown) => Promise<Listed>;
  /** One record, in use or not. */
  read: (context: RequestContext, id: string, of: Of) => Promise<Row | undefined>;
  /** What is switched off is gone for whoever would change it. */
  goneWhenOff?: true;
  /** As `shown` and `check` of saveRecord. */
  shown?: (
    context: RequestContext,
    stored: Row,
    values: Values<Input>,
  ) => StaleFormError["current"] | Promise<StaleFormError["current"]>;
  check?: (context: RequestContext, values: Values<Input>, stored: Row | undefined, of: Of) => Promise<void>;
  saving: (
    context: RequestContext,
    values: Values<Input>,
    of: Of,
  ) => { insert: (id: string) => Write; update: (id: string, version: number) => Write };
  /** What is written with it into other tables. */
  also?: (context: RequestContext, id: string, values: Values<Input>) => readonly Write[] | Promise<readonly Write[]>;
  /** The same where one is switched on or off. */
  alsoSwitched?: (context: RequestContext, id: string) => readonly Write[];
  rows: { switching: (db: RequestContext["db"], id: string, enabled: boolean) => Write };
  /** Refuses to switch a record off that is on; `raw` is what was posted. */
  checkOff?: (context: RequestContext, stored: Row, raw: unknown) => Promise<void>;
  /** What is asked for with a change, such as a mail; who receives it may be read first. */
  outbox?: (
    context: RequestContext,
    id: string,
    what: "created" | "changed" | "enabled" | "disabled",
  ) => readonly OutboxEntry[] | Promise<readonly OutboxEntry[]>;
}

/** The verb that lists, of a kind that says how. @throws ForbiddenError */
type Lists<Listed> = [Listed] extends [undefined]
  ? object
  : { list: (context: RequestContext, of?: unknown) => Promise<Listed> };

const switchedSchema = z.object({ id: z.string().trim().min(1).max(64) });

/**
 * The verbs of a declared kind: reach, list, save and switchTo. Each asks for the kind's authority before anything
 * else; then a change reaches what the record belongs to, parses, loads and commits.
 */
export function recordServices<Input extends Saved, Row extends Stored, Of = undefined, Listed = undefined>(
  kind: ServedKind<Input>,
  source: RecordSource<Input, Row, Of, Listed>,
) {
  const { audit, taken } = kind;

  /** Lets only those on who may change the kind's records of this owner. @throws ForbiddenError, NotFoundError */
  const reach = async (context: RequestContext, of?: unknown): Promise<Of> => {
    await authorize(context, kind.authority);
    return (await source.reach?.(context, of)) as Of;
  };
  const verbs = {
    kind,
    reach,

    /** Adds a record, or changes the one that `id` names. @throws as saveRecord */
    async save(context: RequestContext, raw: unknown, rawOf?: unknown): Promise<{ id: string; version: number }> {
      const of = await reach(context, rawOf);
      const { id, version, ...values } = parse(kind.schema, raw);
      return saveRecord(context, {
        ...audit,
        ...{ id, version, values, taken, patientId: source.patientOf?.(of) },
        read: async () => {
          const stored = await source.read(context, id ?? "", of);
          return source.goneWhenOff && !stored?.enabled ? undefined : stored;
        },
        shown: (stored) => source.shown?.(context, stored, values) ?? {},
        check: (stored) => source.check?.(context, values, stored, of),
        ...source.saving(context, values, of),
        also: (own) => source.also?.(context, own, values) ?? [],
        outbox: (own) => source.outbox?.(context, own, id === undefined ? "created" : "changed") ?? [],
      });
    },

    /** Switches the record that `id` names on or off. @throws as switchRecord */
    async switchTo(context: RequestContext, enabled: boolean, raw: unknown, rawOf?: unknown): Promise<{ id: string }> {
      const of = await reach(context, rawOf);
      const { id } = parse(switchedSchema, raw);
      const record = await source.read(context, id, of);
      if (!record) throw new NotFoundError();
      if (record.enabled && !enabled) await source.checkOff?.(context, record, raw);
      const { on = "enable", off = "disable" } = audit;
      return switchRecord(context, {
        ...audit,
        ...{ record, enabled, taken, actions: { on, off }, patientId: source.patientOf?.(of) },
        write: source.rows.switching(context.db, id, enabled),
        also: source.alsoSwitched?.(context, id),
        outbox: await source.outbox?.(context, id, enabled ? "enabled" : "disabled"),
      });
    },
  };
  const { list } = source;
  if (!list) return verbs as typeof verbs & Lists<Listed>;
  const listing = async (context: RequestContext, of?: unknown): Promise<Listed> => {
    await authorize(context, kind.authority);
    return list(context, of);
  };
  return { ...verbs, list: listing } as typeof verbs & Lists<Listed>;
}
