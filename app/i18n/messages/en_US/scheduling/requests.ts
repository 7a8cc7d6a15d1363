export const requests = {
  tooMany: {
    asker: "There are already several open requests from you or your network. Please wait for our answer, or call us.",
    provider:
      "Many people are requesting appointments with this doctor right now. Please try again in 15 minutes, or call us.",
  },
  step: "Step {{step}}",
  notHeld: "We cannot hold this time while you fill in the form. It is yours once you have booked it.",
  proof: {
    title: "One more step: confirm your request",
    text: "We sent a link to {{email}}. Open it and confirm your request by {{until}}. After that, the time becomes available to other patients.",
    textWithoutEmail: "Open the link we sent you and confirm your request by {{until}}.",
    ask: "Confirm your request by {{until}}. After that, the time becomes available to other patients.",
    action: "Confirm my request",
    staff: "The patient has until {{until}} to confirm this request by email. We have not notified anyone else yet.",
  },
  pay: {
    title: "Almost done: pay to book",
    until: "We are holding this time for you until {{until}}. Your appointment is booked as soon as you pay.",
    bookAndPay: "Book and pay {{price}}",
    staff: "The patient has until {{until}} to pay for this request.",
  },
  mail: { confirm: "Confirm my request", pay: "Pay for the appointment" },
  setting: {
    label: "Require email confirmation for requests made without signing in",
    hint: "We email the patient a link and hold the time for 15 minutes. This turns on automatically for a doctor who is getting unusually many requests.",
  },
} as const;
