import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import type { RecordItem } from "./record-item";
import type { SayRecord } from "./record-words";

interface RowSwitchProps {
  item: RecordItem;
  say: SayRecord;
  /** Asks before it is turned off, and offers no way in the row to turn it on again. */
  asks?: boolean | undefined;
}

/** Button that turns the record of a row on or off. */
export function RowSwitch({ item: { id, name, enabled }, say, asks }: RowSwitchProps) {
  const { t } = useT();
  if (asks && !enabled) return "–";
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      {asks ? (
        <AskFirst
          name="intent"
          value="disable"
          size="small"
          aria-label={say("disableNamed", name)}
          question={t("common:sure")}
          text={say("disableText")}
        >
          {say("disable")}
        </AskFirst>
      ) : (
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
      )}
    </form>
  );
}
