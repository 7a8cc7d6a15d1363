import { usePatientT } from "~/i18n/use-t";
import { isNumber, NO, severalOf, YES, type AskedQuestion, type ItemKind } from "../../domain/questions/question";

/** How an answer reads: the words of what was chosen, and numbers, days and times as the reader writes them. */
export function useSaid(): (item: AskedQuestion<ItemKind>, answer: string) => string {
  const { t, format } = usePatientT();
  return ({ kind, labels = {} }, answer) => {
    if (answer === "") return "";
    if (answer === YES && kind === "YES_NO") return t("common:actions.yes");
    if (answer === NO && kind === "YES_NO") return t("common:actions.no");
    if (isNumber(kind) && Number.isFinite(Number(answer)))
      return format.number(Number(answer), { maximumFractionDigits: 6 });
    if (kind === "DATE") return format.plainDate(answer);
    if (kind === "SEVERAL")
      return severalOf(answer)
        .map((each) => labels[each] ?? each)
        .join("\n");
    return labels[answer] ?? answer;
  };
}
