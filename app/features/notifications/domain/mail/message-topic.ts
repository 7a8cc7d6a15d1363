import { TEMPLATES } from "~/outbox/mail-templates";

/** What messages are about; news of the practice has no template of its own. */
export const LISTED_TEMPLATES = ["marketing", ...Object.values(TEMPLATES).flat()] as const;

export type MessageTopic = "appointment" | "security" | "account" | "marketing" | "record";

/** What a message is about, without its words. */
export function topicOf(template: string): MessageTopic {
  if (template === "marketing") return "marketing";
  if (/^(appointment|series|groupSession|waitingList|room)\./.test(template)) return "appointment";
  if (/^(note|prescription|labResult|labOrder|consultation|followUp)\./.test(template)) return "record";
  return template.startsWith("security.") || template === "password.reset" ? "security" : "account";
}
