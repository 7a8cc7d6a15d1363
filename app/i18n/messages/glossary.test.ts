import { describe, expect, it } from "vitest";
import type { MessageLocale } from "../locales";
import type { MessageTree, Namespace } from "../message-types";
import { MESSAGES } from "./all.server";

/** The files whose words go by docs/glossary.md. */
const FILES: readonly Namespace[] = [
  "booking",
  "calendar",
  "demo",
  "family",
  "group-sessions",
  "home",
  "patients",
  "questions",
  "rooms",
  "schedule",
  "scheduling",
  "signup",
  "timings",
  "video",
  "visit-kinds",
  "waiting-room",
  "why",
];

/** What docs/glossary.md keeps off the screens. One's place in line is no location. */
const AVOIDED: Readonly<Record<MessageLocale, readonly RegExp[]>> = {
  en_US: [
    /\bvisits?\b/i,
    /\bbranch(es)?\b/i,
    /\bplaces?\b(?! in line)/i,
    /\be-mails?\b|\bmail(s|ed)?\b/i,
    /\bfree times?\b|\btaken\b/i,
    /\blog(ged)? (in|out)\b/i,
    /\bcancelled\b|\bcolours?\b|\bgrey\b/i,
    /\bwhoever\b|\bsomebody\b|\bone another\b/i,
    /\ball the same\b|\bfrom now on\b|\bit holds\b|\bas it was\b|\bmeanwhile\b/i,
  ],
  es_ES: [/\bsedes?\b/i, /\bvisitas?\b/i, /\bcorreos?\b(?! electrónicos?)/i, /\bhoras? libres?\b/i],
  ar_BH: [/زيار/, /فرع|فروع/, /بريد(?!(ك|ه|ي)? (ال)?إلكتروني|ي)/],
};

function texts(tree: MessageTree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : texts(value)));
}

describe("the words of the glossary", () => {
  it.each(["en_US", "es_ES", "ar_BH"] as const)("are kept to by every message of %s", (locale) => {
    const said = FILES.flatMap((file) => texts(MESSAGES[locale][file]).map((text) => `${file}: ${text}`));
    const wordsOf = (line: string) => line.slice(line.indexOf(":") + 1).replaceAll(/\{\{.*?\}\}/g, "");
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter((line) => AVOIDED[locale].some((avoided) => avoided.test(wordsOf(line))))).toEqual([]);
  });
});
