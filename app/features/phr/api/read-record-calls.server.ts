import { z } from "zod";
import { done } from "~/kernel/answer";
import { defineCall } from "~/platform/calls/calls.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { RECORD_KINDS, type HealthRecord } from "../domain/records/record-kinds";
import { HEALTH_RECORD_KINDS } from "../records";
import {
  deleteItemSchema,
  disableMedicationSchema,
  listByPatientSchema,
  recordSchema,
} from "../schemas/calls/phr-calls";
import { disableMedication } from "../services/records/disable-medication.server";
import { listHealthRecords } from "../services/records/list-health-records.server";
import { switchHealthRecord } from "../services/records/switch-health-record.server";
import { viewHealthRecord } from "../services/records/view-health-record.server";
import { answeredRecord, anyRecordAnswer, SETTLED, settledAnswer } from "./record-answers.server";

const phr = { auth: "session", audience: "patient+clinical" } as const;
const type = z.enum(RECORD_KINDS);
const id = z.string();

const disabled = ({ id: phrItemId, version }: HealthRecord) => ({
  ...{ status: true, ...SETTLED, phrItemId, version },
  enabled: false,
});
const disabledAnswer = { ...settledAnswer, phrItemId: id, version: z.int(), enabled: z.literal(false) };

/** Reading the records of a patient, and taking one off its list. */
export const readRecordCalls = [
  defineCall({
    ...phr,
    method: "GET",
    path: "/phrClientApi/listByPatient",
    summary: "Lists a page of a patient's records of one type, in the order of their list.",
    input: listByPatientSchema,
    answer: done({
      ...{ type, patientId: id, phrItems: z.array(anyRecordAnswer) },
      noneKnown: z.boolean().meta({ description: "Somebody said that there is none. An empty list says nothing." }),
      next: z
        .object({ after: id })
        .nullable()
        .meta({ description: "What the next page is asked for with; null on the last." }),
    }),
    run: async (context, { type: asked, patientId, off, after }) => {
      const kind = HEALTH_RECORD_KINDS.find((each) => each.kind === asked);
      if (!kind) throw new InvalidError([{ field: "type", message: "errors:field.chooseOne" }]);
      const { patient, records, noneKnown, next } = await listHealthRecords(context, kind, {
        ...{ patientId, off: off === "true", after },
      });
      return {
        ...{ status: true, type: kind.kind, patientId: patient.id, noneKnown: noneKnown !== null },
        phrItems: records.map(answeredRecord),
        next: next === null ? null : { after: next },
      };
    },
  }),
  defineCall({
    ...phr,
    method: "GET",
    path: "/phrClientApi/record",
    summary: "Returns one record.",
    input: recordSchema,
    answer: done({ type, record: anyRecordAnswer }),
    run: async (context, { id: asked, type: named }) => {
      const { record } = await viewHealthRecord(context, asked);
      if (named !== undefined && record.kind !== named) throw new NotFoundError();
      return { status: true, type: record.kind, record: answeredRecord(record) };
    },
  }),
  defineCall({
    ...phr,
    method: "PUT",
    path: "/phrClientApi/deletePHRItem",
    summary: "Takes a record off its list, as entered by mistake where no reason is given. It stays in the history.",
    input: deleteItemSchema,
    answer: done(disabledAnswer),
    run: async (context, { phrItemId, reason, note }) =>
      disabled(await switchHealthRecord(context, phrItemId, false, { reason, note })),
  }),
  defineCall({
    ...phr,
    method: "PUT",
    path: "/phrClientApi/disableMedication",
    summary: "Takes a medication off its list, as entered by mistake where no reason is given.",
    input: disableMedicationSchema,
    answer: done({ ...disabledAnswer, medicationId: id }),
    run: async (context, { medicationId, reason, note }) => ({
      ...disabled(await disableMedication(context, medicationId, { reason, note })),
      medicationId,
    }),
  }),
];
