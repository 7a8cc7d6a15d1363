/* What is wrong with a questionnaire that is built or filled in. */
export const questionnaires = {
  error: {
    changed: "This has changed meanwhile. Look at it as it is now.",
    noTitle: "The questionnaire has no title",
    noItems: "The questionnaire asks nothing yet",
    noText: "A question has no text",
    noOptions: "A question to choose from needs at least two options",
    bounds: "The lowest value of a question is above its highest",
    scale: "A scale needs two ends, at most 10 apart",
    showWhen: "A question is shown by the answer to one that does not come before it",
    alarm: "An answer that cannot wait belongs to a question that is gone",
    scores: "Enter numbers of at most 100, with commas between them",
    unknownItem: "The question {{item}} is of a kind that cannot be asked here",
    noResource: "This is not a FHIR R4 questionnaire",
  },
} as const;
