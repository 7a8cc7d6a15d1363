import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { FormFieldSpec } from "./form-field";
import { ItemForm } from "./item-form";
import type { PostedAnswer } from "./use-posted-form";

const FIELDS: FormFieldSpec[] = [
  {
    ...{ name: "conditions", kind: "list", label: "Conditions" },
    parts: [
      { name: "name", kind: "text", label: "Condition", half: true },
      { name: "age", kind: "number", label: "Age", half: true },
    ],
  },
  {
    ...{ name: "phone", kind: "phone", label: "Phone" },
    options: [
      { value: "44", label: "+44" },
      { value: "973", label: "+973" },
    ],
  },
];

const form = (values: Record<string, unknown>, answer?: PostedAnswer) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <ItemForm {...{ values, answer }} title="A form" list={{ href: "/list", title: "List" }} fields={FIELDS} />
    </I18nProvider>,
  );

test("a list has a line for each of what it holds, and one to begin with", () => {
  const empty = form({});
  expect(empty).toContain('name="conditions[0].name"');
  expect(empty).not.toContain('name="conditions[1].name"');
  expect(empty).not.toContain("Remove line");
  const two = form({ conditions: [{ name: "Asthma", age: 12 }, { name: "Stroke" }] });
  expect(two).toMatch(/name="conditions\[0\]\.age"[^>]*value="12"/);
  expect(two).toMatch(/name="conditions\[1\]\.name"[^>]*value="Stroke"/);
  expect(two).toContain('aria-label="Remove line 2"');
});

test("a service's word about a line stands at the field of that line, and the summary leads there", () => {
  const refused = { "conditions.1.age": [{ message: "errors:field.number" }] };
  const initialValue = { conditions: [{ name: "Asthma" }, { name: "Stroke", age: "soon" }] };
  const shown = form({}, { result: { initialValue, error: refused } });
  expect(shown).toMatch(
    /id="conditions\[1\]\.age"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="conditions\[1\]\.age"/,
  );
  expect(shown).toContain('href="#conditions[1].age"');
  expect(shown).toContain('value="soon"');
});

test("a stored phone number fills its two boxes, and what was typed comes back as it was", () => {
  const stored = form({ phone: "+97333123456" });
  expect(stored).toMatch(/<option[^>]*value="973"[^>]*selected|<option[^>]*selected[^>]*value="973"/);
  expect(stored).toMatch(/name="phone\.number"[^>]*value="33123456"/);
  const typed = { initialValue: { phone: { code: "44", number: "call me" } }, error: {} };
  expect(form({ phone: "+97333123456" }, { result: typed })).toMatch(/name="phone\.number"[^>]*value="call me"/);
});

const FOLDED: FormFieldSpec[] = [
  { name: "note", kind: "lines", label: "Notes", more: true },
  { name: "state", kind: "choice", label: "State", more: true, options: [{ value: "ON", label: "On" }] },
  { name: "since", kind: "partialDate", label: "Since", more: true },
  { name: "name", kind: "text", label: "Name" },
];
const folded = (values: Record<string, unknown>, answer?: PostedAnswer) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <ItemForm {...{ values, answer }} title="A form" list={{ href: "/list", title: "List" }} fields={FOLDED} />
    </I18nProvider>,
  );

test("what most leave out stands below the rest and is closed while it says nothing of its own", () => {
  const closed = folded({ state: "ON" });
  expect(closed.indexOf('name="name"')).toBeLessThan(closed.indexOf("<details"));
  expect(closed).toMatch(/<details class="group"><summary[^>]*>More details/);
  for (const filled of [{ note: "x" }, { since: "2020-05" }]) expect(folded(filled)).toMatch(/<details[^>]*open=""/);
});

test("it opens where something in it is wrong or was typed before the form was refused, without script", () => {
  const typed = { initialValue: { name: "A", since: { year: "soon" } }, error: {} };
  expect(folded({}, { result: typed })).toMatch(/<details[^>]*open=""/);
  const wrong = { initialValue: { name: "A" }, error: { note: [{ message: "errors:field.mandatory" }] } };
  expect(folded({}, { result: wrong })).toMatch(/<details[^>]*open=""/);
});

test("what a choice opens names that choice, and is hidden by style alone while another is chosen", () => {
  const shared: FormFieldSpec[] = [
    {
      ...{ name: "sharedWith", kind: "radios", label: "Who can see it", opens: "CHOSEN" },
      options: [
        { value: "ALL", label: "All" },
        { value: "CHOSEN", label: "Some" },
      ],
    },
    { name: "doctors", kind: "checks", label: "Which doctors?", opened: true, options: [{ value: "a", label: "A" }] },
  ];
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <ItemForm values={{}} answer={undefined} title="A form" list={{ href: "/", title: "List" }} fields={shared} />
    </I18nProvider>,
  );
  expect(html.match(/<input[^>]*data-opens[^>]*>/g)).toEqual([expect.stringContaining('value="CHOSEN"')]);
  expect(html).toMatch(/<div class="[^"]*data-opens[^"]*:hidden"><fieldset[^>]*>.*Which doctors\?/);
});

test("a time is asked for on the reader's clock, with the times that can be chosen", () => {
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")} formats="en-US-u-hc-h12">
      <ItemForm
        values={{ quietFrom: "22:00" }}
        answer={undefined}
        title="A form"
        list={{ href: "/list", title: "List" }}
        fields={[{ name: "quietFrom", kind: "clock", label: "Quiet from" }]}
      />
    </I18nProvider>,
  );
  expect(html).toContain('value="10:00 PM"');
  expect(html).toContain('<option value="9:15 AM">');
});
