import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { useFreshData } from "~/ui/hydrated/use-fresh-data";
import { useScheduleBoard } from "../../realtime/use-schedule-board";
import type { TimeWeek } from "../../domain/timings/time-week";

/** What was taken from a day's times, and what came to them, since they were shown. */
function useNews(week: TimeWeek): { lost: number[]; won: number[] } {
  const { day, times } = week;
  const [shown, setShown] = useState({ day, times, news: { lost: [] as number[], won: [] as number[] } });
  const same = shown.day === day && shown.times.join() === times.join();
  if (same) return shown.news;
  const news =
    shown.day === day
      ? {
          lost: shown.times.filter((start) => !times.includes(start)),
          won: times.filter((start) => !shown.times.includes(start)),
        }
      : { lost: [], won: [] };
  setShown({ day, times, news });
  return news;
}

/** Loads the week again when somebody else takes or frees one of the provider's times, and says what became of it. */
export function LiveWeek({ providerId, week }: { providerId: string; week: TimeWeek }) {
  const { t, format } = useT();
  const refresh = useFreshData();
  const { lost, won } = useNews(week);
  useScheduleBoard([providerId], refresh);
  const [start] = [...lost, ...won];
  const time = start === undefined ? "" : format.time(start, week.zone);
  const said =
    start === undefined
      ? ""
      : lost.length + won.length > 1
        ? t("booking:live.changed")
        : t(lost.length > 0 ? "booking:live.taken" : "booking:live.freed", { time });
  return (
    <p role="status" className="font-medium text-warn-text empty:hidden">
      {said}
    </p>
  );
}
