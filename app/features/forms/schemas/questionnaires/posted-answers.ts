import { answerField, OWN_WORDS, ownWordsField } from "../../domain/questions/question";

/** The items that a page asked, and their answers as they were filled in: several answers in lines of their own. */
export function postedAnswers(form: FormData): { answers: Record<string, string>; asked: string[] } {
  const texts = (name: string) => form.getAll(name).filter((value): value is string => typeof value === "string");
  const asked = texts("asked");
  const answers = asked.map((id) => {
    const said = texts(answerField(id));
    const own = texts(ownWordsField(id))[0] ?? "";
    const isOwn = said[0] === OWN_WORDS || (said.length === 0 && own !== "");
    return [id, isOwn ? own : said.join("\n")] as const;
  });
  return { answers: Object.fromEntries(answers), asked };
}
