import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Avatar } from "~/ui/view/avatar";
import { mediaOf } from "../../realtime/video/local-media";
import type { VideoCall } from "../../realtime/video/use-video-call";

interface PersonInCall {
  id: string;
  name: string;
  /** What the colour of their initials goes by. */
  colourKey: string;
  audio: boolean;
  video: boolean;
}

/** Who is in the call, and whether they can be heard and seen. */
export function PeoplePart({ video, name }: { video: VideoCall; name: string }) {
  const { t } = useT();
  const { call, local } = video;
  const own = { id: "own", name: t("waiting-room:people.you", { name }), colourKey: name, ...mediaOf(local) };
  const people: PersonInCall[] = [
    ...(call.phase === "in" ? [own] : []),
    ...call.peers.map(({ peerId, displayName, memberId, media }) => ({
      ...{ id: peerId, name: displayName, colourKey: memberId, audio: media.audio, video: media.video },
    })),
  ];
  if (people.length === 0) return <p className="p-4 text-muted">{t("video:panel.nobody")}</p>;
  return (
    <ul className="flex flex-col gap-1 p-3">
      {people.map((person) => (
        <li key={person.id} className="flex min-h-11 items-center gap-3">
          <Avatar name={person.name} colourKey={person.colourKey} size="small" />
          <span className="min-w-0 grow font-medium wrap-anywhere" dir="auto">
            {person.name}
          </span>
          <Icon name={person.audio ? "microphone" : "microphone-off"} />
          <Icon name={person.video ? "camera" : "camera-off"} />
          <VisuallyHidden>
            {[!person.audio && t("video:call.muted"), !person.video && t("video:call.cameraIsOff")]
              .filter(Boolean)
              .join(", ")}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
