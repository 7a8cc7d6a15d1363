import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { questionRows } from "../../data/settings/booking-questions-edit.server";
import { questionKind } from "../../schemas/settings/booking-question";
import { readBookingQuestions } from "./read-booking-questions.server";

/**
 * Adds a question to an offering, at the end, or changes the one that `id` names. Answers that were given keep the
 * wording that was asked.
 * @throws as saveRecord
 */
export async function saveBookingQuestion(
  context: RequestContext,
  serviceOfferingId: string,
  raw: unknown,
): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(questionKind.schema, raw);
  const typed = (options: readonly string[]) => options.join("\n");
  const read = async () => {
    const { questions } = await readBookingQuestions(context, serviceOfferingId);
    const question = questions.find((each) => each.id === id);
    return { last: questions.at(-1), form: question && { ...question, options: typed(question.options) } };
  };
  const { last, form } = await read();
  return saveRecord(context, {
    kind: "bookingQuestion",
    ...{ id, version, values: { ...values, options: typed(values.options) } },
    before: form,
    read: async () => (await read()).form,
    ...questionRows.saving(context.db, values, { serviceOfferingId, position: (last?.position ?? -1) + 1 }),
  });
}
