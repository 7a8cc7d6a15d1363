import { useFetcher } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { RowMenu, RowMenuLink } from "~/ui/action/row-menu";
import { classNames } from "~/ui/base/class-names";
import { Avatar } from "~/ui/view/avatar";
import { StatusBadge } from "~/ui/view/status-badge";
import type { QueueEntryView } from "../domain/rooms/room-view";
import { IN_PROGRESS } from "../domain/sessions/appointment-presence";
import { MoveAppointment } from "./move-appointment";
import { QueueActs } from "./queue-acts";
import { QueueWait } from "./queue-wait";
import type { Colleague, ShownAppointment } from "./room-props";
import { useProviderName } from "./use-provider-name";

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
  /** Of the practice, where the appointment has none. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  current: boolean;
  onChoose: () => void;
}

/** One patient in the doctor's list: who, for what, since when, and the one thing to do next. */
export function StaffQueueEntry(props: StaffQueueEntryProps) {
  const { entry, appointment, roomId, shared, colleagues, unread, now, current, onChoose } = props;
  const { t } = useT();
  const fetcher = useFetcher<{ refusal?: string }>();
  const name = entry.names.join(", ");
  const busy = fetcher.state !== "idle";
  const others = colleagues.filter(({ employeeId }) => employeeId !== appointment?.employeeId);
  const inAppointment = entry.admitted || appointment?.stateId === IN_PROGRESS;
  const moves = !inAppointment && !entry.sessionId && others.length > 0;
  const timeZone = appointment?.timeZone ?? props.timeZone;
  return (
    <li
      className={classNames(
        "@container border-b border-line px-[min(1.25rem,5vw)] py-3 last:border-b-0",
        current && "bg-brand-soft",
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2.5 @min-[17rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[46rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <Avatar name={name} colourKey={entry.chatRoomId} size="small" />
        <Who {...{ entry, appointment, shared, timeZone }} name={name} />
        <QueueWait {...{ entry, appointment, timeZone, now }} />
        <div className="col-span-full flex items-start gap-2 @min-[46rem]:col-span-1">
          <fetcher.Form method="post" className="flex min-w-0 grow flex-wrap items-start gap-2">
            <QueueActs {...{ entry, appointment, roomId, name, busy, inAppointment, unread, current, onChoose }} />
          </fetcher.Form>
          {appointment && (
            <RowMenu label={t("common:rowActions")} about={name}>
              <RowMenuLink href={paths.appointment(appointment.appointmentId)} icon="calendar">
                {t("common:actions.view")}
              </RowMenuLink>
              {appointment.type === "video" && (
                <RowMenuLink href={paths.shareRoomLink(appointment.appointmentId)} icon="link">
                  {t("rooms:desk.link")}
                </RowMenuLink>
              )}
              {moves && <MoveAppointment {...{ entry, colleagues: others, fetcher, busy }} />}
            </RowMenu>
          )}
        </div>
      </div>
      {fetcher.data?.refusal && (
        <p role="alert" className="pt-2 text-sm font-semibold text-danger-text">
          {fetcher.data.refusal}
        </p>
      )}
    </li>
  );
}

interface WhoProps extends Pick<StaffQueueEntryProps, "entry" | "appointment" | "shared" | "timeZone"> {
  name: string;
}

/** Who waits, with whom, and for what; whether they are at their screen. */
function Who({ entry, appointment, shared, timeZone, name }: WhoProps) {
  const { t, format } = useT();
  const { companions, present, leftAt } = entry;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <bdi className="font-semibold wrap-break-word">{name}</bdi>
        {leftAt === null && (
          <StatusBadge colour={present ? "green" : "light-grey"}>
            {present ? t("waiting-room:people.online") : t("waiting-room:people.away")}
          </StatusBadge>
        )}
      </p>
      {companions.length > 0 && entry.names.join() !== companions.join() && (
        <p className="text-sm" dir="auto">
          {t("rooms:join.withNames", { names: format.list(companions) })}
        </p>
      )}
      {appointment && shared && <WaitsFor appointment={appointment} />}
      {appointment && (
        <p className="text-sm text-muted">
          <span className="whitespace-nowrap tabular-nums">{format.time(appointment.startsAt, timeZone)}</span>
          {" · "}
          <bdi>{appointment.offering}</bdi>
        </p>
      )}
    </div>
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
