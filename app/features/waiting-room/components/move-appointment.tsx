import type { useFetcher } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import type { QueueEntryView } from "../domain/rooms/room-view";
import type { Colleague } from "./room-props";

export interface MoveAppointmentProps {
  entry: QueueEntryView;
  colleagues: readonly Colleague[];
  fetcher: ReturnType<typeof useFetcher<{ refusal?: string }>>;
  busy: boolean;
}

/** Gives a patient who waits to a colleague; they keep the chat and the time they have waited. */
export function MoveAppointment({ entry, colleagues, fetcher, busy }: MoveAppointmentProps) {
  const { t } = useT();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand-text">
        {t("rooms:move.title")}
      </summary>
      <fetcher.Form method="post" className="mt-2 flex flex-wrap items-end gap-3">
        <input type="hidden" name="chatRoomId" value={entry.chatRoomId} />
        <NativeSelect
          name="to"
          id={`to-${entry.chatRoomId}`}
          label={t("rooms:move.to")}
          hint={t("rooms:move.hint")}
          options={colleagues.map(({ roomId, name }) => ({ value: roomId, label: name }))}
        />
        <Button type="submit" name="intent" value="move" size="small" tone="secondary" busy={busy}>
          {t("rooms:move.button", { name: entry.names.join(", ") })}
        </Button>
      </fetcher.Form>
    </details>
  );
}
