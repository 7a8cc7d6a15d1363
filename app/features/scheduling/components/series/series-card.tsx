import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AskFirst } from "~/ui/action/ask-first";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { SeriesEvery } from "../../domain/series/series-days";

export interface SeriesCardProps {
  series: { seriesId: string; place: number; of: number; every: SeriesEvery };
  /** Where canceling is posted to; null where this appointment can no longer be canceled. */
  cancelAction: string | null;
}

/** The series that an appointment belongs to, and the way to cancel it from here on. */
export function SeriesCard({ series: { seriesId, place, of, every }, cancelAction }: SeriesCardProps) {
  const { t } = useT();
  return (
    <Card title={t("appointment-kinds:series.title")}>
      <div className="flex flex-col items-start gap-3">
        <p>
          {t("appointment-kinds:series.place", { place, of, every: t(`appointment-kinds:series.rhythm.${every}`) })}
        </p>
        <TextLink href={paths.series(seriesId)} className="inline-flex min-h-11 items-center">
          {t("appointment-kinds:series.showAll")}
        </TextLink>
        {cancelAction !== null && (
          <form method="post" action={cancelAction}>
            <input type="hidden" name="intent" value="cancel-following" />
            <AskFirst icon="close" question={t("common:sure")}>
              {t("appointment-kinds:series.cancelFollowing")}
            </AskFirst>
          </form>
        )}
      </div>
    </Card>
  );
}
