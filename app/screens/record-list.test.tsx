import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { ItemForm } from "./item-form";
import { RecordList, type RecordDone } from "./record-list";
import { RecordView } from "./record-view";
import { useRecordWords } from "./record-words";

const page = (locale: "en_US" | "ar_BH", children: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      {children}
    </I18nProvider>,
  );

const rooms = [
  { id: "a", name: "Heart", enabled: true },
  { id: "b", name: "Skin", enabled: false },
];

function List({ at, done = null }: { at: string; done?: RecordDone | null }) {
  const say = useRecordWords(at);
  return (
    <RecordList
      {...{ say, done }}
      back={null}
      items={rooms}
      addHref="/list?add"
      editHref={(id) => `/list?edit=${id}`}
      columns={[{ key: "name", header: "Name", cell: ({ name }) => name }]}
    />
  );
}

test("a kind says what it has words for in its own, and the rest as every kind does", () => {
  const shared = page("en_US", <List at="rooms:shared" />);
  expect(shared).toMatch(/value="disable"[^>]*>Close</);
  expect(shared).toContain('aria-label="Open Skin"');
  expect(shared).toContain('aria-label="Edit Heart"');
  const departments = page("en_US", <List at="organization:departmentScreen" />);
  expect(departments).toMatch(/value="disable"[^>]*>Disable</);
  expect(page("ar_BH", <List at="organization:departmentScreen" />)).toContain("تعطيل Heart");
});

test("each row is switched by a form that needs no script, and what was done is taken back by one press", () => {
  const html = page("en_US", <List at="organization:departmentScreen" done={{ what: "disabled", id: "b" }} />);
  const [undo, ...rows] = [...html.matchAll(/<form method="post">.*?<\/form>/g)].map(([form]) => form);
  expect(undo).toMatch(/name="id" value="b".*name="intent" value="enable"/);
  expect(html).toContain("Skin is disabled and can no longer be selected.");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/name="id" value="a".*name="intent" value="disable"/);
});

test("a stale form keeps what was typed, takes the version of now and says at the field what stands there", () => {
  const error = { name: [{ message: "errors:stale.field", values: { value: "Cardiology" } }] };
  const answer = { result: { initialValue: { name: "Heart", version: "4" }, error } };
  const html = page(
    "en_US",
    <ItemForm
      title="Edit"
      list={{ href: "/list", title: "List" }}
      fields={[{ name: "name", kind: "text", label: "Name" }]}
      values={{ id: "a", name: "Hearts", version: 3 }}
      answer={answer}
    />,
  );
  expect(html).toMatch(/name="version" value="4"/);
  expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Heart")/);
  expect(html).toContain("Cardiology");
});

test("a form of no known version says none, and a field that was posted as many keeps the first", () => {
  const answer = {
    result: { initialValue: { name: ["Heart", "Skin"] }, error: { "": [{ message: "errors:stale.unknown" }] } },
  };
  const html = page(
    "en_US",
    <ItemForm
      title="Edit"
      list={{ href: "/list", title: "List" }}
      fields={[{ name: "name", kind: "text", label: "Name" }]}
      values={{ id: "a", name: "Hearts", version: 3 }}
      answer={answer}
    />,
  );
  expect(html).not.toContain('name="version"');
  expect(html).toContain("Reload the page and try again.");
  expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Heart")/);
});

test("where it is asked before switching off, the question promises no end, and no row is switched on again", () => {
  const say = (word: string) => word;
  const html = page("en_US", <RecordList {...{ say, done: null }} back={null} items={rooms} addHref={null} offAsks />);
  expect(html.match(/<form method="post">/g)).toHaveLength(1);
  expect(html).toMatch(/<summary.*name="intent" value="disable"/);
  expect(html).toContain("disableText");
  expect(html).not.toContain("cannot be undone");
});

test("a view says what is there in the order of the declaration, and leaves out what is empty", () => {
  const item = { name: "Website", prefix: "vpk_a", usedAt: null, endedAt: null, madeAt: 0 };
  const facts = {
    endedAt: { label: "api-access:facts.revokedAt", kind: "instant" },
    usedAt: { label: "api-access:facts.lastUsedAt", kind: "instant", none: "api-access:neverUsed" },
    prefix: { label: "api-access:facts.key" },
    madeAt: { label: "api-access:facts.expiresAt", kind: "instant" },
  } as const;
  const shown = (by: string) =>
    page("en_US", <RecordView {...{ item, facts }} back={null} timeZone="UTC" history={{ by, at: 0 }} />);
  expect([...shown("Ada").matchAll(/<dt[^>]*>([^<]*)</g)].map(([, term]) => term)).toEqual([
    "Last used",
    "Starts with",
    "Expires",
  ]);
  expect(shown("Ada")).toMatch(/Created by Ada on [^<]*1970/);
  expect(shown("")).toMatch(/Created on [^<]*1970/);
});

function Heading({ at }: { at: string }) {
  const say = useRecordWords(at);
  return <h1>{say("edit", "City Laboratory")}</h1>;
}

test("the form of a record is headed by its name where its kind has no words of its own", () => {
  expect(page("en_US", <Heading at="laboratory:laboratories" />)).toBe("<h1>Edit City Laboratory</h1>");
});
