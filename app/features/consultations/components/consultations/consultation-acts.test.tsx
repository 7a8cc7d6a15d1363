import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { SummaryEntry } from "../../domain/consultations/summary";
import { ConsultationActs } from "./consultation-acts";
import { ShareNote } from "./share-note";

const note = (more: Partial<SummaryEntry>): SummaryEntry => ({
  ...{ id: "note", name: "SOAP note", lines: [], state: "", draft: false, href: null },
  ...more,
});
type Papers = ComponentProps<typeof ConsultationActs>["papers"];

const inEnglish = (shown: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {shown}
    </I18nProvider>,
  );
const NO_PAPERS = { prescriptions: [], orders: [] };
const acts = (notes: SummaryEntry[], refused?: string, papers: Papers = NO_PAPERS) =>
  inEnglish(
    <ConsultationActs
      consultationId="one"
      actions={["publish"]}
      publishStatus="UNPUBLISHED"
      notes={notes}
      papers={papers}
      answer={
        refused === undefined
          ? undefined
          : { result: { initialValue: { intent: "publish" }, error: { "": [{ message: refused }] } } }
      }
    />,
  );

it("names before publishing each note that the patient will not see, and asks nothing where there is none", () => {
  const asked = acts([
    note({ draft: true, unseen: "draft" }),
    note({ name: "Sick note", unseen: "mayShare" }),
    note({ name: "Thrown away", unseen: "gone" }),
  ]);
  expect(asked).toContain("The note “SOAP note” is not signed. The patient will not see it.");
  expect(asked).toContain("The note “Sick note” is not shared with the patient. They will not see it.");
  expect(asked).not.toContain("Thrown away");
  expect(acts([note({})])).not.toContain("Publish the summary as it is?");
});

it("names before publishing that a prescription or an order is still a draft, which the patient will not see", () => {
  const draft = note({ draft: true });
  const asked = acts([], undefined, { prescriptions: [draft], orders: [draft] });
  expect(asked).toContain("A prescription is not signed. The patient will not see it.");
  expect(asked).toContain("A laboratory order has not been sent. The patient will not see it.");
  const signed = { prescriptions: [note({})], orders: [note({})] };
  expect(acts([note({})], undefined, signed)).not.toContain("Publish the summary as it is?");
});

it("names the shared notes that go with the summary, ticked, and those that only their authors can withdraw", () => {
  const page = inEnglish(
    <ConsultationActs
      consultationId="one"
      actions={["withdraw"]}
      publishStatus="PUBLISHED"
      notes={[note({ id: "a", name: "Summary", shared: "own" }), note({ name: "Other note", shared: "others" })]}
      papers={NO_PAPERS}
      answer={undefined}
    />,
  );
  expect(page).toMatch(/name="notes" value="a"/);
  expect(page).toMatch(/<input(?=[^>]*name="withNotes")(?=[^>]*checked)/u);
  expect(page).toContain("Only their authors can stop sharing these notes: Other note.");
});

it("says which notes are shared again when the summary is published again", () => {
  expect(acts([note({ unseen: "withSummary" })])).toContain("The note “SOAP note” is shared with the patient again.");
});

it("says why publishing was refused", () => {
  expect(acts([], "consultations:publishNothing")).toContain("There is nothing here that the patient would see.");
});

it("offers to share a note to whoever may, and to nobody else", () => {
  const list = (entry: SummaryEntry) => inEnglish(<ShareNote {...entry} />);
  expect(list(note({ unseen: "mayShare" }))).toMatch(/name="noteId" value="note".*value="share"/);
  for (const unseen of ["draft", "notShared", "gone"] as const) expect(list(note({ unseen }))).not.toContain("share");
  expect(list(note({}))).not.toContain("share");
});
