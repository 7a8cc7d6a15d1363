// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { MoveForm, type MoveFormProps } from "./move-form";

const START = Date.UTC(2026, 10, 23, 9, 0);

function form(side: "staff" | "patient"): void {
  const props = {
    appointment: {
      ...{ startsAt: START, endsAt: START + 900_000, timeZone: "Europe/London", offering: null },
      employee: { id: "e", title: 0, firstName: "Ada", lastName: "Byron" },
    },
    week: { zone: "Europe/London", day: "2026-11-24", days: [], times: [], earlier: null, later: null },
    ...{ clock: { zone: "Europe/London", isTheirs: true }, side, hrefFor: () => "/", backHref: "/" },
    ...{ idempotencyKey: "key", errors: [], sent: {}, nearest: [] },
  };
  document.body.innerHTML = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {/* Only what the form reads. */}
      <MoveForm {...(props as object as MoveFormProps)} />
    </I18nProvider>,
  );
}

const warning = () => document.querySelector("[data-untold]");

test("staff read before they move it that the patient is not told of a time that waits for them", () => {
  form("staff");
  expect(warning()?.textContent).toContain("but will not be notified");
  const around = warning()?.parentElement;
  const boxes = [...(around?.querySelectorAll("input") ?? [])].map(({ name }) => name);
  expect(boxes).toEqual(["patientAgreed", "doNotNotify"]);
  expect(around?.className).toContain(":has([name=doNotNotify]:checked):not(:has([name=patientAgreed]:checked))");
});

test("a patient who moves it reads nothing of that", () => {
  form("patient");
  expect(warning()).toBeNull();
});
