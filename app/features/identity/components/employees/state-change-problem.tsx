import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { titledName } from "~/i18n/titled-name";

/** Why an action was not taken: appointments that are still to be, or a reason in words. */
export type StateChangeProblemView =
  | {
      kind: "appointments";
      action: "disable" | "delete" | "unapprove";
      person: { id: string; title: number; firstName: string; lastName: string; version: number };
      appointments: { id: string; type: "video" | "in_patient"; startsAt: number; timeZone: string }[];
    }
  | { kind: "refused"; text: string };

/** Says why nothing was done yet, names the appointments, and lets it be done all the same. */
export function StateChangeProblem({ trouble }: { trouble: StateChangeProblemView | null }) {
  const { t, format } = useT();
  if (!trouble) return null;
  if (trouble.kind === "refused") return <Banner tone="error" live title={trouble.text} />;
  const { person, appointments, action } = trouble;
  return (
    <Banner tone="warn" live title={t("employees:appointments.title", { name: titledName(t, person) })}>
      <div className="flex flex-col gap-3">
        <p>{t("employees:appointments.text")}</p>
        <ul className="flex flex-col">
          {appointments.map(({ id, type, startsAt, timeZone }) => (
            <li key={id}>
              <TextLink href={paths.appointment(id)} className="inline-flex min-h-11 items-center">
                {t(type === "video" ? "employees:appointments.video" : "employees:appointments.clinic")},{" "}
                {format.date(startsAt, timeZone, "long")}, {format.time(startsAt, timeZone)}
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="text-sm">{t("employees:appointments.atLeast")}</p>
        <form method="post" action={paths.employees()} className="flex flex-wrap gap-3">
          <input type="hidden" name="employeeId" value={person.id} />
          <input type="hidden" name="version" value={person.version} />
          <input type="hidden" name="anyway" value="on" />
          <Button type="submit" name="action" value={action} tone="secondary">
            {t(`employees:appointments.${action}`)}
          </Button>
          <LinkButton href={paths.employees()} tone="quiet">
            {t("employees:appointments.keep")}
          </LinkButton>
        </form>
      </div>
    </Banner>
  );
}
