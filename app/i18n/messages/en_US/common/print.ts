/** What every printed sheet says, whatever stands on it. */
export const print = {
  madeAt: "As of {{date}}",
  confidential: "Confidential health information",
  page: "Page {{page}} of {{pages}}",
  registrationNumber: "Registration number: {{number}}",
  notSigned: "Not signed",
  signedAt: "Signed electronically on {{date}}",
  publishedAt: "Published electronically on {{date}}",
  patientNumber: "No. {{number}}",
  unprintable:
    "These characters cannot be printed: {{signs}}. The paper shows the number of each instead, such as [U+1E900]. You can still sign.",
  unprintableName: "Write the patient’s name in other letters",
} as const;
