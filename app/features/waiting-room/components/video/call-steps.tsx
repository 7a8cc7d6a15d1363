import { useT } from "~/i18n/use-t";
import { SpinnerRing } from "~/ui/base/spinner";
import { Banner } from "~/ui/view/banner";
import type { VideoCall } from "../../realtime/video/use-video-call";
import { QueueCard } from "../queue-card";
import type { LiveRoom } from "../room-props";
import { useWait } from "../use-wait";
import { AppointmentEnded, CallOver } from "./call-over";
import { DeviceCheck } from "./devices/device-check";
import type { useCallProgress } from "./use-call-progress";
import type { useVideoCallRequests } from "./use-video-call-requests";
import type { VideoAppointmentProps } from "./video-appointment-props";

interface CallStepsProps extends Pick<
  VideoAppointmentProps,
  "room" | "appointment" | "appointmentLength" | "renderedAt"
> {
  live: LiveRoom;
  video: VideoCall;
  progress: ReturnType<typeof useCallProgress>;
  session: ReturnType<typeof useVideoCallRequests>;
  doctor: string;
  name: string;
  queue: Extract<LiveRoom["queue"], { kind: "guest" }> | null;
}

/** What stands where the picture will be, before the call and after it. */
export function CallSteps(props: CallStepsProps) {
  const { room, appointment, appointmentLength, live, video, progress, session, doctor, name, queue } = props;
  const { t } = useT();
  const wait = useWait(live, appointment, props.renderedAt);
  const { step, out } = progress;
  const refused = session.refusal;
  const refusal = refused && (refused.words ?? t(`video:refused.${refused.reason}`));
  return (
    <div
      role="region"
      aria-label={t("video:appointment")}
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto outline-offset-[-3px]"
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
            status={live.status}
            busy={session.busy}
            atOnce={progress.atOnce}
            onJoin={() => void progress.enter()}
          />
        )}
        {!out && step === "in" && queue && (
          <>
            <QueueCard {...queue} {...wait} {...{ appointmentLength, doctor }} lateMinutes={queue.lateMinutes} />
            <p role="status" className="text-center text-lg">
              {t("video:wait.text")}
            </p>
          </>
        )}
        {!out && step === "in" && refusal && <Banner tone="warn" live title={refusal} />}
      </div>
    </div>
  );
}
