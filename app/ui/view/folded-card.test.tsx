import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FoldedCard } from "./folded-card";

test("the gist of a folded card goes below a long title rather than breaking within a sum", () => {
  const page = renderToStaticMarkup(
    <FoldedCard title="16 November 2026, Video consultation" gist="£50.00">
      what it holds
    </FoldedCard>,
  );
  expect(page).toMatch(/<summary class="[^"]*flex-wrap/u);
  expect(page).toMatch(/<span class="[^"]*basis-32[^"]*">.*£50\.00/u);
});
