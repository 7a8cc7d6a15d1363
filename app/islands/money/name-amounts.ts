import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { amountWritten } from "~/kernel/money/written-amount";

const text = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

function wordsOf(element: HTMLElement): Record<string, unknown> {
  const parsed: unknown = JSON.parse(element.dataset.amountWords ?? "{}");
  return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
}

/**
 * Writes the amount of a form, and the kind that is chosen, into the words of its buttons and questions, and keeps them
 * up; where no amount can be read, they stand as the page came. A box for all of it (`whole`) leaves them so, too.
 */
export function nameAmounts(form: HTMLFormElement): void {
  const places = [...form.querySelectorAll<HTMLElement>("[data-amount-words]")];
  const plain = new Map(places.map((place) => [place, place.textContent]));
  const update = () => {
    const posted = new FormData(form);
    const typed = posted.getAll("amount").map(text).at(-1)?.trim() ?? "";
    for (const place of places) {
      const { amountCurrency: currency = "", amountBlank } = place.dataset;
      const minor = typed === "" ? Number(amountBlank ?? 0) : (amountWritten(typed, currency) ?? 0);
      const words = wordsOf(place);
      const said = words[text(posted.get("kind"))] ?? words[""];
      const isNamed = minor > 0 && typeof said === "string" && !posted.has("whole");
      const shown = new Intl.NumberFormat(document.documentElement.lang, {
        ...{ style: "currency", currency, numberingSystem: "latn" },
      });
      place.textContent = isNamed
        ? said.replace("{{amount}}", shown.format(minor / 10 ** minorUnitDigits(currency)))
        : (plain.get(place) ?? "");
    }
  };
  form.addEventListener("input", update);
  form.addEventListener("change", update);
  // Something may have been typed before the script came.
  update();
}
