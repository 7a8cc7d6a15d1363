import type { Format } from "~/i18n/format";
import type { PatientTranslate } from "~/i18n/audiences";
import type { FilterChoices, FilterName, FilterOption } from "../../domain/lists/list-view";
import type { ListFilters } from "../../schemas/lists/list-filters";

/** One choice that narrows a list, in words. */
export interface FilterField {
  name: Exclude<FilterName, "q">;
  label: string;
  options: FilterOption[];
  /** What is chosen; empty for nothing. */
  value: string;
}

const LABELS = {
  service: "booking:lists.filterService",
  department: "booking:lists.filterDepartment",
  location: "booking:lists.filterPlace",
  language: "booking:lists.filterLanguage",
  gender: "booking:lists.filterGender",
  earliest: "booking:lists.filterEarliest",
  price: "booking:lists.filterPrice",
  insurance: "booking:lists.filterInsurance",
} as const;

const GENDERS = ["common:genders.male", "common:genders.female", "common:genders.intersex"] as const;

function optionsOf(
  { t, format }: Words,
  name: FilterField["name"],
  { service, department, location, language, gender, earliest, price, insurance }: FilterChoices,
  chosen: ListFilters,
): FilterOption[] {
  switch (name) {
    case "service":
      return service ?? [];
    case "department":
      return department ?? [];
    case "location":
      return location ?? [];
    case "language":
      return (language ?? []).map((code) => ({ value: code, label: format.languageName(code) }));
    case "gender":
      return (gender ?? []).flatMap((code) => {
        const word = GENDERS[code - 1];
        return word ? [{ value: String(code), label: t(word) }] : [];
      });
    case "earliest":
      return (earliest ?? []).map((days) => ({
        value: String(days),
        label: days === 0 ? t("booking:lists.today") : t("booking:lists.within", { time: format.unit(days, "day") }),
      }));
    case "insurance":
      return (insurance ?? []).map((name) => ({ value: name, label: name }));
    case "price":
      return amountsOf(price, chosen).map((amount) => ({
        value: String(amount),
        label: t("booking:lists.upTo", { price: format.money(amount, price?.currencyCode ?? "") }),
      }));
  }
}

/** The limits that there are, with the one that is chosen among them. */
const amountsOf = (price: FilterChoices["price"], { price: chosen }: ListFilters): number[] =>
  price ? [...new Set([...price.amounts, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b) : [];

interface Words {
  t: PatientTranslate;
  format: Format;
}

/** The choices that there are: those with something to choose between, and whatever is chosen already. */
export function filterFields(words: Words, filters: ListFilters, choices: FilterChoices): FilterField[] {
  const names = Object.keys(LABELS) as FilterField["name"][];
  return names.flatMap((name) => {
    const options = optionsOf(words, name, choices, filters);
    const value = filters[name] === undefined ? "" : String(filters[name]);
    const least = name === "price" || name === "earliest" || name === "insurance" ? 1 : 2;
    if (options.length < least && value === "") return [];
    return [{ name, label: words.t(LABELS[name]), options, value }];
  });
}

/** What is chosen, as one says it: the option's name, or the filter's where the choice is none of the list's. */
export const chosenText = ({ label, options, value }: FilterField): string =>
  options.find((option) => option.value === value)?.label ?? label;
