import { z } from "zod";
import { done } from "~/kernel/answer";
import { defineCall, type Call } from "~/platform/calls/calls.server";
import { InvalidError } from "~/platform/http/errors.server";
import { HEALTH_RECORD_KINDS } from "../records";
import type { HealthRecordKind } from "../records/health-record-kind";
import { saveAnywaySchema } from "../schemas/records/save-anyway";
import { savedSchema } from "../schemas/calls/phr-calls";
import { saveHealthRecord } from "../services/records/save-health-record.server";
import { answeredRecord, answerOfKinds, oneOf, SETTLED, settledAnswer } from "./record-answers.server";

const phr = { method: "POST", auth: "session", audience: "patient+clinical" } as const;
const id = z.string();
const anything = z.looseObject({});
type Sent = z.infer<typeof anything>;

/** Kinds that a check asks about before one is saved: what it asks is answered with the next request. */
const CHECKED: ReadonlySet<string> = new Set(["MEDICATION", "ALLERGY", "CONTRAINDICATION"]);

/** A kind's fields, and the id by the kind's own name. */
const takenBy = (kind: HealthRecordKind) =>
  savedSchema.extend({
    [kind.idName]: id.optional().meta({ description: "Of a record that is changed." }),
    ...Object.fromEntries(Object.entries(kind.fields).map(([name, { schema }]) => [name, schema])),
    ...(CHECKED.has(kind.kind) && saveAnywaySchema.shape),
  });

const idIn = ({ idName }: HealthRecordKind, sent: Sent) => sent[idName] ?? sent["phrItemId"] ?? sent["id"];

/** A record that is sent without its id is new. An empty id, as forms send it, is none. */
const targeted = (kind: HealthRecordKind, sent: Sent) => ({ ...sent, id: idIn(kind, sent) || undefined });

/** The call of one kind, such as saveAllergy. */
const callOf = (kind: HealthRecordKind): Call =>
  defineCall({
    ...phr,
    path: `/phrClientApi/${kind.saveCall}`,
    summary: `Adds or changes one of the patient's records: ${oneOf(kind)}. With its id it is changed.`,
    input: anything,
    takes: takenBy(kind),
    // The specification sends a procedure as form fields; every call takes JSON and form fields alike.
    ...(kind.kind === "PROCEDURE" && { body: { media: "multipart/form-data" } }),
    answer: done({ ...settledAnswer, [kind.idName]: id, [oneOf(kind)]: answerOfKinds([kind]) }),
    run: async (context, sent) => {
      const record = await saveHealthRecord(context, kind, targeted(kind, sent));
      return { status: true, ...SETTLED, [kind.idName]: record.id, [oneOf(kind)]: answeredRecord(record) };
    },
  });

/** The kind that is meant where several share a call: the one whose id is sent, or the type that is named. */
function kindSent(kinds: readonly HealthRecordKind[], sent: Sent): HealthRecordKind {
  const found =
    kinds.find(({ kind }) => kind === sent["phrType"]) ??
    kinds.find(({ idName }) => Boolean(sent[idName])) ??
    kinds.find(({ kind }) => kind === sent["type"]);
  if (!found) throw new InvalidError([{ field: "phrType", message: "errors:field.chooseOne" }]);
  return found;
}

/** The call that several kinds share: savePHRItem. */
function sharedCallOf(kinds: readonly HealthRecordKind[]): Call {
  const types = kinds.map(({ kind }) => kind);
  const phrType = z.enum(types, "errors:field.chooseOne");
  const [first, ...others] = kinds.map((kind) => takenBy(kind).extend({ phrType, phrItemId: id.optional() }));
  if (!first) throw new RangeError(`no kind is saved by ${SHARED_CALL}`);
  return defineCall({
    ...phr,
    path: `/phrClientApi/${SHARED_CALL}`,
    summary: "Adds or changes one of the patient's records of the kind that phrType names. With its id it is changed.",
    input: anything,
    takes: others.length === 0 ? first : z.union([first, ...others]),
    answer: done({ ...settledAnswer, phrItemId: id, phrType, phrItem: answerOfKinds(kinds) }),
    run: async (context, sent) => {
      const kind = kindSent(kinds, sent);
      const record = await saveHealthRecord(context, kind, targeted(kind, sent));
      return {
        ...{ status: true, ...SETTLED },
        ...{ phrItemId: record.id, phrType: record.kind, phrItem: answeredRecord(record) },
      };
    },
  });
}

/** The call of the kinds that have none of their own in the specification. */
const SHARED_CALL = "savePHRItem";
const sharing = HEALTH_RECORD_KINDS.filter(({ saveCall }) => saveCall === SHARED_CALL);

/** A call for each kind of record, and one for the kinds that share it. */
export const saveRecordCalls: readonly Call[] = [
  ...HEALTH_RECORD_KINDS.filter(({ saveCall }) => saveCall !== SHARED_CALL).map(callOf),
  ...(sharing.length > 0 ? [sharedCallOf(sharing)] : []),
];
