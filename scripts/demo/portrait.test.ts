import { expect, test } from "vitest";
import { imageSize } from "~/features/organization/domain/files/image-size";
import { portrait } from "./portrait";

test("a portrait is a small picture, the same for the same doctor and another for another", () => {
  const ada = portrait("ada", true);
  expect(imageSize("png", new Uint8Array(ada))).toEqual({ width: 320, height: 320 });
  expect(ada.length).toBeLessThan(40_000);
  expect(portrait("ada", true).equals(ada)).toBe(true);
  expect(portrait("ben", false).equals(ada)).toBe(false);
});
