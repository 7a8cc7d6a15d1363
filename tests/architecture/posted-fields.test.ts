import { expect, test } from "vitest";
import { projectFiles } from "./sources";

/** A field that is called `do`: asked for by a component, named by a schema, or read from what was posted. */
const DO_FIELD =
  /name=(?:"do"|\{"do"\})|\bdo: z\b|^\s*"do",$|\["do"\]|[gG]et(?:All)?\("do"\)|field: "do"|\.\.\.\w+, do: /;

test("the button that was pressed is posted as `intent`, and nothing as `do`", () => {
  const code = projectFiles("app").filter(({ path }) => /\.tsx?$/.test(path));
  const named = code.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => (DO_FIELD.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(named).toEqual([]);
});
