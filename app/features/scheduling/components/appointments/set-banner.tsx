import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Banner } from "~/ui/view/banner";
import { standsAs, untoldAs, type JustSet } from "../../domain/appointments/just-set";
import { timeThere } from "./clock-time";
import { patientName, providerName } from "./person-names";

interface SetBannerProps {
  set: JustSet;
  /** The zone of the page's other times; where the location's clock shows another, that is said beside it. */
  zone: string;
  /** With the way to the appointment, where the page is not its own. */
  leadsThere?: boolean;
}

/** What staff have just booked: when, for whom, with whom, and how it stands. */
export function SetBanner({ set, zone, leadsThere }: SetBannerProps) {
  const words = useT();
  const { t, format } = words;
  const { id, startsAt, timeZone, patient, employee, doNotNotify } = set;
  const who = patientName(patient);
  const stands = standsAs(set);
  const untold = untoldAs(set);
  const mayUndo = set.mayUndo && stands !== null;
  const isTold = !doNotNotify && (stands === "proposed" || stands === "confirmed") && untold === null;
  const when = [format.dateTime(startsAt, zone, "short"), timeThere(words, startsAt, timeZone, zone)];
  return (
    <Banner
      tone="good"
      live
      takesFocus
      title={t("scheduling:justSet.said", {
        when: format.parts(when),
        who,
        doctor: providerName(t, employee),
      })}
      action={
        (leadsThere || mayUndo) && (
          <Cluster>
            {mayUndo && stands === "unconfirmed" && <ConfirmSet id={id} />}
            {leadsThere && (
              <LinkButton href={paths.appointment(id)} tone="secondary" size="small">
                {t("scheduling:justSet.open")}
              </LinkButton>
            )}
            {mayUndo && <UndoSet id={id} quietly={!isTold} />}
          </Cluster>
        )
      }
    >
      {stands && <p>{t(`scheduling:justSet.stands.${stands}`, { who })}</p>}
      {untold && <p>{t(`scheduling:justSet.untold.${untold}`, { who })}</p>}
      {mayUndo && <p>{t(isTold ? "scheduling:justSet.undoTells" : "scheduling:justSet.undoQuietly", { who })}</p>}
    </Banner>
  );
}

/** Confirms what was just set for a patient who hears nothing of it from us and has agreed. */
function ConfirmSet({ id }: { id: string }) {
  const { t } = useT();
  return (
    <form method="post" action={paths.appointment(id)}>
      <HiddenFields fields={{ intent: "confirm", patientAgreed: "on" }} />
      <Button type="submit" tone="secondary" size="small" icon="check">
        {t("scheduling:agreed.confirm")}
      </Button>
    </form>
  );
}

/** Takes back what was just set: whoever was told of it is told that it does not take place. */
function UndoSet({ id, quietly }: { id: string; quietly: boolean }) {
  const { t } = useT();
  return (
    <form method="post" action={paths.appointment(id)}>
      <HiddenFields fields={{ intent: "cancel", doNotNotify: quietly ? "on" : undefined }} />
      <Button type="submit" tone="secondary" size="small" icon="undo">
        {t("scheduling:actions.undo")}
      </Button>
    </form>
  );
}
