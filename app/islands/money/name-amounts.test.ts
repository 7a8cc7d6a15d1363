// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { nameAmounts } from "./name-amounts";

const WORDS = JSON.stringify({ CASH: "Take {{amount}} in cash", CARD: "Take {{amount}} by card" });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

beforeEach(() => {
  document.documentElement.lang = "en-GB";
});

function shown(fields: string, place = ""): () => string | null | undefined {
  document.body.innerHTML = `<form>${fields}<button><span ${place} data-amount-currency="GBP">Take payment</span></button></form>`;
  const form = document.querySelector("form");
  if (form) nameAmounts(form);
  return () => document.querySelector("span")?.textContent;
}
const type = (name: string, value: string) => {
  const input = field(name);
  if (input) input.value = value;
  input?.dispatchEvent(new Event("input", { bubbles: true }));
};

test("a button says how much is taken and in which way, as it is typed and chosen", () => {
  const says = shown(
    `<input name="amount" value="40.00"><input type="radio" name="kind" value="CASH" checked><input type="radio" name="kind" value="CARD" id="card">`,
    `data-amount-words='${WORDS}'`,
  );
  expect(says()).toBe("Take £40.00 in cash");
  type("amount", "12,50");
  expect(says()).toBe("Take £12.50 in cash");
  const card = document.querySelector<HTMLInputElement>("#card");
  if (card) card.checked = true;
  card?.dispatchEvent(new Event("change", { bubbles: true }));
  expect(says()).toBe("Take £12.50 by card");
});

test("an amount that cannot be read, or may be two, is not named", () => {
  const says = shown(
    `<input name="amount" value="40">`,
    `data-amount-words='${JSON.stringify({ "": "Waive {{amount}}" })}'`,
  );
  expect(says()).toBe("Waive £40.00");
  for (const typed of ["", "4 or 5", "0", "-3"]) {
    type("amount", typed);
    expect(says()).toBe("Take payment");
  }
});

test("a field left blank stands for all that is left, unless a box says that another sum goes back", () => {
  const words = `data-amount-words='${JSON.stringify({ "": "Refund {{amount}}" })}' data-amount-blank="2500"`;
  const says = shown(`<input name="amount"><input type="checkbox" name="whole">`, words);
  expect(says()).toBe("Refund £25.00");
  const whole = field("whole");
  if (whole) whole.checked = true;
  whole?.dispatchEvent(new Event("change", { bubbles: true }));
  expect(says()).toBe("Take payment");
});

test("in Arabic a button says the sum in the figures of the page around it", () => {
  document.documentElement.lang = "ar-BH";
  const says = shown(
    `<input name="amount" value="12.500">`,
    `data-amount-words='${JSON.stringify({ "": "{{amount}}" })}' data-amount-currency="BHD"`,
  );
  expect(says()).toContain("12.500");
});
