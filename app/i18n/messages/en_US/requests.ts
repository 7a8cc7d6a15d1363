export const requests = {
  tooMany: {
    asker:
      "There are already several open requests from you or your network. Please wait until they are answered, or call us.",
    provider: "Many people are requesting this doctor right now. Please try again in 15 minutes, or call us.",
  },
  step: "Step {{step}}",
  notHeld: "This time is not held while you fill in the form. It is yours once you have booked it.",
  proof: {
    title: "One more step: confirm your request",
    text: "We sent a link to {{email}}. Open it and confirm your request by {{until}}. After that, the time is free for others again.",
    textWithoutEmail: "Open the link that we sent you and confirm your request by {{until}}.",
    ask: "Confirm your request by {{until}}. After that, the time is free for others again.",
    action: "Confirm my request",
    staff: "The patient has until {{until}} to confirm this request by email. Nobody else has been told of it yet.",
  },
  pay: {
    title: "Almost done: pay to book",
    until: "We are holding this time for you until {{until}}. Your appointment is booked once it is paid.",
    bookAndPay: "Book and pay {{price}}",
    staff: "The patient has until {{until}} to pay for this request.",
  },
  mail: { confirm: "Confirm my request", pay: "Pay for the appointment" },
  setting: {
    label: "Ask people who have not signed in to confirm their request by email",
    hint: "We mail them a link and hold the time for 15 minutes. This turns on by itself for a doctor while unusually many requests arrive.",
  },
} as const;
