import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { OwnConsultation } from "../../domain/desk/own-consultation";
import { OwnConsultationsAhead } from "./own-consultations-ahead";

const shown = (count: number) => {
  const ahead = Array.from({ length: count }, (_, at): OwnConsultation => ({
    ...{ key: `c${at}`, consultationId: null, appointmentId: `a${at}`, stateId: 2, timeZone: "Europe/Madrid" },
    ...{ startsAt: Date.UTC(2026, 11, 1 + at, 9), offering: "Video visit", type: null, branchName: "Center" },
    ...{ provider: { title: 0, name: "Ada Okafor" }, publishStatus: "UNPUBLISHED", paid: null, parts: [] },
  }));
  return renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <OwnConsultationsAhead ahead={ahead} readerZone="Europe/Madrid" />
    </I18nProvider>,
  );
};

test("the next one stands in a line, and what comes after it is folded under how many there are", () => {
  const [inView = "", folded = ""] = shown(7).split("<details");
  expect([inView, folded].map((part) => part.match(/<h3/gu)?.length)).toEqual([1, 6]);
  expect(folded).toContain("Show all 7");
  expect(shown(1)).not.toContain("<details");
});
