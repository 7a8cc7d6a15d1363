import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { usePostedForm } from "~/screens/use-posted-form";
import { OrderTests } from "./order-tests";

const NAMES = ["ALT", "Calcium", "Creatinine", "Ferritin", "Glucose, fasting", "Hemoglobin", "Sodium", "TSH", "Urea"];
const tests = NAMES.map((name) => ({
  id: name,
  name,
  sample: "Blood",
  fasting: false,
  preparation: "",
  words: name === "TSH" ? "Thyroid" : "",
}));
const panels = [
  { id: "metabolic", name: "Metabolic panel", contains: ["Glucose, fasting", "Sodium"] },
  { id: "count", name: "Blood count", contains: ["Hemoglobin"] },
];

/** What is offered after a search that was posted without script, with what was chosen before. */
function Posted({ find, chosen }: { find: string; chosen: string[] }) {
  const form = usePostedForm({
    answer: { result: { initialValue: { find, tests: chosen } } },
    ...{ values: {}, labels: {} },
  });
  return <OrderTests {...{ panels, tests, form }} />;
}

function shown(find: string, chosen: string[] = []) {
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <Posted {...{ find, chosen }} />
    </I18nProvider>,
  );
  const offered = [...html.matchAll(/<div class="tick[^>]*data-words="([^"]*)"([^>]*)>/g)];
  return {
    html,
    names: offered.filter(([, , rest]) => !rest?.includes("hidden")).map(([, words]) => words?.replace(/ Blood$/, "")),
  };
}

it("a search narrows panels and tests to those with its words, panels first, and keeps what is chosen in view", () => {
  expect(shown("").names).toHaveLength(panels.length + tests.length);
  expect(shown("GLU").names).toEqual(["Metabolic panel Glucose, fasting Sodium", "Glucose, fasting"]);
  expect(shown("glu", ["TSH"]).names).toContain("TSH Thyroid");
  expect(shown("glu", ["TSH"]).html).toMatch(/value="TSH"[^>]*checked|checked[^>]*value="TSH"/);
});

it("says where nothing has the words of a search", () => {
  expect(shown("zebra").names).toEqual([]);
  expect(shown("zebra").html).toMatch(/data-narrow-none="" class/);
  expect(shown("glu").html).toMatch(/data-narrow-none="" hidden/);
});

it("finds a test by what else it is called, and says of what is chosen that nothing else was found", () => {
  expect(shown("thyro").names).toEqual(["TSH Thyroid"]);
  const { html } = shown("zebra", ["TSH"]);
  expect(html).toMatch(/data-narrow-none="" hidden/);
  expect(html).toMatch(/data-narrow-none="chosen" class/);
});

it("names the sample that most tests need once, above them, and beside a test only another one", () => {
  const { html } = shown("");
  expect(html).toContain("Sample: Blood, unless another one is named.");
  expect(html.match(/Blood/g)).toHaveLength(1 + NAMES.length + 2);
});
