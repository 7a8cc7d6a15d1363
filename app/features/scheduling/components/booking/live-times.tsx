import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { DayTimesView, JourneyView } from "../../domain/booking/booking-view";
import { VISITOR_FIELDS, type VisitorField } from "../../schemas/booking/booking-state";

/** Stands in the words for a time that the script puts there. */
const TIME = "{time}";

const isTold = (name: string) => VISITOR_FIELDS.includes(name as VisitorField);

/** The same times by a plain address, without anything that was typed. */
function freshHref({ action, carried }: JourneyView, day: string): string {
  const chosen = Object.entries(carried).filter(([name]) => !isTold(name) && name !== "key");
  return `${action.split("?")[0]}?${new URLSearchParams([...chosen, ["step", "time"], ["day", day]]).toString()}`;
}

/** The times of a day, which the small script keeps true while the page stands open, and the words it says so with. */
export function LiveTimes({ view, times, children }: { view: JourneyView; times: DayTimesView; children: ReactNode }) {
  const { t } = usePatientT();
  return (
    <div
      data-times={freshHref(view, times.day)}
      data-boards={view.boards.map((board) => paths.scheduleBoard(board)).join(" ")}
      data-taken={t("booking:live.taken", { time: TIME })}
      data-taken-chosen={t("booking:live.takenChosen", { time: TIME })}
      data-freed={t("booking:live.freed", { time: TIME })}
      data-changed={t("booking:live.changed")}
    >
      <p role="status" data-times-said className="font-medium text-warn-text not-empty:mb-4" />
      <div>{children}</div>
    </div>
  );
}
