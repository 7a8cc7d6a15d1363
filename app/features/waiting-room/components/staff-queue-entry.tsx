import { useFetcher } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Avatar } from "~/ui/view/avatar";
import { StatusBadge } from "~/ui/view/status-badge";
import type { QueueEntryView } from "../domain/rooms/room-view";
import { IN_PROGRESS } from "../domain/sessions/appointment-presence";
import { MoveAppointment } from "./move-appointment";
import type { Colleague, ShownAppointment } from "./room-props";
import { useProviderName } from "./use-provider-name";
import { VideoLink } from "./video/video-link";

export interface StaffQueueEntryProps {
  entry: QueueEntryView;
  appointment: ShownAppointment | undefined;
  roomId: string;
  /** Several doctors share the room: for whom somebody waits is said. */
  shared: boolean;
  /** Providers to whom the appointment can be given. */
  colleagues: readonly Colleague[];
  /** Messages that nobody here has read. */
  unread: number;
  /** Epoch milliseconds; null before the page's script runs. */
  now: number | null;
  current: boolean;
  onChoose: () => void;
}

/** One patient in the doctor's list: who, for what, since when, and what can be done. */
export function StaffQueueEntry({
  entry,
  appointment,
  roomId,
  shared,
  colleagues,
  unread,
  now,
  current,
  onChoose,
}: StaffQueueEntryProps) {
  const { t, format } = useT();
  const fetcher = useFetcher<{ refusal?: string }>();
  const name = entry.names.join(", ");
  const withNames = entry.companions;
  const waited = now === null ? null : Math.max(0, Math.floor((now - entry.waitingSince) / 60_000));
  const busy = fetcher.state !== "idle";
  const others = colleagues.filter(({ employeeId }) => employeeId !== appointment?.employeeId);
  const mayTreat = appointment?.mayStart ?? true;
  const inAppointment = entry.admitted || appointment?.stateId === IN_PROGRESS;
  return (
    <li
      className={classNames(
        "flex flex-col gap-3 border-b border-line px-[min(1.25rem,6vw)] py-4 last:border-b-0",
        current && "bg-brand-soft",
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} colourKey={entry.chatRoomId} />
        <div className="min-w-0 grow basis-32">
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          {withNames.length > 0 && entry.names.join() !== withNames.join() && (
            <p className="text-sm" dir="auto">
              {t("rooms:join.withNames", { names: format.list(withNames) })}
            </p>
          )}
          {appointment && shared && <WaitsFor appointment={appointment} />}
          {appointment && (
            <p className="text-sm text-muted">
              {format.time(appointment.startsAt, appointment.timeZone)} · {appointment.offering}
            </p>
          )}
          <p className="text-sm text-muted">
            {t("waiting-room:people.waitingSince", {
              time: format.time(entry.waitingSince, appointment?.timeZone ?? "UTC"),
            })}
            {waited !== null && !entry.admitted && <> · {t("rooms:desk.waitedFor", { count: waited })}</>}
          </p>
        </div>
        <StatusBadge colour={entry.present ? "green" : "light-grey"}>
          {entry.present ? t("waiting-room:people.online") : t("waiting-room:people.away")}
        </StatusBadge>
      </div>
      {unread > 0 && (
        <p className="text-sm font-semibold text-brand-text">{t("waiting-room:chat.unread", { count: unread })}</p>
      )}
      {fetcher.data?.refusal && (
        <p role="alert" className="text-sm font-semibold text-danger-text">
          {fetcher.data.refusal}
        </p>
      )}
      <fetcher.Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="chatRoomId" value={entry.chatRoomId} />
        {mayTreat && !inAppointment && (
          <Button type="submit" name="intent" value="start" size="small" busy={busy}>
            {t("waiting-room:doctor.callIn", { name })}
          </Button>
        )}
        {mayTreat && !entry.sessionId && <VideoLink appointment={appointment} roomId={roomId} small />}
        <Button tone="quiet" size="small" icon="chat" aria-pressed={current} onClick={onChoose}>
          {t("waiting-room:chat.open")}
        </Button>
        {mayTreat && inAppointment && (
          <AskFirst
            name="intent"
            value="conclude"
            size="small"
            busy={busy}
            icon="check"
            className="ms-auto"
            question={t("waiting-room:doctor.concludeAsk", { name })}
            text={t("waiting-room:doctor.concludeText")}
          >
            {t("waiting-room:doctor.conclude")}
          </AskFirst>
        )}
      </fetcher.Form>
      {!inAppointment && !entry.sessionId && others.length > 0 && (
        <MoveAppointment {...{ entry, colleagues: others, fetcher, busy }} />
      )}
    </li>
  );
}

/** The provider for whom somebody waits. */
function WaitsFor({ appointment }: { appointment: ShownAppointment }) {
  const { t } = useT();
  const doctor = useProviderName(appointment);
  return (
    <p className="text-sm font-semibold">
      {appointment.mine ? t("rooms:shared.forYou") : t("rooms:shared.waitsFor", { name: doctor })}
    </p>
  );
}
