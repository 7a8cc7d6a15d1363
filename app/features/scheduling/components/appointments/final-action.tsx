import type { Speech } from "~/i18n/i18n-provider";
import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, type ButtonProps } from "~/ui/action/button";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";

/** What is asked where the button would overlook something. */
function askedAbout({ t }: Speech, about: NonNullable<ActionButton["about"]>, time: string) {
  if (about === "early") return [t("scheduling:ask.startEarly", { time }), t("scheduling:ask.startEarlyText")] as const;
  if (about === "blocked") return [t("scheduling:ask.unblock"), undefined] as const;
  return [t("scheduling:ask.completeUnpaid"), t("scheduling:ask.completeUnpaidText")] as const;
}

interface FinalActionProps extends Omit<ButtonProps, "children"> {
  about: ActionButton["about"];
  /** When the appointment is, as it is said. */
  time: string;
  children: string;
}

/** The button of an action, which can be undone; one that would overlook something asks first. */
export function FinalAction({ about, time, ...look }: FinalActionProps) {
  const speech = useT();
  if (!about) return <Button type="submit" {...look} />;
  const [question, text] = askedAbout(speech, about, time);
  const later = about === "early" ? speech.t("scheduling:ask.notYet") : undefined;
  return <AskFirst {...{ question, text, later }} {...look} />;
}
