import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { ReviewOrder, UndoReview } from "./order-acts";
import { EarlierMessages, ReviewMessages } from "./review-messages";

const show = (shown: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {shown}
    </I18nProvider>,
  );

const asked = {
  ...{ order: { version: 1 }, answer: undefined, howFar: { come: 2, wanted: 2 }, criticals: [], hasAccount: true },
  ...{ waiting: 2, seen: [], offered: null, usesOffered: false, useHref: "?word=again" },
};

it("says before a review which results the patient sees already, and does not say that they will", () => {
  expect(show(<ReviewOrder {...asked} />)).toContain("the patient can see them");
  const all = show(<ReviewOrder {...asked} seen={["Potassium", "Sodium"]} />);
  expect(all).toContain("can see these results already");
  expect(all).not.toContain("the patient can see them");
  expect(show(<ReviewOrder {...asked} seen={["Potassium"]} />)).toContain(
    "The patient can see these already: Potassium",
  );
  const undoable = { until: Date.UTC(2027, 0, 5, 8), isSeen: true };
  expect(show(<UndoReview version={1} undoable={undoable} hasAccount timeZone="UTC" />)).toContain(
    "sees the results already, and your message from",
  );
});

it("offers what was written before, and sends it again only where that was asked for", () => {
  const offered = { message: "Go to hospital." };
  const first = show(<ReviewOrder {...asked} offered={offered} />);
  expect(first).toContain("Use this message again");
  expect(/<textarea[^>]*>([^<]*)/.exec(first)?.[1]?.trim()).toBe("");
  const again = show(<ReviewOrder {...asked} offered={offered} usesOffered />);
  expect(/<textarea[^>]*>([^<]*)/.exec(again)?.[1]?.trim()).toBe("Go to hospital.");
});

it("takes a message out of the box whose review was refused because the results had changed", () => {
  const posted = (version: string) =>
    ({ result: { initialValue: { intent: "review", version, word: "Go to hospital." } } }) as never;
  const box = (html: string) => /<textarea[^>]*>([^<]*)/.exec(html)?.[1]?.trim();
  const refused = show(<ReviewOrder {...asked} order={{ version: 2 }} answer={posted("1")} />);
  expect(box(refused)).toBe("");
  expect(refused).toMatch(/You wrote this for the earlier values.*Go to hospital\./su);
  // Refused for another reason, it stays.
  expect(box(show(<ReviewOrder {...asked} order={{ version: 2 }} answer={posted("2")} />))).toBe("Go to hospital.");
});

it("has what was said of results that were reviewed again below, as earlier, and with its day", () => {
  const at = (day: number) => Date.UTC(2027, 0, day);
  const review = { by: "Adaeze Okafor", tests: ["Potassium"] };
  const reviews = [
    { ...review, id: "b", at: at(6), message: "All fine now.", isEarlier: false, isReplaced: false },
    { ...review, id: "a", at: at(5), message: "Please call us.", isEarlier: true, isReplaced: true },
  ];
  const shown = { reviews, patients: true, timeZone: "UTC", isOne: true };
  const now = show(<ReviewMessages {...shown} />);
  expect([now.includes("All fine now."), now.includes("Please call us.")]).toEqual([true, false]);
  const earlier = show(<EarlierMessages {...shown} />);
  expect(earlier).toMatch(/Earlier message from your doctor, .*5/);
  expect([earlier.includes("All fine now."), earlier.includes("Please call us.")]).toEqual([false, true]);
});
