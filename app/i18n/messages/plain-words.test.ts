import { describe, expect, it } from "vitest";
import type { MessageLocale } from "../locales";
import type { MessageTree, Namespace } from "../message-types";
import { MESSAGES } from "./all.server";

/** The messages of accounts, settings, payments, imports, emails and text messages. */
const FILES: readonly Namespace[] = [
  "common",
  "errors",
  "identity",
  "security",
  "employees",
  "organization",
  "settings",
  "api-access",
  "google-calendar",
  "billing",
  "imports",
  "notifications",
  "channels",
  "wording",
  "marketing",
  "mails",
  "files",
];

/** Words that have another word on screens (appointment, location, email, team member), and turns nobody would say. */
const AVOIDED: Readonly<Record<MessageLocale, readonly RegExp[]>> = {
  en_US: [
    /\bvisits?\b/i,
    /\bbranch(es)?\b/i,
    /(?<!take )\bplaces?\b/i,
    /\be-mails?\b|\bmail(s|ed)?\b/i,
    /\bemployees?\b|\bproviders?\b/i,
    /\bfree times?\b|\btaken\b|\bholds?\b(?! (this|it) )/i,
    /\blog(ged)? (in|out)\b|\bsecond steps\b/i,
    /\bcancelled\b|\bcolours?\b|\bcentre\b|\bcentimetres?\b/i,
    /\bwhoever\b|\bsomebody\b|\banybody\b|\bone another\b/i,
    /\ball the same\b|\bfrom now on\b|\bas it was\b|\bmeanwhile\b|\bso far\b|\bno more\b|\bany more\.?$/i,
  ],
  es_ES: [/\bvisitas?\b/i, /\bcorreos?\b(?! electrónicos?)/i, /\bhoras? libres?\b/i, /\bpor correo$/i],
  ar_BH: [/زيار/, /فرع|فروع/, /(?<!رمز ال|ال)بريد(?!(ك|ه|ي)? (ال)?إلكتروني|ي)/],
};

function texts(tree: MessageTree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : texts(value)));
}

describe("the words of accounts, settings and messages", () => {
  it.each(["en_US", "es_ES", "ar_BH"] as const)("of %s are one for each thing, and none that nobody says", (locale) => {
    const said = FILES.flatMap((file) => texts(MESSAGES[locale][file]));
    const wordsOf = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, "");
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter((text) => AVOIDED[locale].some((avoided) => avoided.test(wordsOf(text))))).toEqual([]);
  });
});
