import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button, type ButtonProps } from "~/ui/action/button";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";

/** What cannot be taken back is asked about first. */
const ASKS: Partial<Record<AppointmentAction, readonly [question: PlainKey, text: PlainKey | null]>> = {
  conclude: ["scheduling:ask.conclude", "scheduling:ask.concludeText"],
  complete: ["scheduling:ask.complete", "common:final"],
  "no-show": ["scheduling:ask.noShow", "common:final"],
  "mark-paid": ["scheduling:ask.markPaidAtClinic", "common:final"],
  disable: ["scheduling:ask.disable", "scheduling:ask.disableText"],
};

/** The button of an action; one for what is final asks first. */
export function FinalAction({
  action,
  ...look
}: { action: AppointmentAction } & Omit<ButtonProps, "children"> & { children: string }) {
  const { t } = useT();
  const asks = ASKS[action];
  if (!asks) return <Button type="submit" wide {...look} />;
  const [question, text] = asks;
  return <AskFirst wide question={t(question)} text={text === null ? undefined : t(text)} {...look} />;
}
