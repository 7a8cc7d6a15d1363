import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { QueueEntryView } from "../domain/rooms/room-view";
import { leadsIntoCall, type ShownAppointment } from "./room-props";
import { VideoLink } from "./video/video-link";

interface QueueActsProps {
  entry: QueueEntryView;
  appointment: ShownAppointment | undefined;
  roomId: string;
  name: string;
  busy: boolean;
  /** They were called in. */
  inAppointment: boolean;
  /** Messages that nobody here has read. */
  unread: number;
  /** Its chat is open. */
  current: boolean;
  onChoose: () => void;
}

/** The likeliest next step with somebody who waits, large; their chat beside it, and the end once they were called in. */
export function QueueActs(props: QueueActsProps) {
  const { entry, appointment, roomId, name, busy, inAppointment, unread, current, onChoose } = props;
  const { t, format } = useT();
  const mayTreat = appointment?.mayStart ?? true;
  const intoCall = leadsIntoCall(appointment);
  return (
    <>
      <input type="hidden" name="chatRoomId" value={entry.chatRoomId} />
      {mayTreat && !inAppointment && (
        <>
          {intoCall && <input type="hidden" name="enter" value="now" />}
          <Button
            type="submit"
            name="intent"
            value="start"
            size="small"
            busy={busy}
            icon={intoCall ? "camera" : "check"}
            className="grow @min-[30rem]:grow-0 @min-[30rem]:px-8"
          >
            {intoCall ? (
              <>
                {t("rooms:desk.startVideo")}
                <VisuallyHidden>, {name}</VisuallyHidden>
              </>
            ) : (
              t("waiting-room:doctor.callIn", { name })
            )}
          </Button>
        </>
      )}
      {mayTreat && inAppointment && !entry.sessionId && (
        <VideoLink appointment={appointment} roomId={roomId} small tone="primary" />
      )}
      <Button tone="secondary" size="small" icon="chat" aria-pressed={current} onClick={onChoose}>
        <span aria-hidden="true">{t("waiting-room:chat.title")}</span>
        <VisuallyHidden>{t("waiting-room:chat.with", { name })}</VisuallyHidden>
        {unread > 0 && (
          <span className="min-w-5 rounded-full bg-danger px-1 text-center text-xs text-danger-ink">
            <span aria-hidden="true">{format.number(unread)}</span>
            <VisuallyHidden>{t("waiting-room:chat.unread", { count: unread })}</VisuallyHidden>
          </span>
        )}
      </Button>
      {mayTreat && inAppointment && (
        <AskFirst
          name="intent"
          value="conclude"
          size="small"
          busy={busy}
          icon="check"
          question={t("waiting-room:doctor.concludeAsk", { name })}
          text={t("waiting-room:doctor.concludeText")}
        >
          {t("waiting-room:doctor.conclude")}
        </AskFirst>
      )}
    </>
  );
}
