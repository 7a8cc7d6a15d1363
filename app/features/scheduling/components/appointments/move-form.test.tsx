// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { MoveForm, type MoveFormProps } from "./move-form";

const START = Date.UTC(2026, 10, 23, 9, 0);

function form(side: "staff" | "patient", more: Partial<MoveFormProps> = {}): void {
  const props = {
    appointment: {
      ...{ startsAt: START, endsAt: START + 900_000, timeZone: "Europe/London", offering: null },
      employee: { id: "e", title: 0, firstName: "Ada", lastName: "Byron" },
    },
    week: { zone: "Europe/London", day: "2026-11-24", days: [], times: [], earlier: null, later: null },
    ...{ clock: { zone: "Europe/London", isTheirs: true }, side, hrefFor: () => "/", backHref: "/" },
    ...{ idempotencyKey: "key", errors: [], sent: {}, nearest: [] },
    ...more,
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

test("staff choose another doctor by a link, and what is shown is what is sent", () => {
  const bela = { id: "b", title: 0, firstName: "Béla", lastName: "Nagy" };
  const hrefFor = (day: string, withId = "b") => `/${day}/${withId}`;
  const sent = () => document.querySelector<HTMLInputElement>("input[name=employeeId]")?.value;
  form("staff", { others: [bela], hrefFor });
  expect(sent()).toBeUndefined();
  expect(document.querySelector("details[open]")).toBeNull();
  form("staff", { others: [bela], chosen: bela, hrefFor });
  expect(sent()).toBe("b");
  expect(document.querySelector("[aria-current=true]")?.textContent).toBe("Béla Nagy");
  expect(document.body.textContent).toContain("Move to Béla Nagy");
  const links = [...document.querySelectorAll("details li a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/2026-11-24/", "/2026-11-24/b"]);
});

test("a patient who moves it reads nothing of that", () => {
  form("patient");
  expect(warning()).toBeNull();
});
