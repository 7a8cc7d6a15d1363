// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { MoveForm, type MoveFormProps } from "./move-form";

const START = Date.UTC(2026, 10, 23, 9, 0);
const NO_MORE = { earlier: null, later: null, nextFreeDay: null };

const APPOINTMENT = {
  ...{ startsAt: START, endsAt: START + 900_000, timeZone: "Europe/London", offering: null },
  employee: { id: "e", title: 0, firstName: "Ada", lastName: "Byron" },
};

function form(side: "staff" | "patient", more: Partial<MoveFormProps> = {}): void {
  const props = {
    appointment: APPOINTMENT,
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

test("staff see whose appointment it is, and press a time of the next days at once", () => {
  const patient = { id: "p", firstName: "Noor", lastName: "Haddad" };
  const following = [{ date: "2026-11-26", times: [START + 3 * 86_400_000] }];
  const day = { zone: "Europe/London", day: "2026-11-24", days: [], times: [], ...NO_MORE, following };
  form("staff", {
    appointment: { ...APPOINTMENT, patient } as object as MoveFormProps["appointment"],
    week: day as MoveFormProps["week"],
  });
  expect(document.body.textContent).toContain("Noor Haddad");
  const press = document.querySelector(`button[name=nearest][value="${START + 3 * 86_400_000}"]`);
  expect(press?.textContent).toContain("09:00");
});

test("staff read before they move it that the patient is not told of a time that waits for them", () => {
  form("staff");
  expect(warning()?.textContent).toContain("but will not be notified");
  const around = warning()?.parentElement;
  const boxes = [...(around?.querySelectorAll("input") ?? [])].map(({ name }) => name);
  expect(boxes).toEqual(["patientAgreed", "doNotNotify"]);
  expect(around?.className).toContain(":has([name=doNotNotify]:checked):not(:has([name=patientAgreed]:checked))");
  // It keeps its room while it is not shown, so that the times below stay where they are.
  expect(around?.className).toContain(":invisible");
  expect(around?.className).not.toContain(":hidden");
});

test("staff are asked to tell the patient of the new time where nothing that we send reaches them", () => {
  const said = "Tell them about the new time yourself.";
  const [told, untold, patient] = [true, false, undefined].map((isReached) => {
    form("staff", isReached === undefined ? {} : { isReached });
    return document.body.textContent.includes(said);
  });
  expect([told, untold, patient]).toEqual([false, true, false]);
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

test("staff press a free time and the form is sent with it; a patient chooses one and sends it", () => {
  const times = [START + 86_400_000, START + 87_300_000];
  const week = { zone: "Europe/London", day: "2026-11-24", days: [], times, ...NO_MORE };
  form("staff", { week });
  const pressed = [...document.querySelectorAll<HTMLButtonElement>("button[name=nearest]")];
  expect(pressed.map(({ type, value }) => [type, value])).toEqual(times.map((time) => ["submit", String(time)]));
  // Each is called what it shows; the day is said by the group around.
  expect(pressed.map((button) => button.getAttribute("aria-label"))).toEqual([null, null]);
  expect(document.querySelector("input[type=radio]")).toBeNull();
  form("patient", { week });
  expect(document.querySelector("button[name=nearest]")).toBeNull();
  expect(document.querySelectorAll("input[type=radio][name=startsAt]")).toHaveLength(2);
});

test("staff read each time by the clock that the patient had when they booked, where it differs", () => {
  const [time, next] = [START + 86_400_000, START + 3 * 86_400_000];
  const following = [{ date: "2026-11-26", times: [next] }];
  const week = { zone: "Europe/London", day: "2026-11-24", days: [], times: [time], ...NO_MORE, following };
  const booked = (bookedZone: string | null, side: "staff" | "patient" = "staff") => {
    const appointment = { ...APPOINTMENT, bookedZone } as object as MoveFormProps["appointment"];
    form(side, { appointment, week: week as MoveFormProps["week"] });
    return document.body.textContent;
  };
  const shown = booked("America/New_York");
  expect(shown).toContain("For the patient: 04:00 (ET)");
  expect(shown.match(/04:00 for the patient/g)).toHaveLength(2);
  for (const text of [booked("Europe/London"), booked(null), booked("America/New_York", "patient")])
    expect(text).not.toContain("for the patient");
});

test("what goes along with a move stands before the times that do it", () => {
  form("staff", { week: { ...{ zone: "UTC", day: "2026-11-24", days: [], times: [START] }, ...NO_MORE } });
  const html = document.body.innerHTML;
  for (const field of ["patientAgreed", "doNotNotify", "note"])
    expect(html.indexOf(`name="${field}"`)).toBeLessThan(html.indexOf('name="nearest"'));
});

test("a pressed time that breaks a rule is still the one that is meant once the rule is overridden", () => {
  form("staff", { errors: [{ field: "override", message: "Outside hours" }], sent: { startsAt: String(START) } });
  expect(document.querySelector<HTMLInputElement>("input[type=hidden][name=startsAt]")?.value).toBe(String(START));
  expect(document.querySelector("input[name=override]")).not.toBeNull();
});
