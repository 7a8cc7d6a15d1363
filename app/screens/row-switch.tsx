import { Button } from "~/ui/action/button";
import type { RecordItem } from "./record-item";
import type { SayRecord } from "./record-words";

/** Button that turns the record of a row on or off. */
export function RowSwitch({ item: { id, name, enabled }, say }: { item: RecordItem; say: SayRecord }) {
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={enabled ? "disable" : "enable"}
        tone="quiet"
        size="small"
        className="whitespace-nowrap"
        aria-label={say(enabled ? "disableNamed" : "enableNamed", name)}
      >
        {say(enabled ? "disable" : "enable")}
      </Button>
    </form>
  );
}
