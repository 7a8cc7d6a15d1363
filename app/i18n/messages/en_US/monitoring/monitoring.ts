export const monitoring = {
  error: {
    changed: "This has changed since you opened it. Look at it again, then decide.",
    off: "Remote monitoring is switched off. Switch it on in the settings first.",
    twice: "This patient has this plan already.",
    times: "Enter one to eight times of day, with commas between them, such as 08:00, 20:00.",
    order: "Enter the limits from low to high.",
    nothing: "Add a measurement before you publish the plan.",
    tooMany: "A plan can have up to 12 measurements.",
    consent: "Confirm that you agree before you start.",
  },
} as const;
