/** Notes and letters about patients, as both patients and staff read them. */
export const notes = {
  title: "Notes and letters",
  titleOf: "Notes and letters: {{name}}",
  lead: "What your doctor wrote about your appointments and shared with you.",
  kinds: {
    NOTE: "Note",
    SICK_NOTE: "Sick note",
    REFERRAL: "Referral letter",
    PATIENT_SUMMARY: "Summary for the patient",
  },
  status: {
    DRAFT: "Draft",
    SIGNED: "Signed",
    AMENDED: "Signed, with additions",
    ENTERED_IN_ERROR: "Entered in error",
    DISCARDED: "Discarded",
  },
  shared: {
    UNPUBLISHED: "Not shared with the patient",
    PUBLISHED: "Shared with the patient",
    WITHDRAWN: "No longer shared with the patient",
  },
  /** Said to the patient. */
  sharedWithYou: "Shared with you",
  list: {
    empty: "No notes yet",
    emptyText: "Notes and letters that your doctor shares with you appear here.",
    emptyStaff: "Nothing has been written about this patient yet.",
    date: "Date",
    by: "{{name}}, {{date}}",
    withdrawn: "This was withdrawn: {{reason}}",
    more: "Older notes",
    open: "Open",
    openOf: "Open {{title}} of {{date}}",
    authorOnly: "Only for its author",
  },
  view: {
    patient: "Patient",
    provider: "Doctor",
    written: "Written",
    signed: "Signed",
    signedBy: "{{name}}, {{date}}",
    addenda: "Additions",
    addedBy: "{{name}}, {{date}}. Reason: {{reason}}",
    empty: "Nothing was written here.",
    pdf: "Open as PDF",
  },
  print: {
    draft: "DRAFT",
    birthDate: "Date of birth",
  },
  refused: {
    changed: "Someone has changed this note since you opened it. Read it again, then decide.",
    closed: "This note has been signed or discarded. What you typed is kept on this device.",
    unsettled: "Two texts are waiting for a choice in “{{title}}”",
    missing: "“{{title}}” must not be empty",
    busy: "Others are saving at this moment. Try again.",
    overtaken:
      "A later save of this window is stored already, and this one is not in it. Copy your text and reload the note.",
  },
  withdrawnInError: "It was entered by mistake.",
} as const;
