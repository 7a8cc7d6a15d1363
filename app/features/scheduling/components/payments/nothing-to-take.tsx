import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

interface NothingToTakeProps {
  nothing: { id: string; startsAt: number; timeZone: string; why: "alreadyPaid" | "paidByCredit" | "isFree" };
  name: string;
}

/** That there is nothing to take for an appointment, as where somebody else has just taken it. */
export function NothingToTake({ nothing: { id, startsAt, timeZone, why }, name }: NothingToTakeProps) {
  const { t, format } = useT();
  return (
    <Banner
      tone="info"
      live
      title={t(`payments:nothing.${why}`)}
      action={
        <LinkButton href={paths.appointment(id)} tone="secondary" size="small">
          {t("credits:report.seeAppointment")}
        </LinkButton>
      }
    >
      {format.parts([name, format.dateTime(startsAt, timeZone, "medium")])}
    </Banner>
  );
}
