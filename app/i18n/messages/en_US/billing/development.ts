/** The words of the gateway without money, and of its page. */
export const development = {
  name: "Test payments",
  tryOut: "Use the test service",
  tryOutText: "Takes no real money. Not available in production.",
  title: "Test payment",
  lead: "A real payment service would show its own page here. Choose what should happen.",
  pay: "Pay {{amount}}",
  decline: "Decline",
  back: "Go back",
  over: "This payment has ended",
} as const;
