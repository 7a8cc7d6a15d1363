import { Checkbox } from "~/ui/form/checkbox";

/** A box, ticked unless somebody takes the tick away: the other sessions end. `off` says so where it has no tick. */
export function EndSessionsBox({ label, defaultChecked = true }: { label: string; defaultChecked?: boolean }) {
  return (
    <div>
      <input type="hidden" name="endSessions" value="off" />
      <Checkbox name="endSessions" label={label} value="on" defaultChecked={defaultChecked} />
    </div>
  );
}
