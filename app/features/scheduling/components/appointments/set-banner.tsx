import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { standsAs, type JustSet } from "../../domain/appointments/just-set";
import { patientName, providerName } from "./person-names";

interface SetBannerProps {
  set: JustSet;
  /** The zone of the page's other times; where the location's clock shows another, its zone is named. */
  zone: string;
  /** With the way to the appointment, where the page is not its own. */
  leadsThere?: boolean;
}

/** What staff have just booked: when, for whom, with whom, and how it stands. */
export function SetBanner({ set, zone, leadsThere }: SetBannerProps) {
  const { t, format } = useT();
  const { id, startsAt, timeZone, patient, employee } = set;
  const who = patientName(patient);
  const stands = standsAs(set);
  return (
    <Banner
      tone="good"
      live
      title={t("scheduling:justSet.said", {
        when: format.dateTimeInPlace(startsAt, timeZone, zone, "short"),
        who,
        doctor: providerName(t, employee),
      })}
      action={
        leadsThere && (
          <LinkButton href={paths.appointment(id)} tone="secondary" size="small">
            {t("scheduling:justSet.open")}
          </LinkButton>
        )
      }
    >
      {stands && t(`scheduling:justSet.stands.${stands}`, { who })}
    </Banner>
  );
}
