import { usePatientT } from "~/i18n/use-t";

/**
 * Says when something of an appointment is to somebody who may be elsewhere: by the clock of the location, with its
 * day and its zone.
 */
export function usePlaceTime() {
  const { t, format } = usePatientT();
  return (at: number, zone: string) =>
    t("common:timeInZone", { time: format.dateTime(at, zone, "short"), zone: format.zoneName(zone, at) });
}
