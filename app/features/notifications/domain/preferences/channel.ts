import type { ShortChannel } from "~/outbox/mail-templates";

/** The ways to a receiver besides what is filed inside the app; a mail is the row that asks for the others. */
export const CHANNELS = ["MAIL", "SMS", "WHATSAPP", "PUSH"] as const satisfies readonly ("MAIL" | ShortChannel)[];
export type Channel = (typeof CHANNELS)[number];
