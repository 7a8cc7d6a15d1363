import type { MessageKey, ValuesArgument } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { hoursMessage } from "../../domain/timings/hours-message";
import type { HoursProblem } from "../../domain/timings/week-problems";

type Dates = { startDate: string | null; endDate: string | null };

/** Dates between which hours hold, in words; undefined where they hold always. */
export function useDatesText(): (dates: Dates) => string | undefined {
  const { t, format } = useT();
  return ({ startDate, endDate }) => {
    if (startDate && endDate) {
      const [from, until] = [format.plainDate(startDate), format.plainDate(endDate)];
      return startDate === endDate ? from : t("timings:absence.dates", { from, until });
    }
    if (startDate) return `${t("timings:hours.validFrom")} ${format.plainDate(startDate)}`;
    return endDate ? `${t("timings:hours.validUntil")} ${format.plainDate(endDate)}` : undefined;
  };
}

/** Puts a problem of a line into words: with which hours it overlaps, where, and when these hold. */
export function useHoursProblem(branches: readonly { id: string; name: string }[]): (problem: HoursProblem) => string {
  const { t } = useT();
  const datesText = useDatesText();
  return (problem) => {
    const nameOf = (branchId: string | null) => branches.find(({ id }) => id === branchId)?.name ?? "";
    const { message, values = {} } = hoursMessage(problem, nameOf);
    const said = t(message as MessageKey, ...([values] as ValuesArgument<MessageKey>));
    const dates = problem.other && datesText(problem.other);
    return dates ? `${said} ${t("timings:problem.overlapDates", { dates })}` : said;
  };
}
