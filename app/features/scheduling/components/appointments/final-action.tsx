import type { PlainKey } from "~/i18n/message-types";
import type { Speech } from "~/i18n/i18n-provider";
import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, type ButtonProps } from "~/ui/action/button";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";

/** What cannot be taken back is asked about first. */
const ASKS: Partial<Record<AppointmentAction, readonly [question: PlainKey, text: PlainKey | null]>> = {
  conclude: ["scheduling:ask.conclude", "scheduling:ask.concludeText"],
  complete: ["scheduling:ask.complete", "common:final"],
  "no-show": ["scheduling:ask.noShow", "common:final"],
  "mark-paid": ["scheduling:ask.markPaidAtClinic", "common:final"],
  disable: ["scheduling:ask.disable", "scheduling:ask.disableText"],
};

/** What is asked where the button would overlook something. */
function askedAbout({ t }: Speech, about: NonNullable<ActionButton["about"]>, time: string) {
  if (about === "early") return [t("scheduling:ask.startEarly", { time }), t("scheduling:ask.startEarlyText")] as const;
  if (about === "blocked") return [t("scheduling:ask.unblock"), t("common:final")] as const;
  return [t("scheduling:ask.completeUnpaid"), t("scheduling:ask.completeUnpaidText")] as const;
}

interface FinalActionProps extends Omit<ButtonProps, "children"> {
  action: AppointmentAction;
  about: ActionButton["about"];
  /** When the appointment is, as it is said. */
  time: string;
  children: string;
}

/** The button of an action; one for what is final, or for what comes too early, asks first. */
export function FinalAction({ action, about, time, ...look }: FinalActionProps) {
  const speech = useT();
  if (about) {
    const [question, text] = askedAbout(speech, about, time);
    return <AskFirst wide {...{ question, text }} {...look} />;
  }
  const asks = ASKS[action];
  if (!asks) return <Button type="submit" wide {...look} />;
  const [question, text] = asks;
  return <AskFirst wide question={speech.t(question)} text={text === null ? undefined : speech.t(text)} {...look} />;
}
