import { createElement, lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { staticMarkup } from "~/platform/http/static-markup.server";

test("what a component throws is thrown, also inside a boundary that a browser would try again", async () => {
  const Broken = () => {
    throw new Error("no letterhead");
  };
  const Later = lazy(async () => Promise.resolve({ default: Broken }));
  const inside = createElement(Suspense, { fallback: null }, createElement(Later));
  await expect(staticMarkup(createElement(Broken))).rejects.toThrow("no letterhead");
  await expect(staticMarkup(createElement("html", null, createElement("body", null, inside)))).rejects.toThrow(
    "no letterhead",
  );
});
