export const mails = {
  confirmRequest: {
    subject: "Please confirm your request for {{date}} by {{until}}",
    body: "We received a request for this appointment with your email address. If you made it, open the link below and confirm it by {{until}}. After that, the time becomes available to other patients. If you did not make it, you can ignore this email. We will not email you about it again.",
  },
  paymentDue: {
    subject: "Please pay for your appointment on {{date}}",
    body: "This appointment has not been paid for yet. Open the page below to see what is left to pay, and pay online. If you have paid in the meantime, you do not need to do anything.",
  },
  payRequest: {
    subject: "Please pay for your appointment on {{date}} by {{until}}",
    body: "We are holding this time for you until {{until}}. Your appointment is booked as soon as you pay. If you do not pay by then, the time becomes available to other patients, and you owe nothing.",
  },
  seatTwice: {
    subject: "A second seat was requested in your group session on {{date}}",
    body: "You already have a seat in this group session, and it is still yours. We have just received a second request with your name and email address. If you do not need another seat, cancel the second request from the email about it. If you did not make that request, please let us know.",
  },
  waitingBook: {
    subject: "A time is available: {{date}}",
    body: "A time you asked for on the waiting list is now available.",
  },
  waitingMove: {
    subject: "An earlier time is available: {{date}}",
    body: "An earlier time for your appointment is now available. Accept it to move your appointment. If you do nothing, your appointment does not change.",
  },
  waitingSeat: {
    subject: "A seat is available: {{date}}",
    body: "A seat in the group session you were waiting for is now available.",
  },
  unconfirmed: {
    subject: "Your appointment on {{date}} is no longer confirmed",
    body: "Please ignore our last message: your appointment on {{date}} at {{time}} is no longer confirmed. We will write again as soon as it is.",
  },
  undoneAsked: {
    subject: "Your request for {{date}} is still open",
    body: "Please ignore our last message: your request for {{date}} at {{time}} is still open, and the appointment is not confirmed yet. We will write again as soon as it is.",
  },
  undoneProposed: {
    subject: "Your appointment on {{date}} is waiting for your answer",
    body: "Please ignore our last message: your appointment on {{date}} at {{time}} is not confirmed. We propose this time. Please confirm it, or choose another one.",
  },
  undoneSure: {
    subject: "Your appointment on {{date}} is confirmed",
    body: "Please ignore our last message: your appointment on {{date}} at {{time}} is confirmed, as agreed.",
  },
  undoneOff: {
    subject: "Your appointment on {{date}} will not take place",
    body: "Please ignore our last message: your appointment on {{date}} at {{time}} will not take place.",
  },
  undone: {
    subject: "Correction: your appointment on {{date}}",
    body: "We have undone the last change to your appointment. Its details are shown here.",
  },
  staffUndone: {
    subject: "Change undone: {{date}}",
    body: "The last change to this appointment was undone. Its details are shown here.",
  },
  staffBegunAlone: {
    subject: "A doctor set and began an appointment alone: {{date}}",
    body: "{{doctor}} began an appointment with {{patient}} that nobody else had set, confirmed or checked in. It opened the patient’s health record to them. We have told the patient. Please check that the appointment was genuine.",
  },
  expired: {
    subject: "Your appointment on {{date}} will not take place",
    body: "This appointment was not confirmed in time, so it will not take place. If you still need one, you can book another time.",
  },
  staffConfirmed: {
    subject: "Confirmed by the patient: {{date}}",
    body: "The patient has confirmed this appointment.",
  },
  staffExpired: {
    subject: "Not confirmed in time: {{date}}",
    body: "This appointment was not confirmed in time, so it will not take place. We have told the patient.",
  },
  patientWelcome: {
    subject: "Welcome to {{organization}}",
    body: "Your account is ready. Confirm your email address to see all the appointments the clinic books for you.",
  },
  proveEmail: {
    subject: "Confirm your email address",
    body: "Please confirm that this is the email address of your account at {{organization}}. You can then see all the appointments the clinic books for you.",
    action: "Confirm my email address",
    expires_one: "The link works for {{count, number}} day and only once.",
    expires_other: "The link works for {{count, number}} days and only once.",
    notYou:
      "If you did not create this account, do not confirm it. If you choose a new password, the person who created it can no longer sign in.",
  },
  employeeRegistered: {
    subject: "Your registration at {{organization}}",
    body: "Thank you for registering. The practice will review your registration and email you when it is approved.",
  },
  familyAgreed: {
    subject: "{{relative}} has agreed",
    body: "You can now act for {{relative}} at {{organization}}: book and manage appointments, and see what the clinic shows them. Either of you can end this at any time.",
    action: "View your family",
  },
  familyDeclined: {
    subject: "{{relative}} has declined",
    body: "{{relative}} does not want anyone to act for them at {{organization}}. You cannot see any of their information.",
  },
  importDone: {
    subject: "Your patient import is done",
    body: "The import of {{file}} is done. Rows with errors are ready to fix, and rows that look like existing patients are ready to review.",
    action: "View import",
  },
  importStopped: {
    subject: "Your patient import has stopped",
    body: "The import of {{file}} has stopped and needs your attention.",
    action: "See why it stopped",
  },
} as const;
