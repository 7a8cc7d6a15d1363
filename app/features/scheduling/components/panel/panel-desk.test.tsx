import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { DeskTime } from "../../domain/panel/panel-times";
import { PanelChoices } from "./panel-choices";
import { PanelClosing, PanelSubmit } from "./panel-closing";
import { PanelDesk } from "./panel-desk";
import type { PanelError, PanelView } from "./panel-props";

const NOW = Date.UTC(2026, 4, 4, 2, 15);
const choice = { serviceOfferingId: "s1", employeeId: "any", branchId: "b1" };
const off: DeskTime = { employeeId: "off", now: NOW, broken: ["booking:rules.outsideHours"], next: NOW + 7_200_000 };
const free: DeskTime = { employeeId: "free", now: NOW, broken: [], next: null };

function panel(times: DeskTime[], errors: PanelError[] = [], mode: "now" | "time" = "now"): string {
  const view: PanelView = {
    ...{
      patient: null,
      isReached: true,
      isNew: false,
      today: "2026-05-04",
      search: "",
      found: [],
      addsPatients: true,
      mode,
      credit: null,
      discount: null,
    },
    ...{ phone: { codes: [], chosen: "" }, fields: {}, times: null, lost: null, series: null, full: null },
    desk: { zone: "Europe/London", times },
    fitted: {
      ...{ choice, providers: [], offerings: [], branches: [], doctors: [], anyone: true, isGroup: false, price: null },
      ...{ mode, forAnyone: false },
    },
  };
  const part = { view, errorOf: () => undefined };
  return renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <form>
        <PanelChoices {...part} />
        <PanelDesk {...part} />
        <PanelClosing {...part} errors={errors} />
        <PanelSubmit view={view} />
      </form>
    </I18nProvider>,
  );
}
const overrides = (html: string) => html.match(/<input[^>]*name="override"[^>]*>/g) ?? [];

test("a walk-in at a time that breaks a rule says which on its card, and is added all the same by choosing it", () => {
  const html = panel([off, free]);
  expect(html).toMatch(/value="anyway_off"[^>]*>.*Add anyway: The doctor does not see patients at this time/);
  expect(html).toContain('value="now_free"');
  expect(overrides(html)).toHaveLength(0);
});

test("a time that was taken meanwhile is refused with the rule, and its card is to be chosen again", () => {
  const refused = panel([off], [{ field: "override", message: "This time is already booked" }]);
  expect(refused).toContain("This time is already booked");
  expect(overrides(refused)).toEqual([]);
});

test("a walk-in has one choice of doctor: the cards with their times", () => {
  expect(panel([free])).not.toMatch(/<select[^>]*name="employeeId"/);
  expect(panel([free])).toMatch(/<input type="hidden" name="employeeId" value="any"/);
  expect(panel([free], [], "time")).toMatch(/<select[^>]*name="employeeId"/);
});

test("that the patient agreed stands beside the button that books, in reach however far the form is scrolled", () => {
  const bar = panel([free], [], "time").split("act-bar")[1] ?? "";
  expect(bar).toContain('name="patientAgreed"');
  expect(bar).toContain('type="submit"');
  expect(panel([free])).not.toContain('name="patientAgreed"');
});

test("a walk-in has one card a doctor, the first time that fits, and what else they could do is a press away", () => {
  const both: DeskTime = { employeeId: "both", now: NOW, broken: [], next: NOW + 3_600_000 };
  const [cards = "", more = ""] = panel([both, off]).split("<details");
  const slots = (html: string) => html.match(/value="\w+_(?:both|off)"/g)?.length;
  expect([slots(cards), slots(more)]).toEqual([2, 2]);
  expect(cards).toContain('value="now_both"');
  expect(cards).toContain(`value="${off.next ?? 0}_off"`);
  expect(more).toContain(`value="${both.next ?? 0}_both"`);
  expect(more).toContain('value="anyway_off"');
  expect(panel([free])).not.toContain("<details");
});
