import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import type { AppointmentsInTheWay } from "../domain/catalog/catalog";

/** What could not be switched off, and the appointments that are still to come there. */
export interface InUse {
  id: string;
  appointments: AppointmentsInTheWay;
}

/** Names the appointments that are still to come, and offers to keep them and switch it off anyway. */
export function AppointmentsBanner({ id, appointments: { total, next } }: InUse) {
  const { t, format } = useT();
  return (
    <Banner tone="warn" live title={t("organization:catalog.inUseTitle")}>
      <p>{t("organization:catalog.inUse", { count: total })}</p>
      <ul className="my-2 list-disc ps-5">
        {next.map((appointment) => (
          <li key={appointment.id}>
            <TextLink href={paths.appointment(appointment.id)} className="inline-flex min-h-11 items-center">
              {format.dateTime(appointment.startsAt, appointment.timeZone, "short")} <bdi>{appointment.patient}</bdi>
            </TextLink>
          </li>
        ))}
        {total > next.length && <li>{t("organization:catalog.moreAppointments", { count: total - next.length })}</li>}
      </ul>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="anyway" value="true" />
        <Button type="submit" name="intent" value="disable" tone="secondary">
          {t("organization:catalog.disableAnyway")}
        </Button>
      </form>
    </Banner>
  );
}
