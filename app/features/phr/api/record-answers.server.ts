import { z } from "zod";
import { withoutConsidered } from "../domain/checks/considered";
import {
  AUTHOR_KINDS,
  OFF_REASONS,
  RECORD_SOURCES,
  VERIFICATIONS,
  type HealthRecord,
} from "../domain/records/record-kinds";
import { HEALTH_RECORD_KINDS, healthRecordKindOf } from "../records";
import type { HealthRecordKind } from "../records/health-record-kind";

/** What the schema of a field makes of what was sent: the end of its pipe. */
function madeBy(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return madeBy(schema.def.out);
  if (schema instanceof z.ZodDefault) return madeBy(schema.def.innerType);
  return schema;
}

/** A value as it is answered: a text where its schema ends in one or in a transformation of one. */
function valueAnswer(schema: z.core.$ZodType): z.ZodType {
  const made = madeBy(schema);
  return made instanceof z.ZodString || made instanceof z.ZodTransform ? z.string() : (made as z.ZodType);
}

const codingAnswer = z.object({ system: z.string(), code: z.string(), display: z.string() }).nullable();

/** The list that a schema reads before it is cleared of empty lines. */
function listIn(schema: z.core.$ZodType): z.core.$ZodType {
  if (!(schema instanceof z.ZodPipe)) return schema;
  return listIn(schema.def.out instanceof z.ZodTransform ? schema.def.in : schema.def.out);
}

/** Lines of several fields each, with their codes where a vocabulary knows them. */
function linesAnswer(schema: z.core.$ZodType, coded: boolean): z.ZodType {
  const list = listIn(schema);
  if (!(list instanceof z.ZodArray)) throw new RangeError("a list is of lines");
  const line = madeBy(list.def.element);
  const one = line instanceof z.ZodNullable ? line.def.innerType : line;
  if (!(one instanceof z.ZodObject)) throw new RangeError("a line is of fields");
  const parts = Object.entries(one.shape).map(([name, part]) => [name, valueAnswer(part)]);
  return z.array(z.object({ ...Object.fromEntries(parts), ...(coded && { coding: codingAnswer }) }));
}

/** A field of a kind as it is answered. */
function answerOf({ fields, codedLines }: HealthRecordKind, name: string): z.ZodType {
  const field = fields[name];
  if (!field) throw new RangeError(`no field is called ${name}`);
  if (field.kind === "partialDate") return z.string().meta({ description: "YYYY, YYYY-MM or YYYY-MM-DD, or empty." });
  return field.kind === "list" ? linesAnswer(field.schema, codedLines?.field === name) : valueAnswer(field.schema);
}

const aboutRecord = z
  .object({
    name: z.string().meta({ description: "What it is called, as it was typed." }),
    date: z.string().meta({ description: "The clinical date: YYYY, YYYY-MM or YYYY-MM-DD, or empty." }),
    state: z.string().meta({ description: "The clinical state; empty where it says nothing." }),
    coding: codingAnswer,
    source: z.enum(RECORD_SOURCES),
    verification: z.enum(VERIFICATIONS),
    authorKind: z.enum(AUTHOR_KINDS),
    recordedAt: z.int().meta({ description: "When this version was written, UTC milliseconds." }),
    offReason: z.enum(OFF_REASONS).nullable().meta({ description: "Why it was taken off its list." }),
  })
  .meta({ id: "AboutHealthRecord" });

/** What a call names one of a kind: `allergy` of `allergyId`, or of its call where the id has no name of its own. */
export const oneOf = ({ idName, saveCall }: HealthRecordKind): string =>
  idName === "id" ? saveCall.replace(/^save(.)/, (_, first: string) => first.toLowerCase()) : idName.replace(/Id$/, "");

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const fieldAnswers = (kind: HealthRecordKind) =>
  Object.fromEntries(Object.keys(kind.fields).map((name) => [name, answerOf(kind, name)]));

/** A record of a kind as calls answer it: the kind's own fields beside its ids. */
const recordAnswer = (kind: HealthRecordKind): z.ZodType =>
  z
    .object({
      ...{ id: z.string(), uuid: z.string(), [kind.idName]: z.string(), patientId: z.string() },
      version: z.int(),
      enabled: z.boolean().meta({ description: "False once it was taken off its list." }),
      ...fieldAnswers(kind),
      record: aboutRecord.extend({ type: z.literal(kind.kind) }),
    })
    .meta({ id: titled(oneOf(kind)) });

const ANSWERS: ReadonlyMap<string, z.ZodType> = new Map(
  HEALTH_RECORD_KINDS.map((kind) => [kind.kind, recordAnswer(kind)]),
);

/** What calls answer of a record of one of some kinds: the id tells which. */
export function answerOfKinds(kinds: readonly HealthRecordKind[]): z.ZodType {
  const [first, ...others] = kinds.flatMap(({ kind }) => ANSWERS.get(kind) ?? []);
  if (!first) throw new RangeError("an answer is of one kind at least");
  return others.length === 0 ? first : z.union([first, ...others]);
}

/** A record of any kind. */
export const anyRecordAnswer = answerOfKinds(HEALTH_RECORD_KINDS);

/** A stored record as calls answer it. */
export function answeredRecord(record: HealthRecord): Record<string, unknown> {
  const { id, patientId, version, enabled, values } = record;
  const { name, date, state, coding, source, verification, authorKind, recordedAt, offReason } = record;
  const kind = healthRecordKindOf(record.kind);
  return {
    ...{ id, uuid: id, [kind.idName]: id, patientId, version, enabled },
    ...withoutConsidered(values),
    record: {
      ...{ type: record.kind, name, date, state, coding, source, verification, authorKind, recordedAt, offReason },
    },
  };
}

/** The state of the request that a client keeps for each kind: it is over, and nothing went wrong. */
export const SETTLED = { saving: false, errorCode: null } as const;
export const settledAnswer = {
  saving: z.literal(false).meta({ description: "The request is over." }),
  errorCode: z.null().meta({ description: "Nothing went wrong. A request that fails answers its errorCode here." }),
};
