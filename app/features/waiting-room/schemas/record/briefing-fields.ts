import { questionOfField } from "~/features/forms/domain/questions/question";

/** What was filled in of a briefing's form, by question. */
export const briefingFields = (form: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const question = questionOfField(name);
      return question === undefined ? [] : [[question, value]];
    }),
  );
