/** What every printed sheet says, whatever stands on it. */
export const print = {
  madeAt: "As of {{date}}",
  confidential: "Confidential health information",
  page: "Page {{page}} of {{pages}}",
  registrationNumber: "Registration number: {{number}}",
  notSigned: "Not signed",
  signedAt: "Signed electronically on {{date}}",
  patientNumber: "No. {{number}}",
  unprintable: "No font for paper has these characters: {{signs}}. Write them in another way.",
} as const;
