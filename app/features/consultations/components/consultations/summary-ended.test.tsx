import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { SummaryEntry } from "../../domain/consultations/summary";
import { EntryList } from "./entry-list";
import { Medicines } from "./patient-summary";

const canceled: SummaryEntry = {
  ...{ id: "1", name: "No. 000001", lines: ["Metformin 500 mg"], state: "Canceled", draft: false, href: "/1" },
  medicines: [{ name: "Metformin 500 mg", how: "1 tablet in the morning" }],
  ...{ against: "Your doctor canceled this prescription.", ended: true },
};
const shown = (view: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {view}
    </I18nProvider>,
  );

test("of a prescription that was called off its patient reads so first, and no directions to take it", () => {
  const page = shown(<Medicines prescriptions={[canceled]} />);
  expect(page.indexOf("Your doctor canceled")).toBeLessThan(page.indexOf("Metformin"));
  expect(page).toMatch(/line-through[^>]*><bdi>Metformin/);
  expect(page).not.toContain("in the morning");
  const list = shown(<EntryList entries={[canceled]} />);
  expect(list).toMatch(/data-badge=""[^]*Canceled[^]*line-through[^>]*>Metformin/);
});
