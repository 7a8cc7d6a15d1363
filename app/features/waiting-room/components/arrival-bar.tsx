import { useFetcher } from "@remix-run/react";
import { useCallback } from "react";
import { useT } from "~/i18n/use-t";
import { firstCome } from "~/kernel/lists/first-come";
import { Checkbox } from "~/ui/form/checkbox";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { isWaiting, type QueueEntryView } from "../domain/rooms/room-view";
import { leadsIntoCall, type ShownAppointment } from "./room-props";
import { useArrivals } from "./use-arrivals";
import { useChime } from "./sound/use-chime";
import { useNextKey } from "./use-next-key";

interface ArrivalBarProps {
  entries: readonly QueueEntryView[];
  /** Those whose patients are here; one may not be whoever looks' to call in. */
  appointments: readonly ShownAppointment[];
}

/** Tells who arrives, by words, by the tab's title and, for whoever wants it, by a sound; and calls in by one key. */
export function ArrivalBar({ entries, appointments }: ArrivalBarProps) {
  const { t } = useT();
  const hydrated = useHydrated();
  const chime = useChime();
  const arrived = useArrivals(entries, chime.play);
  const { submit, data, state } = useFetcher<{ refusal?: string }>();
  const appointmentOf = (id: string) => appointments.find(({ appointmentId }) => appointmentId === id);
  const isNext = (entry: QueueEntryView) => isWaiting(entry) && (appointmentOf(entry.chatRoomId)?.mayStart ?? true);
  const [first, ...others] = entries.filter(isNext);
  const line = first ? [first, ...others.filter(({ providerId }) => providerId === first.providerId)] : [];
  const next = firstCome(line, ({ waitingSince }) => waitingSince)?.chatRoomId;
  const enter = next !== undefined && leadsIntoCall(appointmentOf(next));
  const busy = state !== "idle";
  const callNext = useCallback(() => {
    if (!next || busy) return;
    submit({ intent: "start", chatRoomId: next, ...(enter ? { enter: "now" } : {}) }, { method: "post" });
  }, [next, enter, busy, submit]);
  useNextKey(callNext);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Checkbox
        name="sound"
        label={t("rooms:desk.sound")}
        hint={chime.blocked ? t("rooms:desk.soundBlocked") : undefined}
        checked={chime.on}
        // A tick set before anything answers would promise a sound that never comes.
        disabled={!hydrated}
        onChange={(event) => chime.turn(event.target.checked)}
      />
      <p className="text-sm text-muted max-tablet:hidden">{t("rooms:desk.nextKey")}</p>
      <p role="status" className="text-sm font-semibold">
        {arrived && t("rooms:desk.arrived", { name: arrived })}
      </p>
      {data?.refusal && (
        <p role="alert" className="text-sm font-semibold text-danger-text">
          {data.refusal}
        </p>
      )}
    </div>
  );
}
