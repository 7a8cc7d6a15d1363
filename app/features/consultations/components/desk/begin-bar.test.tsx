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
const PRESCRIBE = paths.prescriptionCreate({ patient: "p1", consultation: "c1" });
const BEGIN = { notes: paths.noteCreate({ consultation: "c1" }), orders: paths.labOrderCreate({ consultation: "c1" }) };

function Bar({ desk }: { desk: Partial<Pick<Desk, "begin" | "entries" | "prescribes">> }) {
  const summary = { patient: { id: "p1" } } as Desk["summary"];
  const links = useWorkLinks({ begin: BEGIN, entries: {}, prescribes: true, summary, ...desk });
  return <BeginBar consultationId="c1" idempotencyKey="key-of-page" links={links} />;
}

const barOf = (desk: Partial<Pick<Desk, "begin" | "entries" | "prescribes">>) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <Bar desk={desk} />
    </I18nProvider>,
  ).replaceAll("&amp;", "&");

const links = (notes: readonly SummaryEntry[]) => {
  const html = barOf({ entries: { notes } });
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

test("a prescription is begun by sending a form, which no link does; a nurse chooses first who signs it", () => {
  const begin = { prescriptions: PRESCRIBE };
  expect(barOf({ begin })).toContain(`action="${PRESCRIBE}"`);
  expect(barOf({ begin })).not.toContain(`href="${PRESCRIBE}"`);
  expect(barOf({ begin, prescribes: false })).toContain(`href="${PRESCRIBE}"`);
  const entries = { prescriptions: [{ ...draft, href: paths.prescriptionEdit("r1") }] };
  expect(barOf({ begin, entries })).not.toContain("<form");
});
