import type { ServiceAuthorities } from "./authorities";

export const feedbackAuthorities: ServiceAuthorities = {
  "feedback/ask-feedback": {
    feedbackAsking: "feedback.ask",
    createFeedbackLink: "feedback.ask",
    requestFeedback: "feedback.ask",
  },
  "feedback/list-feedback": { listFeedback: "feedback.read", countFeedbackToSeeTo: "feedback.manage" },
  "feedback/moderate-feedback": {
    publishFeedback: "feedback.manage",
    unpublishFeedback: "feedback.manage",
    hideFeedback: "feedback.manage",
    replyToFeedback: "feedback.manage",
    closeFeedback: "feedback.manage",
  },
  "feedback/feedback-beside": { readFeedbackBeside: "appointment.read" },
  "feedback/reach-feedback": { reachToAnswer: "feedback.answer" },
  "feedback/own-feedback": {
    listOwnFeedback: "feedback.give",
    readOwnQuestion: "feedback.give",
    readPublishedFeedback: "organization.public",
  },
};
