import { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { PRIORITY_NUMBER } from "../../domain/laboratory/priorities";
import { labOrderedAnswer, labOrdersAnswer, labsAnswer, labTestsAnswer } from "../../schemas/laboratory/lab-answers";
import { categorySchema, labOrderCallSchema, labSearchSchema } from "../../schemas/laboratory/lab-order";
import { listLabOrders } from "../../services/laboratory/list-lab-orders.server";
import { listOrderable } from "../../services/laboratory/list-orderable-tests.server";
import { saveLabOrder } from "../../services/laboratory/save-lab-order.server";

const lab = { auth: "api", audience: "clinical" } as const;
const BASE = "/api/medical/lab";

const testsSchema = z.object({
  category: z.preprocess((value) => value || undefined, categorySchema.optional()),
  labId: z.string().max(64).optional(),
});

/** Laboratories, their tests, and orders. */
export const laboratoryCalls = callsOf("clinical", [
  defineCall({
    ...{ ...lab, method: "GET", path: `${BASE}/list`, answer: labsAnswer, input: z.object({}) },
    summary: "Lists the laboratories that can be asked.",
    run: async (context) => {
      const { laboratories } = await listOrderable(context);
      const labsList = laboratories.map(({ id, name, phone, email, address, openingHours }) => ({
        ...{ id, name, phone, email, address, openingHours },
      }));
      return { status: true, labsList };
    },
  }),
  defineCall({
    ...{ ...lab, method: "GET", path: `${BASE}/test`, answer: labTestsAnswer, input: testsSchema },
    summary: "Lists the tests and panels of a category, of one laboratory or of all.",
    run: async (context, { category, labId }) => {
      const { tests, panels } = await listOrderable(context, { category, laboratoryId: labId || undefined });
      return {
        status: true,
        tests: tests.map(({ id, laboratoryId, name, code, loinc, category: of, sample, fasting, preparation }) => ({
          ...{ id, labId: laboratoryId, name, code, loinc, category: of, sample, fasting, preparation },
        })),
        panels: panels.map(({ id, laboratoryId, name, loinc, testIds }) => ({
          ...{ id, labId: laboratoryId, name, loinc, testIds },
        })),
      };
    },
  }),
  defineCall({
    ...{ ...lab, method: "POST", path: `${BASE}/order`, answer: labOrderedAnswer, input: z.looseObject({}) },
    takes: labOrderCallSchema,
    summary: "Orders tests for a patient: the order goes to the laboratory at once, or stays a draft with send=false.",
    run: async (context, input) => {
      const { send = true, again = true, labId, ...order } = input;
      const { id, sent } = await saveLabOrder(context, {
        laboratoryId: labId,
        ...order,
        send: send !== "false" && send,
        // A call asks nobody: it says no where it does not mean it.
        again: again !== "false" && again,
      });
      return { status: true, labOrderId: id, sent };
    },
  }),
  defineCall({
    ...{ ...lab, method: "GET", path: `${BASE}/order/search`, answer: labOrdersAnswer, input: z.looseObject({}) },
    takes: labSearchSchema,
    summary:
      "Lists orders, newest first, ten a page: of a patient, or the provider's own; by its number also one of a patient of theirs.",
    run: async (context, input) => {
      const { orders, next } = await listLabOrders(context, input);
      const labOrderList = orders.map((order) => {
        const { id, number, patientId, patientName, providerName, laboratoryId, laboratoryName } = order;
        const { category, state, priority, wishedDate, orderedAt, releasedAt, tests } = order;
        return {
          ...{ id, number, patientId, patientName, providerName, labId: laboratoryId, labName: laboratoryName },
          ...{ category, state, priority, priorityCode: PRIORITY_NUMBER[priority], wishedDate, orderedAt, releasedAt },
          tests,
        };
      });
      return { status: true, labOrderList, next };
    },
  }),
]);
