export const mails = {
  confirmRequest: {
    subject: "Please confirm your request for {{date}} by {{until}}",
    body: "Somebody asked for this appointment with your email. If it was you, open the link below and confirm it by {{until}}; after that the time is free for others again. If it was not you, do nothing: we will not write to you about it again.",
  },
  payRequest: {
    subject: "Please pay for your appointment on {{date}} by {{until}}",
    body: "We are holding this time for you until {{until}}. The appointment is booked once it is paid. If it is not paid by then, the time is free for others again and you owe nothing.",
  },
  seatTwice: {
    subject: "A second seat was requested in your session on {{date}}",
    body: "You have a seat in this session already, and it stays yours. Somebody just asked for another one with your name and email. If you did not mean to, cancel the second request from its own email. If it was not you, please tell us.",
  },
  waitingBook: {
    subject: "An earlier time is free: {{date}}",
    body: "A time that you were waiting for has become free.",
  },
  waitingMove: {
    subject: "An earlier time is free: {{date}}",
    body: "An earlier time for your visit has become free. It is yours if you take it; until then your visit stays as it is.",
  },
  waitingSeat: {
    subject: "A seat is free: {{date}}",
    body: "A seat of the session that you were waiting for has become free.",
  },
  expired: {
    subject: "Your visit on {{date}} does not take place",
    body: "This visit was not confirmed in time, so it does not take place. If you still need one, you can book another time.",
  },
  staffConfirmed: {
    subject: "Confirmed by the patient: {{date}}",
    body: "The patient has confirmed this visit.",
  },
  staffExpired: {
    subject: "Not confirmed in time: {{date}}",
    body: "This visit was not confirmed in time, so it does not take place. The patient was told.",
  },
  patientWelcome: {
    subject: "Welcome to {{organization}}",
    body: "Your account is ready. You can book visits and see them at a glance.",
    action: "Sign in",
  },
  employeeRegistered: {
    subject: "Your registration at {{organization}}",
    body: "Thank you for registering. The practice will look at your registration and write to you once it is approved.",
  },
  familyAgreed: {
    subject: "{{relative}} has agreed",
    body: "You may act for {{relative}} at {{organization}} from now on: book and manage visits, and see what the clinic shows them. Either of you can end it at any time.",
    action: "See your family",
  },
  familyDeclined: {
    subject: "{{relative}} has declined",
    body: "{{relative}} does not want somebody to act for them at {{organization}}. Nothing of theirs is shown to you.",
  },
  importDone: {
    subject: "Your import of patients is done",
    body: "The file {{file}} has been read to its end. What could not be taken waits to be mended, and what is near to somebody who is there waits for your decision.",
    action: "See the import",
  },
  importStopped: {
    subject: "Your import of patients has stopped",
    body: "The import of {{file}} does not go on by itself.",
    action: "See why it stopped",
  },
} as const;
