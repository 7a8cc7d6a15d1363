export { feedbackCalls } from "./api/feedback-calls.server";
export { createFeedbackLink, feedbackAsking } from "./services/ask-feedback.server";
export { countFeedbackToSeeTo } from "./services/list-feedback.server";
export { feedbackForgotten, listOwnFeedback, readOwnQuestion } from "./services/own-feedback.server";
