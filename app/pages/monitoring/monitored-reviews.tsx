import { fieldsOf, type Refused } from "~/features/monitoring/components/refused";
import type { MonitoredView } from "~/features/monitoring/public.server";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

/** What was written about the measurements, and where more is written. */
export function MonitoredReviews({ view, refused }: { view: MonitoredView; refused: Refused | undefined }) {
  const { t, format } = useT();
  const mine = refused?.sent["intent"] === "review" ? refused : undefined;
  const field = fieldsOf(mine, { text: "", minutes: "" }, "review-");
  return (
    <>
      {!view.isOver && (
        <Card title={t("monitoring:staff.review")}>
          <form method="post" className="flex flex-col gap-3 [&>button]:self-start" data-once noValidate>
            <TextArea {...field("text")} label={t("monitoring:staff.reviewText")} rows={4} />
            <Checkbox
              name="shared"
              label={t("monitoring:staff.shared")}
              defaultChecked={mine?.sent["shared"] === "on"}
            />
            <TextField {...field("minutes")} width="short" inputMode="numeric" label={t("monitoring:staff.minutes")} />
            <Button type="submit" name="intent" value="review" tone="secondary">
              {t("monitoring:staff.saveReview")}
            </Button>
          </form>
        </Card>
      )}
      {view.reviews.length > 0 && (
        <Card title={t("monitoring:staff.reviews")}>
          <ul className="flex flex-col gap-4">
            {view.reviews.map(({ id, at, by, text, shared, minutes }) => (
              <li key={id}>
                <p className="text-sm text-muted">
                  <Dotted
                    parts={[
                      format.dateTime(at, view.zone, "medium"),
                      by,
                      minutes > 0 && t("monitoring:staff.spent", { count: minutes }),
                      t(shared ? "monitoring:staff.sharedWith" : "monitoring:staff.internal"),
                    ]}
                  />
                </p>
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
