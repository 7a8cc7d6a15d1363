import { useFetcher } from "@remix-run/react";
import { useCallback } from "react";
import { useT } from "~/i18n/use-t";
import { Checkbox } from "~/ui/form/checkbox";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import type { QueueEntryView } from "../domain/rooms/room-view";
import { useArrivals } from "./use-arrivals";
import { useChime } from "./use-chime";
import { useNextKey } from "./use-next-key";

interface ArrivalBarProps {
  entries: readonly QueueEntryView[];
  /** Whether whoever looks may call in the patient of a chat. */
  isCallable: (chatRoomId: string) => boolean;
}

/** Tells who arrives, by words, by the tab's title and, for whoever wants it, by a sound; and calls in by one key. */
export function ArrivalBar({ entries, isCallable }: ArrivalBarProps) {
  const { t } = useT();
  const hydrated = useHydrated();
  const chime = useChime();
  const arrived = useArrivals(entries, chime.play);
  const { submit, data, state } = useFetcher<{ refusal?: string }>();
  const next = entries.find((entry) => !entry.admitted && isCallable(entry.chatRoomId))?.chatRoomId;
  const busy = state !== "idle";
  const callNext = useCallback(() => {
    if (next && !busy) submit({ intent: "start", chatRoomId: next }, { method: "post" });
  }, [next, busy, submit]);
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
      <p className="text-sm text-muted">{t("rooms:desk.nextKey")}</p>
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
