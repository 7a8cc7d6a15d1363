import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import type { IconName } from "~/ui/base/icon";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";

type CheckedState = Exclude<PrescriptionState, "DRAFT">;
type Look = "good" | "done" | "ask" | "bad";

const LOOK_OF: Readonly<Record<CheckedState, { look: Look; icon: IconName }>> = {
  SIGNED: { look: "good", icon: "check-circle" },
  SENT: { look: "good", icon: "check-circle" },
  PARTLY_DISPENSED: { look: "good", icon: "check-circle" },
  DISPENSED: { look: "done", icon: "info" },
  CANCELLED: { look: "bad", icon: "close" },
  STOPPED: { look: "bad", icon: "close" },
  EXPIRED: { look: "bad", icon: "clock" },
  REPLACED: { look: "bad", icon: "alert" },
};

const REFUSED: Readonly<Record<"unsafe" | "unclear", { look: Look; icon: IconName }>> = {
  unsafe: { look: "bad", icon: "alert" },
  unclear: { look: "ask", icon: "alert" },
};

const SENT_TO: { look: Look; icon: IconName } = { look: "ask", icon: "alert" };

const COLOURS: Readonly<Record<Look, { box: string; ink: string }>> = {
  good: { box: "border-good-line bg-good-soft", ink: "text-good-text" },
  done: { box: "border-info-line bg-info-soft", ink: "text-info-text" },
  ask: { box: "border-warn-line bg-warn-soft", ink: "text-warn-text" },
  bad: { box: "border-danger-line bg-danger-soft", ink: "text-danger-text" },
};

interface VerdictProps {
  state: CheckedState;
  /** A pharmacist refused some of it, so that its prescriber must be asked. */
  refused: "unsafe" | "unclear" | null;
  /** The pharmacy that it was sent to: another one asks first. */
  sentTo: string | null;
  /** What has become of it, and what a pharmacy can do. */
  children: ReactNode;
}

/** Whether a pharmacy may dispense by a paper: in words, by a shape and by a colour. */
export function Verdict({ state, refused, sentTo, children }: VerdictProps) {
  const { t } = useT();
  const ofState = sentTo === null ? LOOK_OF[state] : SENT_TO;
  const { look, icon } = refused === null ? ofState : REFUSED[refused];
  const { box, ink } = COLOURS[look];
  return (
    <div className={classNames("flex items-start gap-4 rounded-lg border-2 p-5 tablet:p-6", box)}>
      <Icon name={icon} className={classNames("size-10 shrink-0", ink)} />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className={classNames("text-2xl leading-tight font-semibold", ink)}>
          {refused !== null
            ? t(`prescriptions:check.refused.${refused}.verdict`)
            : sentTo === null
              ? t(`prescriptions:check.verdict.${state}`)
              : t("prescriptions:sentTo", { pharmacy: sentTo })}
        </h2>
        <div className="text-lg">{children}</div>
      </div>
    </div>
  );
}
