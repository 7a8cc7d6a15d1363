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
