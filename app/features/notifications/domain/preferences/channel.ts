/** The ways to a receiver besides what is filed inside the app. */
export const CHANNELS = ["MAIL", "SMS", "WHATSAPP", "PUSH"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What is told in a line or two, by a row of the outbox of its own; a mail is the row that asks for it. */
export const SHORT_CHANNELS = ["SMS", "WHATSAPP", "PUSH"] as const satisfies readonly Channel[];
export type ShortChannel = (typeof SHORT_CHANNELS)[number];
