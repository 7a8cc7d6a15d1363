import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { SummaryEntry } from "../../domain/consultations/summary";
import type { Desk } from "../../domain/desk/desk";
import { BeginBar } from "./begin-bar";
import { useWorkLinks } from "./work-links";

const draft = { id: "n1", name: "SOAP note", lines: [], draft: true, state: "", href: paths.noteEdit("n1") };
const BEGIN = { notes: paths.noteCreate({ consultation: "c1" }), orders: paths.labOrderCreate({ consultation: "c1" }) };

function Bar({ notes }: { notes: readonly SummaryEntry[] }) {
  const summary = { patient: { id: "p1" } } as Desk["summary"];
  return <BeginBar links={useWorkLinks({ begin: BEGIN, entries: { notes }, summary })} />;
}

const links = (notes: readonly SummaryEntry[]) => {
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <Bar notes={notes} />
    </I18nProvider>,
  ).replaceAll("&amp;", "&");
  return [...html.matchAll(/<a(?=[^>]* href="([^"]+)")[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?([^<]+)/g)].map(
    ([, href, words]) => [words, href],
  );
};

test("at a consultation each thing is begun that this person may begin, and results and record are open to them", () => {
  expect(links([])).toEqual([
    ["Write note", BEGIN.notes],
    ["Order test", BEGIN.orders],
    ["Results", paths.labOrders({ patient: "p1" })],
    ["Record", paths.healthProfile({ patient: "p1" })],
    ["Follow-up", "#follow-up"],
  ]);
});

test("a draft of the consultation is gone on with, and none is begun beside it", () => {
  expect(links([{ ...draft, draft: false }, draft])[0]).toEqual(["Continue note", paths.noteEdit("n1")]);
  expect(links([{ ...draft, draft: false }])[0]).toEqual(["Write note", BEGIN.notes]);
});
