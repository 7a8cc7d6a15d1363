import { describe, expect, test } from "vitest";
import { projectFiles } from "./sources";

const files = projectFiles().filter(({ path }) => path !== "package-lock.json");
const readable = files.filter(({ text }) => !text.includes("\u0000"));
const itself = "tests/architecture/words-and-names.test.ts";

/** Where a pattern occurs, as 'path:line', this file aside. */
function occurrences(pattern: RegExp, among = readable): string[] {
  return among
    .filter(({ path }) => path !== itself)
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}

describe("what no file of the project says", () => {
  test("no path of one machine", () => {
    expect(occurrences(/(?<![\w.:}/-])\/(work|home\/\w+|Users\/\w+|root)\/|[A-Z]:\\Users\\/)).toEqual([]);
  });

  test("no host of a package registry, in the lock file neither", () => {
    const registry = /registry\.(npmjs|yarnpkg)|npm\.pkg\.github|artifactory|verdaccio|deb\.debian\.org/i;
    expect(occurrences(registry)).toEqual([]);
    expect(occurrences(/"resolved"/, projectFiles("package-lock.json"))).toEqual([]);
  });

  test("no work put off", () => {
    expect(
      occurrences(
        /\b(TODO|FIXME|XXX|HACK)\b/,
        readable.filter(({ path }) => !path.endsWith(".svg")),
      ),
    ).toEqual([]);
  });

  test("no physical side where a logical one keeps right-to-left right", () => {
    const physical =
      /className=.*[" ](-?(ml|mr|pl|pr)-[\w[]|text-(left|right)\b|(left|right)-[\d[]|border-[lr](-|\b)|rounded-[lr]-)/;
    expect(
      occurrences(
        physical,
        readable.filter(({ path }) => path.endsWith(".tsx")),
      ),
    ).toEqual([]);
  });
});

describe("names", () => {
  const code = files.filter(({ path }) => /^(app|workers|party|scripts|tests|benchmarks)\/.*\.tsx?$/.test(path));

  test("a file's name is in kebab case", () => {
    const kebab = /^\$?[a-z0-9]+([-._$+][a-z0-9$]+|\[[a-z.]+\])*\.tsx?$/;
    const locale = /^[a-z]{2,3}_[A-Z]{2}\.ts$/;
    const odd = code.map(({ path }) => path).filter((path) => !kebab.test(base(path)) && !locale.test(base(path)));
    expect(odd).toEqual([]);
  });

  test("no file or folder is a drawer for everything", () => {
    const drawer = /(^|[/.-])(utils?|helpers?|misc|common|managers?)([./-]|$)/;
    // Messages that every feature uses are common to them all.
    const messages = /^app\/i18n\/messages\/[a-z]{2,3}_[A-Z]{2}\/common\//;
    expect(code.map(({ path }) => path).filter((path) => drawer.test(path.replace(messages, "")))).toEqual([]);
  });
});

describe("the words of the code, as docs/glossary.md has them", () => {
  /** What a word is not called, and what it is called instead. */
  const OLD_WORDS: readonly { readonly old: RegExp; readonly now: string }[] = [
    { old: /visit(?!or|ed\b|ing\b|ant)/i, now: "appointment, or in a waiting room stay" },
    { old: /\b(practitioner|clinician)s?\b/i, now: "provider" },
    { old: /owedStep|(^|\/)[\w-]*owed-step/i, now: "required step" },
    { old: /AppointmentStory|StoryFacts|appointment-story/, now: "wording" },
    { old: /\bLooker\b|lookerOf/, now: "viewer" },
    { old: /\b(hatch|carrier|ticketOffice)\b/i, now: "RPC handlers, dispatcher, tickets" },
  ];

  /** What is stored or sent keeps its name, and what names it here. The list only shrinks. */
  const EXCEPTIONS: readonly string[] = [
    "app/features/notifications/domain/wordings/wording-text.ts: visit",
    "app/features/notifications/services/mail/compose-session-mail.server.ts: visit",
    "app/features/notifications/support/mail/appointment-facts.server.ts: visit",
    "app/features/scheduling/schemas/groups/group-session-answers.ts: visits",
    "app/features/scheduling/schemas/series/series.ts: visits",
    "app/features/scheduling/services/groups/change-session.server.ts: visits",
    "app/features/scheduling/services/series/preview-series.server.ts: visits",
    "app/i18n/messages/ar_BH/notifications/wording.ts: visit",
    "app/i18n/messages/ar_BH/waiting-room/video.ts: visitNotOpen",
    "app/i18n/messages/en_US/notifications/wording.ts: visit",
    "app/i18n/messages/en_US/waiting-room/video.ts: visitNotOpen",
    "app/i18n/messages/es_ES/notifications/wording.ts: visit",
    "app/i18n/messages/es_ES/waiting-room/video.ts: visitNotOpen",
    "party/waiting-room/move-storage.ts: visit_id",
    "party/waiting-room/room-storage.ts: visit_id",
    "party/waiting-room/rows.ts: visit_id",
    "scripts/demo/ledger.ts: visitsUntil",
    "scripts/demo/seed.ts: visitsUntil",
    "tests/e2e/main-job/booking.spec.ts: visit$",
    "tests/e2e/notifications/notifications.spec.ts: visit",
    "tests/workers/billing/group-payments.test.ts: visits",
    "tests/workers/notifications/transports.test.ts: visits",
    "tests/workers/scheduling/group-sessions.test.ts: visits",
    "tests/workers/scheduling/series.test.ts: visits",
    "tests/workers/scheduling/video-sessions.test.ts: visits",
    "tests/workers/waiting-room/group-call.test.ts: visit",
  ];

  const code = readable.filter(({ path }) => /^(app|workers|party|scripts|tests|benchmarks)\/.*\.tsx?$/.test(path));
  const isOld = (text: string) => OLD_WORDS.some(({ old }) => old.test(text));

  /** The text with every string and template emptied, its lines as they were. */
  const withoutStrings = (text: string) =>
    text.replace(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, (string) => string.replace(/[^\n]/g, ""));

  test("no name and no comment says an old word, apart from what is stored or sent", () => {
    const found = code
      .filter(({ path }) => path !== itself && !/\/messages\/glossary\.test\.ts$/.test(path))
      .flatMap(({ path, text }) =>
        (withoutStrings(text).match(/[\w$]+/g) ?? []).filter(isOld).map((word) => `${path}: ${word}`),
      );
    expect([...new Set(found)].sort()).toEqual([...EXCEPTIONS].sort());
  });

  test("no file is named by an old word", () => {
    const dated = /^(migrations|public|docs\/decisions)\//;
    expect(files.map(({ path }) => path).filter((path) => !dated.test(path) && isOld(path))).toEqual([]);
  });

  test("no title of a test says an old word", () => {
    const title = /^\s*(?:describe|it|test)\(\s*["`](.*)["`],/;
    const titles = code.flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => {
        const words = path === itself ? undefined : title.exec(line)?.[1];
        return words !== undefined && isOld(words) ? [`${path}:${index + 1}`] : [];
      }),
    );
    expect(titles).toEqual([]);
  });

  test("a professional is somebody who signs up, and is named in no other feature's code", () => {
    const names = /rofessional/;
    const outside = code
      .filter(({ path }) => /^app\/features\//.test(path) && !/^app\/features\/identity\//.test(path))
      .filter(({ text }) => names.test(withoutStrings(text).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")))
      .map(({ path }) => path);
    expect(outside).toEqual([]);
  });
});

function base(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
