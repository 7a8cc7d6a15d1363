import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SummaryList } from "./summary-list";

const rows = [{ term: "Have you felt little interest or pleasure in doing things?", value: "Several days" }];

test("a value stands below a term that is as long as a question, at every width", () => {
  expect(renderToStaticMarkup(<SummaryList rows={rows} />)).toContain("@min-");
  expect(renderToStaticMarkup(<SummaryList rows={rows} layout="stacked" />)).not.toContain("@min-");
});
