import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton, type ButtonProps } from "~/ui/action/button";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";
import { FinalAction } from "./final-action";
import { useRefusalWords } from "./use-refusal-words";

export interface AppointmentActionsProps {
  side: "staff" | "patient";
  appointmentId: string;
  buttons: readonly ActionButton[];
  /** When the appointment is, as it is said. */
  time: string;
  /** Said with the request, so that a second press does nothing new. */
  idempotencyKey: string;
  /** Where a page leads on instead of acting at once; the pages of a mailed link have addresses of their own. */
  hrefs: Partial<Record<AppointmentAction, string>>;
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

/** What can be done with an appointment now. What cannot says why. */
export function AppointmentActions(props: AppointmentActionsProps) {
  const { side, appointmentId, buttons, time, idempotencyKey, hrefs } = props;
  const { t } = usePatientT();
  const staff = useStaffT(side);
  const words = useRefusalWords();
  return (
    <ul aria-label={t("scheduling:actions.label")} className="flex flex-col gap-3">
      {buttons.map(({ action, reason, agreed, about }) => {
        const look = LOOKS[action];
        if (!look) return null;
        const { tone, icon, key } = look;
        const label =
          staff && agreed
            ? staff.t("scheduling:agreed.confirm")
            : t(about === "blocked" ? "scheduling:actions.unblock" : `scheduling:actions.${key}`);
        const disabledReason = reason ? words(reason) : undefined;
        const href = hrefs[action];
        return (
          <li key={action}>
            {href ? (
              <LinkButton href={href} wide {...{ tone, icon, disabledReason }}>
                {label}
              </LinkButton>
            ) : (
              <form method="post" action={paths.appointment(appointmentId)}>
                <input type="hidden" name="intent" value={action} />
                {agreed && <input type="hidden" name="patientAgreed" value="on" />}
                <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-${action}`} />
                <FinalAction {...{ action, about, time }} {...{ tone, icon, disabledReason }}>
                  {label}
                </FinalAction>
              </form>
            )}
          </li>
        );
      })}
    </ul>
  );
}
