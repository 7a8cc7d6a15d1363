export const googleCalendar = {
  title: "Google calendar",
  text: "Connect your own calendar at Google to your visits here.",
  cardTitle: "Your calendar at Google",
  connected: "Connected",
  notConnected: "Not connected",
  connect: "Connect with Google",
  reconnect: "Connect again",
  connectText:
    "You sign in at Google and allow us to see the list of your calendars and the events in them. We ask for nothing else, and you can end it here at any time.",
  disconnect: "Disconnect",
  disconnectText: "We give the permission back to Google and keep nothing of it.",
  calendar: "Calendar that is used",
  since: "Connected on",
  choose: "Use this calendar",
  status: "Status",
  unavailable: "Google calendar is not available here yet",
  unavailableText:
    "Whoever runs this platform has to connect it to Google first. Please ask them; you can then connect your calendar here.",
  done: {
    connected: "Your calendar is connected.",
    chosen: "The calendar was changed.",
    disconnected: "Your calendar is disconnected.",
  },
  problem: {
    title: "Your calendar is not connected",
    denied: "You did not allow it at Google. Nothing was changed.",
    state: "The way back from Google took too long or did not begin here. Please connect again.",
    refused: "Google does not accept the permission any more. Please connect again.",
    unreachable: "Google does not answer just now. Please try again in a few minutes.",
    noCalendar: "There is no calendar in this Google account that you may write to.",
  },
} as const;
