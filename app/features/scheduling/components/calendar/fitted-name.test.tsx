import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FittedName } from "./fitted-name";

test.each(["Oliver St John", "Núria de la Fuente", "Inés Muñoz Peña", "Lucía Fernández Ibáñez"])(
  "%s stands whole in the calendar, without a shorter form of it beside",
  (name) => {
    const html = renderToStaticMarkup(<FittedName name={name} lines={1} mark={<i>•</i>} />);
    expect(html.replace(/<[^>]*>/g, "")).toBe(`•${name}`);
    expect(html).toContain(`title="${name}"`);
  },
);

test("a name breaks onto the lines that its box has", () => {
  const html = renderToStaticMarkup(<FittedName name="Núria de la Fuente" lines={3} />);
  expect(html).toContain("fitted-lines");
  expect(html).toContain("--lines:3");
});
