import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { closeAround, CallPopover } from "./call-popover";

interface EndQuestionProps {
  /** The call is a group session's. */
  group: boolean;
  onConclude: () => void;
}

/** Asks before an appointment, or a session for all in it, is ended. */
export function EndQuestion({ group, onConclude }: EndQuestionProps) {
  const { t } = useT();
  return (
    <div className="flex flex-col items-start gap-3 p-2">
      <p className="font-semibold">{t(group ? "video:group.concludeAsk" : "video:call.concludeAsk")}</p>
      <p>{t("video:call.concludeText")}</p>
      <Button
        icon="check"
        onClick={(event) => {
          closeAround(event);
          onConclude();
        }}
      >
        {t(group ? "video:group.conclude" : "video:call.conclude")}
      </Button>
    </div>
  );
}

/** The provider's button that ends the appointment; on a phone it stands in the menu. */
export function EndCall(props: EndQuestionProps) {
  const { t } = useT();
  return (
    <CallPopover icon="check-circle" label={t("video:call.end")} wideOnly>
      <EndQuestion {...props} />
    </CallPopover>
  );
}
