import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";

export interface AlertRemoteProps {
  side: "staff" | "guest";
  /** The other side of the provider are the participants of a group session. */
  group: boolean;
  /** Whether the message could be sent. */
  alert: () => Promise<boolean>;
}

/** For whoever is in the call alone: tells the other side by a message that they are waited for. */
export function AlertRemote({ side, group, alert }: AlertRemoteProps) {
  const { t } = useT();
  const [state, setState] = useState<"idle" | "busy" | "sent" | "failed">("idle");
  const send = async () => {
    setState("busy");
    setState((await alert()) ? "sent" : "failed");
  };
  return (
    <div className="flex flex-col items-center gap-2 pb-2 text-center">
      {state !== "sent" && (
        <Button tone="secondary" busy={state === "busy"} onClick={() => void send()}>
          {t(side === "guest" ? "video:alert.provider" : group ? "video:group.alert" : "video:alert.patient")}
        </Button>
      )}
      <p role="status">
        {state === "sent" && t("video:alert.sent")}
        {state === "failed" && t("video:alert.failed")}
      </p>
    </div>
  );
}
