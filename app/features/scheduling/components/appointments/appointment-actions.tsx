import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton, type ButtonProps } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";
import { Checkbox } from "~/ui/form/checkbox";
import { FinalAction } from "./final-action";
import { useRefusalWords } from "./use-refusal-words";

export interface AppointmentActionsProps {
  side: "staff" | "patient";
  appointmentId: string;
  /** It is held by video: beginning it begins its call. */
  byVideo?: boolean;
  buttons: readonly ActionButton[];
  /** What it costs; null where it has no price. */
  price: { costMinor: number; currencyCode: string } | null;
  /** When the appointment is, as it is said. */
  time: string;
  /** Said with the request, so that a second press does nothing new. */
  idempotencyKey: string;
  /** Where a page leads on instead of acting at once; the pages of a mailed link have addresses of their own. */
  hrefs: Partial<Record<AppointmentAction, string>>;
  /** What stands here is the one thing to do next, whatever it is. */
  main?: boolean;
}

interface Look {
  tone: NonNullable<ButtonProps["tone"]>;
  icon: NonNullable<ButtonProps["icon"]>;
  key:
    | "confirm"
    | "start"
    | "conclude"
    | "complete"
    | "reschedule"
    | "assignProvider"
    | "noShow"
    | "markPaidAtClinic"
    | "charge"
    | "reject"
    | "cancel"
    | "disable";
}

const LOOKS: Partial<Record<AppointmentAction, Look>> = {
  confirm: { tone: "primary", icon: "check", key: "confirm" },
  start: { tone: "primary", icon: "arrow-end", key: "start" },
  conclude: { tone: "primary", icon: "check-circle", key: "conclude" },
  complete: { tone: "secondary", icon: "check-circle", key: "complete" },
  reschedule: { tone: "secondary", icon: "calendar", key: "reschedule" },
  "assign-provider": { tone: "secondary", icon: "people", key: "assignProvider" },
  "no-show": { tone: "secondary", icon: "person", key: "noShow" },
  charge: { tone: "secondary", icon: "card", key: "charge" },
  "mark-paid": { tone: "secondary", icon: "card", key: "markPaidAtClinic" },
  reject: { tone: "secondary", icon: "close", key: "reject" },
  cancel: { tone: "secondary", icon: "close", key: "cancel" },
  disable: { tone: "quiet", icon: "trash", key: "disable" },
};

/** What a button says: that the patient agreed, how much money it is about, or that a time is released. */
function useLabel({ side, price, byVideo }: AppointmentActionsProps) {
  const { t, format } = usePatientT();
  const staff = useStaffT(side);
  const amount = price && price.costMinor > 0 ? format.money(price.costMinor, price.currencyCode) : null;
  return ({ action, agreed, about }: ActionButton, { key }: Look): string => {
    const begins = action === "start" && (byVideo ? "startVideo" : "start");
    if (staff && agreed) return staff.t(`scheduling:agreed.${begins || "confirm"}`);
    if (begins) return t(`scheduling:actions.${begins}`);
    if (staff && amount !== null && action === "mark-paid")
      return staff.t("scheduling:actions.markPaidAmount", { amount });
    if (staff && amount !== null && action === "charge") return staff.t("scheduling:actions.chargeAmount", { amount });
    return t(about === "blocked" ? "scheduling:actions.unblock" : `scheduling:actions.${key}`);
  };
}

/** What staff can answer without a word to anybody, where one press does it; the other answers have pages that ask. */
const QUIETLY: readonly AppointmentAction[] = ["confirm", "reject"];

/** What can be done with an appointment now; what ends it stands apart. What cannot be done says why. */
export function AppointmentActions(props: AppointmentActionsProps) {
  const { buttons, main } = props;
  const { t } = usePatientT();
  const staff = useStaffT(props.side);
  const standsApart = ({ ends }: ActionButton) => ends && !main;
  const ending = buttons.filter(standsApart);
  const others = buttons.filter((button) => !standsApart(button));
  return (
    <>
      {others.length > 0 && <ActionList {...props} buttons={others} label={t("scheduling:actions.label")} />}
      {ending.length > 0 && (
        <div className={staff ? "border-t border-line pt-4" : undefined}>
          <ActionList
            {...props}
            buttons={ending}
            label={staff ? staff.t("scheduling:actions.finalLabel") : t("scheduling:actions.label")}
          />
        </div>
      )}
    </>
  );
}

function ActionList(props: AppointmentActionsProps & { label: string }) {
  const { side, appointmentId, buttons, time, idempotencyKey, hrefs, label, main } = props;
  const staff = useStaffT(side);
  const words = useRefusalWords(side);
  const said = useLabel(props);
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {buttons.map((button) => {
        const { action, reason, agreed, about } = button;
        const look = LOOKS[action];
        if (!look) return null;
        const { icon } = look;
        // Beside the one thing to do next, nothing else of the staff's is.
        const tone = main ? "primary" : staff && look.tone === "primary" ? "secondary" : look.tone;
        const disabledReason = reason ? words(reason) : undefined;
        const href = hrefs[action];
        return (
          <li key={action}>
            {href ? (
              <LinkButton href={href} wide {...{ tone, icon, disabledReason }}>
                {said(button, look)}
              </LinkButton>
            ) : (
              <form method="post" action={paths.appointment(appointmentId)}>
                <input type="hidden" name="intent" value={action} />
                {agreed && <input type="hidden" name="patientAgreed" value="on" />}
                <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-${action}`} />
                <FinalAction {...{ about, time }} {...{ tone, icon, disabledReason }}>
                  {said(button, look)}
                </FinalAction>
                {staff && action === "mark-paid" && !reason && props.price && props.price.costMinor > 0 && (
                  <TextLink href={paths.paymentCreate({ appointmentId })} className="inline-flex min-h-11 items-center">
                    {staff.t("payments:staff.other")}
                  </TextLink>
                )}
                {staff && QUIETLY.includes(action) && !reason && (
                  <Checkbox
                    name="doNotNotify"
                    id={`doNotNotify-${action}`}
                    label={staff.t("scheduling:notify.nobody")}
                  />
                )}
              </form>
            )}
          </li>
        );
      })}
    </ul>
  );
}
