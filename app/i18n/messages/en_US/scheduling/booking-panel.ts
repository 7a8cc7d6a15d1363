/** The panel in which staff book. */
export const bookingPanel = {
  title: "Book an appointment",
  patient: {
    title: "Patient",
    search: "Name, phone, birth date or patient number",
    missing: "Choose a patient or add a new one",
    found: "Patients found",
    contact: "Add a birth date and email address",
  },
  what: {
    title: "Appointment",
    anyone: "Anyone available",
    oneDoctor: "Recurring appointments are all with one doctor.",
    price: "Price",
  },
  when: {
    title: "When",
    mode: "What to book",
    modes: { time: "A time", now: "Walk-in now", repeat: "Recurring", wait: "Waiting list" },
    next: "Next available times",
    none: "No available times in the booking period",
    changed: "The available times have changed.",
  },
  now: {
    who: "Who sees the patient",
    free: "Free now",
    missing: "Choose a doctor",
    noGroups: "Patients join a group session at its own time. Choose a time instead.",
  },
  wait: {
    text: "We offer the patient a time that becomes available, and hold it for up to two hours.",
    sessions: "Full session",
    noneFull: "No session is full. Choose a time to book a seat.",
    chooseSession: "Choose a full session",
    submit: "Add to the waiting list",
    added: "Added to the waiting list",
    notOnline: "Patients cannot book this service online, so we cannot offer them a time.",
    tooMany: "This patient is on as many waiting lists as possible",
  },
  told: {
    title: "Details",
    agreedHint: "This confirms the appointment. Otherwise, we ask the patient to confirm it.",
    doNotNotify: "Do not notify the patient",
    doNotNotifyHint: "We send no message about this booking.",
  },
  submit: "Book appointment",
} as const;
