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
  "app/features/phr/routes/files/part.ts": "a part of a file, which is read once it is known who sends it",
  "app/features/phr/routes/files/upload.ts": "asked by the script that sends a file",
  "app/features/phr/routes/files/uploads.ts": "asked by the script that sends a file",
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
