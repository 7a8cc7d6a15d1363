import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { limitsAt } from "../../domain/trackers/limits";
import type { Reading } from "../../domain/trackers/reading";
import { ReadingForm } from "./reading-form";
import { ReadingList } from "./reading-list";
import { TrackerOverview } from "./tracker-overview";

const page = (locale: "en_US" | "ar_BH", children: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      {children}
    </I18nProvider>,
  );
const now = { date: "2026-11-23", time: "10:00" };

it("the form of a blood pressure asks for two numbers and the pulse, in the one unit", () => {
  const html = page("en_US", <ReadingForm tracker="bloodPressure" intent="add" values={now} answer={undefined} />);
  for (const name of ["value", "value2", "pulse", "date", "time"]) expect(html).toContain(`name="${name}"`);
  expect(html).toContain('type="hidden" name="unit" value="mmHg"');
  expect(html).toContain('name="intent" value="add"');
});

it("a number says in which unit it is meant, where there is only one", () => {
  const form = (locale: "en_US" | "ar_BH", tracker: "water" | "weight" | "mood") =>
    page(locale, <ReadingForm tracker={tracker} intent="add" values={now} answer={undefined} />);
  expect(form("en_US", "water")).toMatch(/<p id="value-hint"[^>]*>mL<\/p>/);
  expect(form("ar_BH", "water")).toMatch(/<p id="value-hint"[^>]*>[^<]+<\/p>/);
  for (const tracker of ["weight", "mood"] as const) expect(form("en_US", tracker)).not.toContain("value-hint");
});

it("what is unlikely is asked about with everything that was typed still there, and Enter does not confirm it", () => {
  const values = { value: "70 lb", other: "70 kg", otherUnit: "kg", sure: "70||lb|2026-11-23" };
  const answer = {
    result: {
      initialValue: { value: "70", unit: "lb", note: "after lunch", ...now },
      error: { value: [{ message: "trackers:ask.unit", values }] },
    },
  };
  const html = page("en_US", <ReadingForm tracker="weight" intent="add" values={now} answer={answer} />);
  expect(html).toContain("70 lb is unusual. Did you mean 70 kg?");
  expect(html).toContain('value="after lunch"');
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button);
  expect(buttons[0]).not.toMatch(/name=/);
  expect(buttons[1]).toMatch(/name="meantUnit" value="kg"|value="kg" name="meantUnit"/);
  expect(buttons[2]).toContain('name="sure"');
  expect(html.indexOf("Yes, it is right")).toBeLessThan(html.indexOf("Add measurement<"));
});

it("a mere question is headed by a request to check, and by a problem only where something is wrong", () => {
  const asked = { message: "trackers:ask.unusual", values: { value: "231 mmHg", sure: "231|80|mmHg|2026-11-23" } };
  const headed = (error: Record<string, { message: string }[]>) =>
    page(
      "en_US",
      <ReadingForm
        tracker="bloodPressure"
        intent="add"
        values={now}
        answer={{ result: { initialValue: { value: "231", value2: "80", ...now }, error } }}
      />,
    );
  expect(headed({ value: [asked] })).toContain("Please check");
  expect(headed({ value: [asked] })).not.toContain("There is a problem");
  expect(headed({ value: [asked], time: [{ message: "trackers:problem.time" }] })).toContain("There is a problem");
});

const reading: Reading & { authorName: string; flag: "high"; mayChange: boolean } = {
  ...{ id: "r-1", patientId: "p-1", tracker: "height", at: Date.UTC(2026, 10, 20, 9), zone: "UTC", day: 20_777 },
  ...{ value: 177.8, value2: null, typed: { value: "177.8", unit: "cm" }, context: "", site: "", note: "" },
  ...{ device: "", source: "PATIENT", enabled: true, offReason: null, authorKind: "patient", authorId: "p-1" },
  ...{ recordedAt: Date.UTC(2026, 10, 20, 9), firstAuthorKind: "patient", version: 1 },
  ...{ authorName: "Zainab", flag: "high", mayChange: true },
};

const limits = limitsAt("height", 40, {});

it("what has no numbers is chosen by its words, and symptoms may be several", () => {
  const period = page("en_US", <ReadingForm tracker="menstruation" intent="add" values={now} answer={undefined} />);
  expect(period.match(/type="radio"/g)).toHaveLength(5);
  expect(period.match(/type="checkbox"[^>]*name="context"|name="context"[^>]*type="checkbox"/g)).toHaveLength(8);
  expect(period).toContain("Spotting");
  expect(period).toContain('name="unit" value="score"');
  const medicine = (
    <ReadingForm tracker="medicineTaken" intent="add" values={now} answer={undefined} medicines={["Metformin"]} />
  );
  expect(page("ar_BH", medicine)).toContain("أي دواء؟");
  expect(page("ar_BH", medicine)).toMatch(/<datalist id="medicines"><option value="Metformin"/);
});

it("a reading is said in the reader's unit, with what was typed where that was another", () => {
  const html = page("en_US", <ReadingList readings={[reading]} unit="ft" limits={limits} patient={undefined} />);
  expect(html).toContain("5′ 10″");
  expect(html).toContain("Entered as 177.8 cm");
  expect(html).toContain("Above the usual range");
  expect(page("ar_BH", <ReadingList readings={[reading]} unit="cm" limits={limits} patient="p-1" />)).toContain("سم");
});

it("every tracker leads to its page, and those without readings are there to begin with", () => {
  const html = page("en_US", <TrackerOverview summaries={[]} patient="p-1" mayAdd />);
  expect(html).toContain("No measurements yet");
  expect(html).toMatch(/patient=p-1&amp;tracker=bloodPressure/);
  expect(html).not.toContain("tracker=bmi");
  expect(page("en_US", <TrackerOverview summaries={[]} patient="p-1" mayAdd={false} />)).not.toContain("tracker=");
});
