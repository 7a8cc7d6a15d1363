import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Island } from "~/ui/base/island";
import { Stack } from "~/ui/base/stack";
import { Card } from "~/ui/view/card";
import type { OwnArrivalView } from "../../../domain/appointments/arrivals/own-arrival";

interface OwnArrivalProps {
  /** How far the patient is; null where they are not expected now. */
  own: OwnArrivalView | null;
  appointmentId: string;
  /** Where the press is posted to. */
  action: string;
}

/**
 * Says to a patient on the day whether they are checked in, and to come in, and to which room: live where there is
 * script, else when the page is loaded again. Before that they can say that they are here.
 */
export function OwnArrival({ own, appointmentId, action }: OwnArrivalProps) {
  if (!own) return null;
  return (
    <div data-arrivals={paths.appointmentLine(appointmentId)} className="contents">
      <div data-live="own" role="status">
        <OwnArrivalCard {...{ own, action }} />
      </div>
      <Island name="arrivals" />
    </div>
  );
}

function OwnArrivalCard({ own, action }: { own: OwnArrivalView; action: string }) {
  const { t } = usePatientT();
  if (own.stage === "called") {
    const { room } = own;
    return (
      <Card tone="brand" title={room ? t("arrivals:own.calledTo", { room }) : t("arrivals:own.called")}>
        <p data-called>{t("arrivals:own.calledText")}</p>
      </Card>
    );
  }
  if (own.stage === "waiting") return <Card title={t("arrivals:own.waiting")}>{t("arrivals:own.waitingText")}</Card>;
  if (own.stage !== "expected") return null;
  return (
    <Card title={t("arrivals:own.title")}>
      <Stack>
        <p>{t("arrivals:own.hereText")}</p>
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="arrive" />
          <Button type="submit" icon="check" wide>
            {t("arrivals:own.here")}
          </Button>
        </form>
        {own.code !== null && <p>{t("arrivals:own.code", { code: own.code })}</p>}
      </Stack>
    </Card>
  );
}
