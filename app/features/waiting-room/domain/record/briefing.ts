/**
 * The answers among the messages of a chat, as they were last written there before answers were kept with the
 * appointment; empty where there are none.
 */
export const answersIn = (questions: readonly string[], messages: readonly string[]): string =>
  messages.findLast((message) => questions.some((question) => message.startsWith(`${question}\n`))) ?? "";
