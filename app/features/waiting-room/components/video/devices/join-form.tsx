import { useState, type FormEvent } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { MAX_NAME_LENGTH } from "../../../domain/rooms/room-limits";
import type { VideoCall } from "../../../realtime/video/use-video-call";

export interface JoinFormProps {
  video: VideoCall;
  /** By which name a guest is called until they give another one; null for staff, who have theirs. */
  guestName: string | null;
  /** Whoever signed in is known by name, and is not asked for it. */
  asksName: boolean;
  busy: boolean;
  /** The devices were asked for, or were refused before: what they have is what they go in with. */
  tried: boolean;
  onTried: () => void;
  /** With the name that a guest gave. */
  onJoin: (name: string | null) => void;
}

/** One's name and the one press that leads in; below it, seldom pressed, the other ways. */
export function JoinForm({ video: { media }, guestName, asksName, busy, tried, onTried, onJoin }: JoinFormProps) {
  const { t } = useT();
  const [name, setName] = useState(guestName ?? "");
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  // A press before the page works goes by the form: it checks in and comes back here, where the devices are asked for.
  const ready = useHydrated();
  const joinAfter = async (open: () => Promise<boolean>) => {
    if (guestName !== null && asksName && name.trim() === "") return setError(t("errors:field.mandatory"));
    setError(undefined);
    setAsking(true);
    const isOpen = await open();
    setAsking(false);
    onTried();
    if (isOpen) onJoin(guestName === null || !asksName ? null : name.trim());
  };
  const test = async () => {
    await media.openBoth();
    onTried();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !asking) void joinAfter(async () => tried || media.openForJoin());
  };
  const waits = busy || asking;
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      {guestName !== null && asksName && (
        <div className="text-start">
          <TextField
            name="name"
            label={t("waiting-room:name.label")}
            autoComplete="name"
            required
            maxLength={MAX_NAME_LENGTH}
            value={name}
            error={error}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
      {/* Within reach of the thumb, however high the picture above it is. */}
      <div data-way-in="" className="sticky bottom-0 z-10 bg-canvas py-2 tablet:static">
        <Button
          type="submit"
          name="intent"
          value="checkIn"
          size="large"
          wide
          busy={waits}
          icon="camera"
          autoFocus={tried}
          className="min-h-16"
        >
          {t("video:check.join")}
        </Button>
      </div>
      {!tried && (
        <>
          <p>{t("video:check.text")}</p>
          <div className="flex flex-wrap justify-center gap-x-4 gap-y-1">
            <Button tone="secondary" busy={!ready || waits} onClick={() => void test()}>
              {t("video:check.both")}
            </Button>
            <Button tone="quiet" busy={!ready || waits} onClick={() => void joinAfter(() => media.openForSound())}>
              {t("video:check.audioOnly")}
            </Button>
            <Button tone="quiet" busy={!ready || waits} onClick={() => void joinAfter(async () => media.goWithout())}>
              {t("video:check.neither")}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
