import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FittedName, HeadName } from "./fitted-name";

test.each(["Oliver St John", "Núria de la Fuente", "Inés Muñoz Peña", "Lucía Fernández Ibáñez"])(
  "%s stands whole in the calendar, without a shorter form of it beside",
  (name) => {
    const html = renderToStaticMarkup(<FittedName name={name} lines={1} mark={<u>•</u>} />);
    expect(html.replace(/<[^>]*>/g, "")).toBe(`•${name}`);
    expect(html).toContain(`title="${name}"`);
  },
);

test("a name breaks onto the lines that its box has", () => {
  const html = renderToStaticMarkup(<FittedName name="Núria de la Fuente" lines={3} />);
  expect(html).toContain("fitted-lines");
  expect(html).toContain("--lines:3");
});

test("the rest of the first name can be left out where the name may be too long for its lines", () => {
  expect(renderToStaticMarkup(<FittedName name="Lucía Fernández" lines={1} />)).toContain("L<i>ucía</i> Fernández");
  expect(renderToStaticMarkup(<FittedName name="Noor Ashworth-Lane" lines={2} />)).toContain("N<i>oor</i> Ashworth");
  expect(renderToStaticMarkup(<FittedName name="Lucía Fernández" lines={2} />)).not.toContain("<i>");
  for (const name of ["فاطمة الخليفة", "Prince", "Bo Li"])
    expect(renderToStaticMarkup(<FittedName name={name} lines={1} />)).not.toContain("<i>");
  expect(renderToStaticMarkup(<FittedName name="Noor Ashworth-Lane" lines={3} />)).not.toContain("<i>");
});

test("a word that is wider than a narrow column goes on with a hyphen, and shorter ones stay whole", () => {
  const said = (name: string) =>
    renderToStaticMarkup(<FittedName name={name} lines={2} />).replace(/^[^>]*>|<[^>]*>/g, "");
  expect(said("Eleni Papadopoulou")).toBe("Eleni Papa\u00addo\u00adpo\u00adulou");
  expect(said("Noor Ashworth")).toBe("Noor Ashworth");
  // With two lines alone, a first name gives way to the long word.
  expect(renderToStaticMarkup(<FittedName name="Eleni Papadopoulou" lines={2} />)).toContain("E<i>leni</i>");
  expect(renderToStaticMarkup(<FittedName name="Алёна Воробьёва" lines={2} />)).toContain("А<i>лёна</i>");
  expect(renderToStaticMarkup(<FittedName name="Amelia Whitfield" lines={2} />)).not.toContain("<i>");
});

test("a name runs as its own script does, wherever it stands", () => {
  expect(renderToStaticMarkup(<FittedName name="Lucía Fernández" lines={2} />)).toContain('dir="auto"');
});

test("the head of a narrow column has the initials and the family name, and all of it for a pointer", () => {
  const html = renderToStaticMarkup(<HeadName firstName="Lucía" lastName="Fernández" lines={3} />);
  const [, short = ""] = html.split('class="head-short"');
  expect(short).toContain('title="Lucía Fernández"');
  expect(short.slice(short.indexOf(">") + 1).replace(/<[^>]*>/g, "")).toBe("L. Fern\u00adández");
});
