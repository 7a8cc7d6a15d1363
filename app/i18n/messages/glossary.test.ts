import { describe, expect, it } from "vitest";
import { MESSAGE_LOCALES, type MessageLocale } from "../locales";
import type { MessageTree } from "../message-types";
import { MESSAGES } from "../../../tests/support/all-messages";

/** What docs/glossary.md keeps off the screens: words that have another word there, and turns nobody would say. */
const AVOIDED: Readonly<Record<MessageLocale, readonly RegExp[]>> = {
  en_US: [
    /\bvisits?\b/i,
    /\b(video|physical) consultations?\b/i,
    /\bbranch(es)?\b/i,
    // One's place in line is no location.
    /(?<!take )\bplaces?\b(?! in line)/i,
    /\be-mails?\b|\bmail(s|ed)?\b/i,
    /\bemployees?\b|\bproviders?\b/i,
    /\bfree times?\b|\bfree for others\b|\btaken\b(?! over)/i,
    /\blog(ged)? (in|out)\b|\bsecond steps\b/i,
    /\bset (an |these )?appointments?\b|\bappointments? set\b/i,
    /\bcancelled\b|\bcolours?\b|\bgrey\b|\bcentre\b|\bcentimetres?\b/i,
    /\bwhoever\b|\bsomebody\b|\banybody\b|\bone another\b/i,
    /\ball the same\b|\bfrom now on\b|\bit holds\b|\bas it was\b|\bmeanwhile\b|\bso far\b|\bany more\.?$/i,
    // 'No more than 366 days' and 'no more appointments' are plain; 'tell me no more' is not.
    /\bno more(?! (than|appointments|available times|updates)\b)/i,
    /\b(is|are|be|been) told of\b|\bby (its|their|your|my) rights\b/i,
    /^(a|an|the) .* waits? (for|to)\b/i,
    /\brefunds? waiting\b|\bwaits to be refunded\b/i,
    /\brefut|\btake back\b|\bsort of\b|\bblood (glucose|groups?)\b|\bfilms?\b|\bleave (it|them) out\b/i,
  ],
  es_ES: [
    /\bsedes?\b/i,
    /\breembolsos? pendientes?\b/i,
    /\bvisitas?\b/i,
    /\bprogram(ar|e) (una |sus )?citas?\b/i,
    /\bconsultorios?\b/i,
    /\bcorreos?\b(?! electrónicos?)/i,
    /\bhoras? libres?\b|\blibres? para otr/i,
    /\bhistorias? clínicas?\b|\bseguimiento de salud\b|\bazúcar en sangre\b|\bpresión arterial\b/i,
  ],
  // A postal code has the word for mail, too.
  ar_BH: [
    /زيار/,
    /بانتظار الاسترداد|بانتظار ردها/,
    /فرع|فروع/,
    /طاقم/,
    /يوميات الصحة|متابعة القياسات|السجل الطبي/,
    /منفي|نُفي|النفي/,
    /(?<!رمز ال|ال)بريد(?!(ك|ه|ي|ًا)? (ال)?إلكتروني|ي)/,
  ],
};

/**
 * Messages in which such a word is right: people are born in a place, and medicines are taken.
 */
const ALLOWED: Readonly<Record<MessageLocale, readonly string[]>> = {
  en_US: ["medicine-checks:INTERVAL.weekly", "social-history:fields.birthplace"],
  es_ES: [],
  ar_BH: [],
};

/** Each message with the path of its key: `booking:time.full`. */
function messagesIn(tree: MessageTree, path: string, separator: string): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const at = `${path}${separator}${key}`;
    return typeof value === "string" ? [[at, value]] : messagesIn(value, at, ".");
  });
}

describe("the words of the glossary", () => {
  it.each(MESSAGE_LOCALES)("are kept to by every message of %s", (locale) => {
    const said = Object.entries(MESSAGES[locale]).flatMap(([name, tree]) => messagesIn(tree, name, ":"));
    expect(said.length).toBeGreaterThan(3000);
    const found = said.filter(([, text]) => {
      const words = text.replaceAll(/\{\{.*?\}\}/g, "");
      return AVOIDED[locale].some((avoided) => avoided.test(words));
    });
    // An exception that is none any more is to go, too.
    expect(found.map(([path]) => path).sort()).toEqual([...ALLOWED[locale]].sort());
  });
});
