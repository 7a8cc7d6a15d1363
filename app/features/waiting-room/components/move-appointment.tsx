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

/** Gives a patient who waits to a colleague, from the menu of their row; they keep the chat and the time they have waited. */
export function MoveAppointment({ entry, colleagues, fetcher, busy }: MoveAppointmentProps) {
  const { t } = useT();
  return (
    <li className="border-t border-line px-2.5 pt-2 pb-1">
      <p className="pb-2 text-sm font-semibold">{t("rooms:move.title")}</p>
      <fetcher.Form method="post" className="flex max-w-72 flex-col gap-3">
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
    </li>
  );
}
