import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { TimelineList } from "./timeline-list";

test("what of everything is shown is behind one button that says it, and each choice is a link", () => {
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <TimelineList
        title="What happened"
        patientId="p"
        tab="overview"
        groups={["appointments", "notes"]}
        group="notes"
        timeline={{ lines: [], next: null, isFirst: true, providers: {} } as never}
        zone="UTC"
      />
    </I18nProvider>,
  );
  const [, button = ""] = /<button popovertarget="shown-groups"[^>]*>(.*?)<\/button>/u.exec(page) ?? [];
  expect(button.replaceAll(/<[^>]+>/gu, "")).toContain("Show: Notes");
  const menu = /<ul popover="auto" id="shown-groups">(.*?)<\/ul>/u.exec(page)?.[1] ?? "";
  expect(menu.match(/<a /gu)).toHaveLength(3);
  expect(menu.match(/aria-current="true"/gu)).toHaveLength(1);
});
