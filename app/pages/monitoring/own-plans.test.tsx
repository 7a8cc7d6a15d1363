import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { MonitoredAlert } from "./monitored-alert";
import { MonitoredList } from "./monitored-list";
import { OwnPlanPart } from "./own-plans";

const page = (children: ReactNode, locale: "en_US" | "ar_BH" = "en_US") =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      {children}
    </I18nProvider>,
  );

type Plan = ComponentProps<typeof OwnPlanPart>["plan"];
const NOW = Date.UTC(2027, 0, 4, 9);
const plan: Plan = {
  ...{ id: "e-1", state: "ACTIVE", version: 3, planName: "Blood pressure", zone: "UTC", aim: "A calm heart" },
  ...{ instructions: "Sit down first.", months: 0, totalMinor: 0, currencyCode: "EUR", isMonitored: true, owes: false },
  ...{ alarms: false, streak: 4, reviews: [{ at: NOW, text: "Well done." }] },
  trackers: [
    {
      ...{ tracker: "bloodPressure", unit: "mmHg", hasSecond: true, times: [480, 1200], days: [1, 2, 3, 4, 5, 6, 7] },
      due: [
        { at: NOW - 3_600_000, taken: true },
        { at: NOW + 11 * 3_600_000, taken: false },
      ],
      last: { at: NOW - 3_600_000, value: 128, value2: 82 },
    },
  ],
};
const own = (more: Partial<Plan>, locale?: "ar_BH") =>
  page(<OwnPlanPart plan={{ ...plan, ...more }} choices={[]} answer={undefined} refused={undefined} />, locale);

it("a patient measures by two fields and one button, and reads what is due, the last one and the days in a row", () => {
  const html = own({});
  expect(html.match(/name="value2?"/g)).toHaveLength(2);
  expect(html).toContain('name="intent" value="read"');
  expect(html).toContain("08:00: done");
  expect(html).toContain("20:00: due");
  expect(html).toContain("128/82 mmHg");
  expect(html).toContain("4 days in a row");
  expect(html).toContain("Well done.");
  expect(own({}, "ar_BH")).toContain("ضغط الدم");
});

it("what is suggested says what it involves and costs, and asks for the agreement before anything is measured", () => {
  const html = own({ state: "PROPOSED", isMonitored: false, totalMinor: 2_500, months: 3 });
  for (const said of ["A calm heart", "€25.00 a month", "3 months", "I agree to be monitored"])
    expect(html).toContain(said);
  expect(html).toContain("Continue to payment");
  expect(html).not.toContain('name="value"');
});

it("who pays reads what becomes of a month that has begun, before they agree and before they stop; who pays nothing does not", () => {
  const [said, suggested] = ["the rest of a month that has begun is not refunded", { state: "PROPOSED" } as const];
  for (const html of [own({ ...suggested, totalMinor: 2_500 }), own({ totalMinor: 2_500 })])
    expect(html).toContain(said);
  for (const html of [own(suggested), own({})]) expect(html).not.toContain(said);
});

it("what is asked about a measurement is answered in its own form, with what was typed", () => {
  const values = { value: "231 mmHg", sure: "231|80|mmHg|2027-01-04" };
  const result = {
    initialValue: { intent: "read", id: "e-1-bloodPressure", value: "231", value2: "80" },
    error: { value: [{ message: "trackers:ask.unusual", values }] },
  };
  const html = page(<OwnPlanPart plan={plan} choices={[]} answer={{ result }} refused={undefined} />);
  expect(html).toContain('value="231"');
  expect(html).toContain('name="sure"');
});

const alert = {
  ...{ rule: "range" as const, severity: "CRITICAL" as const, state: "OPEN" as const, count: 2, worst: 39.5 },
  ...{ lastAt: NOW, named: { tracker: "temperature" as const, unit: "°F" as const } },
};

it("the list says what alarms, in the reader's unit, and who is silent", () => {
  const patient = {
    ...{ id: "e-1", state: "ACTIVE" as const, planName: "Fever", team: "", kept: 50, zone: "UTC", name: "Ada" },
    ...{ lastReadingAt: NOW - 86_400_000, reviewAt: NOW - 1, hasReadings: true },
  };
  const silent = { ...alert, rule: "silent" as const, severity: "WARN" as const, named: null, count: 3 };
  const html = page(<MonitoredList patients={[{ ...patient, alerts: [alert, silent] }]} zone="UTC" now={NOW} />);
  for (const said of ["Critical", "103.1 °F, outside the limits", "last 3 due times", "50%", "overdue"])
    expect(html).toContain(said);
});

it("an alert asks what was done before it is acknowledged or ended, and nothing once it is over", () => {
  const stored = {
    ...{ ...alert, id: "a-1", tracker: "temperature", firstAt: NOW, excess: 1, openedAt: NOW, told: 1, version: 1 },
    ...{ note: "", seenAt: null, seenByName: "" },
  };
  const shown = (more: object) =>
    page(<MonitoredAlert alert={{ ...stored, ...more }} zone="UTC" refused={undefined} />);
  for (const intent of ["acknowledge", "resolve", "markFalse"]) expect(shown({})).toContain(`value="${intent}"`);
  const over = shown({ state: "RESOLVED", note: "Called.", seenAt: NOW, seenByName: "Dr Ada" });
  expect(over).toContain("Called.");
  expect(over).not.toContain("<form");
});
