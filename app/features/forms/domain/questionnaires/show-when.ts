import { isNumber, severalOf, type ItemKind } from "../questions/question";
import type { Answers, Condition, Content, Item, ShowWhen } from "./content";

/** An item as far as it matters for what is shown. */
export type Shown = Pick<Item, "id" | "kind" | "showWhen">;

/** Below zero, zero or above as the answer is less, the same or more; NaN where they cannot be compared. */
function compared(kind: ItemKind, answer: string, value: string): number {
  if (isNumber(kind)) return answer === "" || value === "" ? Number.NaN : Number(answer) - Number(value);
  if (kind === "DATE" || kind === "TIME") return answer === value ? 0 : answer < value ? -1 : 1;
  return answer === value ? 0 : Number.NaN;
}

/** As FHIR R4 defines `enableWhen.operator`: of several answers one is enough, except that none may be what `!=` names. */
function holds(kind: ItemKind, answer: string, { operator, value }: Condition): boolean {
  if (operator === "exists") return (answer !== "") === (value === "yes");
  const each = (kind === "SEVERAL" ? severalOf(answer) : answer === "" ? [] : [answer]).map((one) =>
    compared(kind, one, value),
  );
  switch (operator) {
    case "=":
      return each.some((order) => order === 0);
    case "!=":
      return each.every((order) => order !== 0);
    case ">":
      return each.some((order) => order > 0);
    case "<":
      return each.some((order) => order < 0);
    case ">=":
      return each.some((order) => order >= 0);
    case "<=":
      return each.some((order) => order <= 0);
  }
}

/**
 * The ids of what is asked, given the answers so far. The answer to what is not asked counts as none, so that what
 * depends on it is hidden too. Items depend on earlier ones alone. One function for the server and the page.
 */
export function shownItems(items: readonly Shown[], answers: Answers): ReadonlySet<string> {
  const shown = new Map<string, ItemKind>();
  const isMet = ({ any, conditions }: ShowWhen) => {
    const met = (condition: Condition) => {
      const kind = shown.get(condition.item);
      return holds(kind ?? "TEXT", kind === undefined ? "" : (answers[condition.item] ?? ""), condition);
    };
    return any ? conditions.some(met) : conditions.every(met);
  };
  for (const { id, kind, showWhen } of items) if (showWhen === null || isMet(showWhen)) shown.set(id, kind);
  return new Set(shown.keys());
}

/** The sections of which something is asked, with what is asked of each. */
export function shownSections(content: Content, answers: Answers) {
  const shown = shownItems(
    content.sections.flatMap(({ items }) => items),
    answers,
  );
  return content.sections
    .map((section) => ({ ...section, items: section.items.filter(({ id }) => shown.has(id)) }))
    .filter(({ items }) => items.length > 0);
}
