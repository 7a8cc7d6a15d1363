import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FittedName, HeadName } from "./fitted-name";

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

test("no word of a name breaks onto the next line: each is a box that its line cuts", () => {
  const html = renderToStaticMarkup(<FittedName name="Lucía Fernández" lines={2} />);
  expect(html).toContain('<span class="fitted-word">Lucía</span> <span class="fitted-word">Fernández</span>');
  expect(html.replace(/<[^>]*>/g, "")).toBe("Lucía Fernández");
});

test("the head of a narrow column has the initials and the family name, and all of it for a pointer", () => {
  const html = renderToStaticMarkup(<HeadName firstName="Lucía" lastName="Fernández" lines={3} />);
  const [, short = ""] = html.split('class="head-short"');
  expect(short).toContain('title="Lucía Fernández"');
  expect(short.slice(short.indexOf(">") + 1).replace(/<[^>]*>/g, "")).toBe("L. Fernández");
});
