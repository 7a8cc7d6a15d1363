export const errors = {
  notFound: {
    title: "Page not found",
    text: "We could not find what you were looking for. The address may be mistyped, or the page is no longer there.",
  },
  server: {
    title: "Sorry, something went wrong",
    text: "The problem is on our side and has been recorded. Please try again in a few minutes.",
  },
  signInRequired: {
    title: "Please sign in",
    text: "You need to sign in to see this page.",
    action: "Sign in",
  },
  forbidden: {
    title: "You do not have access to this page",
    text: "If you think that you should, please ask your clinic.",
  },
  methodNotAllowed: {
    title: "This page cannot be used in that way",
    text: "Please go back and try again from the page you came from.",
  },
  conflict: {
    title: "This has changed in the meantime",
    text: "Somebody else changed it while you were looking. Please check what it says now and try again.",
  },
  rateLimited: {
    title: "Too many attempts",
    text: "Please wait a moment before you try again.",
    retryIn_one: "You can try again in {{count, number}} second.",
    retryIn_other: "You can try again in {{count, number}} seconds.",
  },
  tooLarge: { title: "That is too large", text: "Please send less at once, or a smaller file." },
  offline: {
    title: "You are offline",
    text: "We will carry on as soon as the connection is back. What you have typed is still here.",
    back: "You are online again",
  },
  linkExpired: {
    title: "This link has expired",
    text: "For your safety, links work for a limited time only. Please ask your clinic for a new one.",
  },
  linkRevoked: {
    title: "This link is no longer valid",
    text: "It was replaced by a newer one or withdrawn. Please use the latest message from your clinic.",
  },
  organizationNotFound: {
    title: "There is no clinic at this address",
    text: "Please check the address in the message that you received from your clinic.",
  },
  generic: {
    title: "That did not work",
    text: "Please try again. If it happens again, tell your clinic this reference: {{reference}}",
    withoutReference: "Please try again.",
  },
  reference: "Reference: {{reference}}",
  home: "Go to the start page",
  goBack: "Go back",
  reload: "Reload the page",
  stale: {
    text: "This was changed by somebody else while you were editing. Nothing was saved: compare, then save again.",
    field: "Meanwhile it says: {{value}}",
  },
  field: {
    atLeast: "Must be at least {{min}}",
    atMost: "Must be at most {{max}}",
    secureAddress: "Enter an address that starts with https://",
    tooManyLines: "These are too many lines",
    mandatory: "Please fill in this field",
    length: "Must be between {{min}} and {{max}} characters long",
    tooLong: "Must be at most {{max}} characters long",
    tooShort: "Must be at least {{min}} characters long",
    email: "Enter an email address like name@example.com",
    phone: "Enter a phone number with digits only",
    phoneForCountry: "This does not look like a phone number of the chosen country",
    number: "Enter a number",
    date: "Enter a real date",
    dateInPast: "The date must be in the past",
    dateInFuture: "The date must be today or later",
    time: "Enter a time",
    chooseOne: "Choose one of the options",
    invalid: "This value is not valid",
  },
} as const;
