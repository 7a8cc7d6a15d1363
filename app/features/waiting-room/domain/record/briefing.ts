/** What a patient reads and answers before an appointment. */
export interface Briefing {
  text: string;
  questions: readonly string[];
}

/** Answers as they are written into the chat: each question with its answer below; what was left empty is left out. */
export function answersAsMessage(questions: readonly string[], answers: readonly string[]): string {
  return questions
    .flatMap((question, index) => {
      const answer = answers[index]?.trim() ?? "";
      return answer === "" ? [] : [`${question}\n${answer}`];
    })
    .join("\n\n");
}

/** The answers among the messages of a chat, as they were last written there; empty where there are none. */
export const answersIn = (questions: readonly string[], messages: readonly string[]): string =>
  messages.findLast((message) => questions.some((question) => message.startsWith(`${question}\n`))) ?? "";
