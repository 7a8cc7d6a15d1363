import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { OfferingView } from "../../domain/booking/booking-view";
import { Services } from "./services";

const SERVICE: OfferingView = {
  ...{ id: "s", kind: "video", name: "Check-up", description: "", durationMinutes: 20, prices: [] },
  ...{ instructions: "", confirmsByItself: true, callToBook: null, onlyFor: null },
};

const hrefOf = (more: { byService: boolean; own?: boolean }) =>
  /href="([^"]*)"/.exec(
    renderToStaticMarkup(
      <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
        <Services services={[SERVICE]} {...more} />
      </I18nProvider>,
    ),
  )?.[1];

test("a service leads to its times at one press, by its doctors where it is not booked by itself", () => {
  expect(hrefOf({ byService: true })).toBe("/secure/providerweb/home/video-appointments/book_appointment/s");
  expect(hrefOf({ byService: false })).toBe("/secure/providerweb/videoAppointments/provider?service=s");
});

test("from a patient's own page it leads past the menu of a list, and to where the focus of a step is", () => {
  expect(hrefOf({ byService: false, own: true })).toMatch(/service=s#main$/);
  // A browser that goes to a part of a page passes over the field that the page itself would begin with.
  expect(hrefOf({ byService: true, own: true })).toMatch(/\/s$/);
});
