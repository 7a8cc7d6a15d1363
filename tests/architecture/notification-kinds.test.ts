import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { NOTIFICATION_KINDS } from "~/features/notifications/kinds/index";
import { kindOf } from "~/features/notifications/kinds/kind-of";
import { isNoticeEvent, noticeFacts } from "~/features/notifications/domain/inbox/notice-event";
import { PATIENT_EVENTS, STAFF_EVENTS } from "~/features/notifications/domain/inbox/own-event";
import { isAppointmentWording } from "~/features/notifications/domain/mail/appointment-wording";
import { isWordingKey, WORDING_KEYS, wordingFacts } from "~/features/notifications/domain/wordings/mail-wording";
import { isTextKey } from "~/features/notifications/domain/wordings/text-wording";
import { textProblems, wordingProblems } from "~/features/notifications/domain/wordings/wording-text";
import { defaultText } from "~/features/notifications/support/wordings/default-text.server";
import { defaultWording } from "~/features/notifications/support/wordings/default-wording.server";
import { createTranslator } from "~/i18n/translator.server";
import { SUBJECT_OF, type MailTemplate } from "~/outbox/mail-templates";
import { projectFiles } from "./sources";

const folder = resolve(import.meta.dirname, "../../app/features/notifications/kinds");
const LOCALES = ["en_US", "es_ES", "ar_BH"] as const;

/** The messages that a kind names itself: its additions, actions, hints and how long its link works. */
function messagesOf(kind: (typeof NOTIFICATION_KINDS)[number]): string[] {
  const named = WORDING_KEYS.filter((key) => key in kind.wordings).map((key) => `wording:names.${key}`);
  const inside = typeof kind.inside === "object" ? Object.keys(kind.inside ?? {}) : [];
  const untitled = inside.filter((event) => isNoticeEvent(event) && noticeFacts(event).titledBy === null);
  const said =
    "actions" in kind
      ? [...kind.adds, ...kind.hints, ...kind.actions.map(({ label }) => label), kind.link?.expires]
      : [];
  return [...named, ...untitled.map((event) => `channels:notice.${event}`), ...said.filter((key) => key !== undefined)];
}

describe("the kinds of notification", () => {
  it("stand one in a file, and each file is in the index", () => {
    const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const files = groups.flatMap(({ name }) => readdirSync(join(folder, name)));
    expect(files.length).toBe(NOTIFICATION_KINDS.length);
    expect(new Set(NOTIFICATION_KINDS).size).toBe(NOTIFICATION_KINDS.length);
  });

  it("are one of each mail that may be asked for, or one to patients and one to staff", () => {
    for (const template of Object.keys(SUBJECT_OF) as MailTemplate[]) {
      const sides = NOTIFICATION_KINDS.filter((kind) => kind.template === template).map(({ to }) => to === "staff");
      expect([template, sides.length, new Set(sides).size]).toEqual([template, sides.length, sides.length]);
      expect([template, kindOf(template, "USER").template]).toEqual([template, template]);
    }
  });

  it("declare a wording each once, tell of appointments in declared stories, and title notices by declared wordings", () => {
    expect(NOTIFICATION_KINDS.flatMap((kind) => Object.keys(kind.wordings)).sort()).toEqual([...WORDING_KEYS].sort());
    for (const kind of NOTIFICATION_KINDS) {
      const stories = "tells" in kind ? Object.values(kind.tells).filter((story) => story !== null) : [];
      expect([kind.template, stories.filter((story) => !isAppointmentWording(story))]).toEqual([kind.template, []]);
      const titles = typeof kind.inside === "object" ? Object.values(kind.inside ?? {}) : [];
      const wrong = titles.filter(({ titledBy }) => titledBy !== null && !isWordingKey(titledBy));
      expect([kind.template, wrong]).toEqual([kind.template, []]);
    }
  });

  it("of which a receiver chooses the channels name an event of the receiver's side", () => {
    for (const { template, to, channels } of NOTIFICATION_KINDS) {
      const events: readonly string[] = to === "staff" ? STAFF_EVENTS : PATIENT_EVENTS;
      expect([template, channels === null || events.includes(channels.event)]).toEqual([template, true]);
    }
  });
});

describe.each(LOCALES)("the messages in %s", (locale) => {
  const translator = createTranslator(locale);

  it("hold a whole wording of every mail, with what it must say and nothing that it cannot fill", () => {
    for (const key of WORDING_KEYS) {
      const wording = defaultWording(translator, key);
      expect([key, wordingProblems(key, wording)]).toEqual([key, []]);
      expect([key, Object.values(wording).filter((said: string) => said.trim() === "")]).toEqual([key, []]);
    }
  });

  it("hold every text that is told to a phone, and none for what is not", () => {
    const worded = WORDING_KEYS.filter((key) => translator.has(`channels:text.${key}`));
    expect(worded).toEqual(WORDING_KEYS.filter((key) => wordingFacts(key).text !== null));
    for (const key of WORDING_KEYS.filter(isTextKey))
      expect([key, textProblems(key, defaultText(translator, key))]).toEqual([key, []]);
  });

  it("hold every name, title, addition, action and hint that a kind names", () => {
    const said = NOTIFICATION_KINDS.flatMap(messagesOf);
    // A message that counts is there by its plural forms alone.
    const missing = said.filter((key) => !translator.has(key) && !translator.has(`${key}_other`));
    expect(missing).toEqual([]);
  });
});

it("no row of the outbox is made by hand: each is parsed as its topic's where it is written", () => {
  const files = projectFiles("app").filter(({ path }) => !path.startsWith("app/outbox/") && !path.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(1_000);
  const topics = /\btopic: "(?!OUTBOX)[\w.]+"/;
  expect(files.filter(({ text }) => topics.test(text)).map(({ path }) => path)).toEqual([]);
});
