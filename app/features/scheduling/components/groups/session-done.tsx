import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

const DONE = ["create", "edit", "move", "cancel", "undo", "start", "conclude"] as const;

export interface SessionDoneProps {
  /** What has just been done, from the address. */
  done: string | null;
  /** Starts of a series that were not made, UTC ms. */
  refused: readonly number[];
  view: { session: { timeZone: string; state: string }; undoUntil: number | null };
}

/** What has just been done with a session, and the way to take it back while there is one. */
export function SessionDone({ done, refused, view }: SessionDoneProps) {
  const { t, format } = useT();
  // An older page of the history may not know that it was called off, or that this was undone.
  const isOff = view.session.state === "CANCELED";
  const said = DONE.find((each) => each === done && isOff === (each === "cancel"));
  const undo = view.undoUntil !== null && (
    <form method="post">
      <Button type="submit" name="intent" value="undo" tone="secondary" size="small">
        {t("group-sessions:undo")}
      </Button>
    </form>
  );
  return (
    <>
      {(said || undo) && (
        <Banner
          tone="good"
          live
          takesFocus={Boolean(said)}
          title={said && t(`group-sessions:done.${said}`)}
          action={undo || undefined}
        />
      )}
      {refused.length > 0 && (
        <Banner tone="warn" live title={t("group-sessions:refused")}>
          <ul className="list-disc ps-5">
            {refused.map((start) => (
              <li key={start}>{format.dateTime(start, view.session.timeZone, "medium")}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
