import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { OpeningBanner } from "./opening-banner";

const until = Date.UTC(2026, 10, 23, 20);
const banner = (opening: Parameters<typeof OpeningBanner>[0]["opening"]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <OpeningBanner opening={opening} timeZone="UTC" />
    </I18nProvider>,
  );

it("the banner of an opened record says the reason, with the reader's own words where they gave some", () => {
  expect(banner({ reason: "OTHER", note: "Second opinion for Dr. Ash", until })).toMatch(
    /You opened this health record: .*Another reason.*Second opinion for Dr. Ash/,
  );
  expect(banner({ reason: "EMERGENCY", note: "", until })).not.toContain("“");
  expect(banner(null)).toBe("");
});
