import { posix } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { projectFiles } from "./sources";

const code = () => projectFiles("app").filter(({ path }) => /\.tsx?$/.test(path) && !/\.test\./.test(path));

/** A field that is called `do`: asked for by a component, named by a schema, or read from what was posted. */
const DO_FIELD =
  /name=(?:"do"|\{"do"\})|\bdo: z\b|^\s*"do",$|\["do"\]|[gG]et(?:All)?\("do"\)|field: "do"|\.\.\.\w+, do: /;

test("the button that was pressed is posted as `intent`, and nothing as `do`", () => {
  const named = code().flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => (DO_FIELD.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(named).toEqual([]);
});

/** Screens that answer a post by other means than defineForm, each with what makes that right. The list only shrinks. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "app/features/consultations/routes/notes/saves.ts": "asked by the script that saves as it is typed",
  "app/features/consultations/routes/laboratory/part.ts":
    "a part of a file, which is read once it is known who sends it",
  "app/features/consultations/routes/laboratory/upload.ts": "asked by the script that sends a file",
  "app/features/consultations/routes/laboratory/uploads.ts": "asked by the script that sends a file",
  "app/features/phr/routes/files/part.ts": "a part of a file, which is read once it is known who sends it",
  "app/features/phr/routes/files/upload.ts": "asked by the script that sends a file",
  "app/features/phr/routes/files/uploads.ts": "asked by the script that sends a file",
  "app/features/waiting-room/routes/chat-part.ts": "a part of a file, which is read once it is known who sends it",
  "app/features/waiting-room/routes/chat-upload.ts": "asked by the script that sends a file",
  "app/features/waiting-room/routes/chat-uploads.ts": "asked by the script that sends a file",
  "app/features/waiting-room/routes/chat-files.ts": "a file, which is read once it is known who sends it",
  "app/pages/errors/logout.tsx": "the session ends whatever is posted",
  "app/pages/errors/unknown.tsx": "whatever is posted is refused",
};

test("a screen that is posted to answers by the acts of defineForm", () => {
  const answering = code().filter(({ text }) => /^export (?:const|(?:async )?function) action\b/m.test(text));
  const others = answering.filter(({ text }) => !/^export const action = defineForm\(/m.test(text));
  expect(answering.length).toBeGreaterThan(80);
  expect(others.map(({ path }) => path).sort()).toEqual(Object.keys(OTHERWISE).sort());
});

/** Who reads what a form posts: defineForm for every screen, the calls, and the file that a chat is sent. */
const READERS = [
  "app/features/waiting-room/services/chat/send-file.server.ts",
  "app/platform/calls/calls.server.ts",
  "app/platform/http/define-form.server.ts",
  "app/platform/http/form.server.ts",
  "app/platform/http/read-body.server.ts",
];

test("no screen reads the body of its form by itself, let alone twice", () => {
  const readers = code().filter(({ text }) => /\b(?:readForm|submitForm)[(<]/.test(text));
  expect(readers.map(({ path }) => path).sort()).toEqual(READERS);
});

/**
 * Screens whose form posts no intent though another form or button of theirs does, each with what is done then. It may
 * end and send nothing: whatever cannot be taken back has an intent of its own. The list only shrinks.
 */
const WITHOUT_INTENT: Readonly<Record<string, string>> = {
  "app/features/identity/routes/confirm-identity.tsx": "whoever asks is known by a password",
  "app/features/identity/routes/employees/user-account.tsx": "what was typed is saved, from a version",
  "app/features/identity/routes/set-up-authenticator.tsx": "the code that was typed is compared",
  "app/features/notifications/routes/preferences.tsx": "what was chosen is saved, from a version",
  "app/features/notifications/routes/unsubscribe.tsx": "messages stop, as a mail program asks by itself (RFC 8058)",
  "app/features/organization/routes/area-setting.tsx": "what was typed is saved, from a version",
  "app/features/patients/routes/family-edit.tsx": "what was typed is saved, from a version",
  "app/features/scheduling/routes/appointments/choice-acts.server.ts": "what was chosen is set, once for its key",
  "app/features/scheduling/routes/public/book.tsx": "the next step is shown",
  "app/features/scheduling/routes/settings/calendar-feeds.tsx": "a feed is made",
  "app/features/scheduling/routes/settings/own-calendar.tsx": "a feed is made",
  "app/features/waiting-room/routes/share-link.tsx": "a link is made",
};

/** Whether an object of acts has one without a name beside others. */
function hasFallback({ path, text }: { path: string; text: string }): boolean {
  if (!text.includes('"":') || !text.includes("http/define-form.server")) return false;
  let found = false;
  const look = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && node.properties.length > 1)
      found ||= node.properties.some(({ name }) => name && ts.isStringLiteral(name) && name.text === "");
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test("what a form does without an intent, beside acts that have one, is known and does no harm", () => {
  const beside = code().filter(hasFallback);
  expect(beside.map(({ path }) => path).sort()).toEqual(Object.keys(WITHOUT_INTENT).sort());
});

/** Rooms that show nothing, and answer nothing that is posted. */
const UNSHOWN = /\/(?:services|data|support|adapters|gateways|db)\//;
const INTENT = /name="intent"\s+value="([\w-]+)"/g;

const texts = new Map(code().map(({ path, text }) => [path, text]));

/** The files of the project that a file imports, types aside. */
function importsOf(path: string): string[] {
  const names = (texts.get(path) ?? "").matchAll(/^(?:import|export)(?! type)[^;"]*from "([~.][^"]*)"/gm);
  return [...names].flatMap(([, name = ""]) => {
    const base = name.startsWith("~/") ? `app/${name.slice(2)}` : posix.join(posix.dirname(path), name);
    return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].filter((each) => texts.has(each)).slice(0, 1);
  });
}

/** What a screen is made of: the file itself, and everything that it imports to show. */
function partsOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || UNSHOWN.test(path)) return found;
  found.add(path);
  for (const each of importsOf(path)) partsOf(each, found);
  return found;
}

const actsIn = (paths: Iterable<string>) =>
  [...paths].filter((path) => /\/(?:routes|pages|platform\/records)\//.test(path)).map((path) => texts.get(path) ?? "");

function isDeclared(acts: readonly string[], intent: string): boolean {
  const key = new RegExp(String.raw`(?:^|[{,\s])"?${intent}"?\s*(?::|,|\s\})`, "m");
  return acts.some((text) => key.test(text));
}

/** The intents that a file posts, and whether the form says to which other screen. */
const postedBy = (path: string) => {
  const text = texts.get(path) ?? "";
  return [...text.matchAll(INTENT)].map(({ 1: intent = "", index }) => {
    const form = /<form\b[^]*?[^=]>/.exec(text.slice(Math.max(0, text.slice(0, index).lastIndexOf("<form"))));
    return { intent, elsewhere: /\baction=/.test(form?.[0] ?? "") };
  });
};

test("every intent that a button or a hidden field posts is declared by an act", () => {
  const all = actsIn(texts.keys());
  const posted = new Set([...texts.keys()].flatMap(postedBy).map(({ intent }) => intent));
  expect(posted.size).toBeGreaterThan(30);
  expect([...posted].filter((intent) => !isDeclared(all, intent))).toEqual([]);
});

test("every screen declares the intents that its own forms post, wherever it has them from", () => {
  const screens = [...texts].filter(
    ([path, text]) => /\/(?:routes|pages)\//.test(path) && /^export default /m.test(text),
  );
  const posted = screens.flatMap(([screen]) => {
    const parts = partsOf(screen);
    const acts = actsIn(parts);
    return [...parts].flatMap((path) =>
      postedBy(path)
        .filter(({ elsewhere }) => !elsewhere)
        .map(({ intent }) => ({ said: `${screen}: ${intent} of ${path}`, declared: isDeclared(acts, intent) })),
    );
  });
  expect(posted.length).toBeGreaterThan(100);
  expect(posted.filter(({ declared }) => !declared).map(({ said }) => said)).toEqual([]);
});
