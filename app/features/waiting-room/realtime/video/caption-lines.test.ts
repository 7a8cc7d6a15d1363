import { expect, test } from "vitest";
import { stillShown, withCaption } from "./caption-lines";

const caption = (captionId: string, text: string) => ({ captionId, text, final: false });

test("a caption replaces what it continues, of the same speaker alone", () => {
  const first = withCaption([], "ada", caption("1", "how"), 0);
  const grown = withCaption(first, "ada", caption("1", "how are you"), 500);
  expect(grown.map(({ text }) => text)).toEqual(["how are you"]);
  const other = withCaption(grown, "zoe", caption("1", "well"), 600);
  expect(other.map(({ from, text }) => [from, text])).toEqual([
    ["ada", "how are you"],
    ["zoe", "well"],
  ]);
});

test("three are shown, the oldest goes", () => {
  const lines = ["a", "b", "c", "d"].reduce(
    (shown: ReturnType<typeof stillShown>, id, at) => withCaption(shown, "ada", caption(id, id), at),
    [],
  );
  expect(lines.map(({ text }) => text)).toEqual(["b", "c", "d"]);
});

test("one that has not changed for eight seconds goes", () => {
  const lines = withCaption(withCaption([], "ada", caption("1", "old"), 0), "ada", caption("2", "new"), 5_000);
  expect(stillShown(lines, 7_999)).toBe(lines);
  expect(stillShown(lines, 8_000).map(({ text }) => text)).toEqual(["new"]);
});
