import { z } from "zod";
import type { AskedField } from "~/screens/asked-field";
import {
  AUTHOR_KINDS,
  OFF_REASONS,
  RECORD_SOURCES,
  VERIFICATIONS,
  type HealthRecord,
} from "../domain/records/record-kinds";
import { HEALTH_RECORD_KINDS, healthRecordKindOf } from "../records";
import type { HealthRecordKind } from "../records/health-record-kind";

const codingAnswer = z.object({ system: z.string(), code: z.string(), display: z.string() }).nullable();

/** What the schema of a field makes of what was sent: the end of its pipe. */
function madeBy(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return madeBy(schema.def.out);
  if (schema instanceof z.ZodDefault) return madeBy(schema.def.innerType);
  return schema;
}

/** A line of a list: its parts, and the code of what has one. */
const lineAnswer = (parts: readonly AskedField[]) =>
  z.object({
    ...Object.fromEntries(
      parts.map(({ name, kind }) => [name, kind === "number" ? z.number().nullable() : z.string()]),
    ),
    coding: codingAnswer.optional(),
  });

/** A field as it is answered: a text where its schema ends in one or in a transformation of one. */
function answerOf({ schema, kind, parts }: HealthRecordKind["fields"][string]): z.ZodType {
  if (parts) return z.array(lineAnswer(parts));
  const made = madeBy(schema);
  if (kind === "partialDate") return z.string().meta({ description: "YYYY, YYYY-MM or YYYY-MM-DD, or empty." });
  return made instanceof z.ZodString || made instanceof z.ZodTransform ? z.string() : (made as z.ZodType);
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

/** What a call names one of a kind: `allergy` of `allergyId`. */
export const oneOf = ({ idName }: HealthRecordKind): string => idName.replace(/Id$/, "");

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const fieldAnswers = (kind: HealthRecordKind) =>
  Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, answerOf(field)]));

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
    ...values,
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
