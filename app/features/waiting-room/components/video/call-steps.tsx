import { useT } from "~/i18n/use-t";
import { SpinnerRing } from "~/ui/base/spinner";
import { Banner } from "~/ui/view/banner";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { Checkbox } from "~/ui/form/checkbox";
import { CompanionLink } from "../guests/companion-link";
import type { LiveRoom } from "../room-props";
import { usePlaceTime } from "../use-place-time";
import { useWait } from "../use-wait";
import { AppointmentEnded, CallOver } from "./call-over";
import { DeviceCheck } from "./devices/device-check";
import type { useCallProgress } from "./use-call-progress";
import type { useVideoCallRequests } from "./use-video-call-requests";
import type { VideoAppointmentProps } from "./video-appointment-props";
import { WaitInCall } from "../guests/wait-in-call";

interface CallStepsProps extends Pick<
  VideoAppointmentProps,
  "room" | "side" | "appointment" | "appointmentLength" | "renderedAt" | "briefing" | "byLink"
> {
  live: LiveRoom;
  video: VideoCall;
  progress: ReturnType<typeof useCallProgress>;
  session: ReturnType<typeof useVideoCallRequests>;
  doctor: string;
  name: string;
  queue: Extract<LiveRoom["queue"], { kind: "guest" }> | null;
  /** Whether buttons and words are larger. */
  large: { large: boolean; toggle: () => void };
}

/** What stands where the picture will be, before the call and after it. */
export function CallSteps(props: CallStepsProps) {
  const { room, side, appointment, appointmentLength, live, video, progress, session, doctor, name, queue } = props;
  const { briefing, byLink, large } = props;
  const { t } = useT();
  const placeTime = usePlaceTime();
  const wait = useWait(live, appointment, props.renderedAt);
  const { step, out } = progress;
  const refused = session.refusal;
  const refusal = refused && (refused.words ?? t(`video:refused.${refused.reason}`));
  const guest =
    side === "staff"
      ? { guestName: null, when: null }
      : {
          guestName: live.self?.displayName ?? name,
          when: t("waiting-room:checkIn.yourAppointment", {
            time: placeTime(appointment.startsAt, appointment.timeZone),
          }),
        };
  return (
    <div
      role="region"
      aria-label={t("video:appointment")}
      tabIndex={0}
      className="call-larger min-h-0 grow overflow-y-auto outline-offset-[-3px]"
    >
      <div className="mx-auto flex min-h-full max-w-5xl flex-col justify-center gap-4 p-[min(1rem,4vw)]">
        {step === "ended" && <AppointmentEnded roomId={room.id} />}
        {out && <CallOver reason={out} onAgain={progress.again} />}
        {!out && step === "entering" && (
          <p role="status" className="flex items-center justify-center gap-3 py-16 text-lg">
            <SpinnerRing />
            {t("video:check.entering")}
          </p>
        )}
        {!out && step === "check" && (
          <DeviceCheck
            {...{ video, name, refusal }}
            {...guest}
            asksName={byLink}
            status={live.status}
            busy={session.busy}
            atOnce={progress.atOnce}
            onJoin={(given) => void progress.enter(given)}
          >
            <Checkbox name="large" label={t("video:call.large")} checked={large.large} onChange={large.toggle} />
            {byLink && <CompanionLink roomId={room.id} />}
          </DeviceCheck>
        )}
        {!out && step === "in" && queue && (
          <WaitInCall
            {...{ video, name, briefing, byLink }}
            roomId={room.id}
            place={{ ...queue, ...wait, appointmentLength, doctor, lateMinutes: queue.lateMinutes }}
          />
        )}
        {!out && step === "in" && refusal && <Banner tone="warn" live title={refusal} />}
      </div>
    </div>
  );
}
