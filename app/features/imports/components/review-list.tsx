import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";

interface Described {
  firstName: string;
  lastName: string;
  birthDate: string;
  email: string;
  phone: string;
}

/** A row of a file beside the patient who it may be. */
export interface ReviewItem {
  row: number;
  draft: Described;
  known: Described & { patientId: string; number: number };
}

function Facts({ of }: { of: Described }) {
  const { t, format } = useT();
  const born = of.birthDate === "" ? t("imports:review.noBirthDate") : format.plainDate(of.birthDate);
  return (
    <ul className="text-sm text-muted wrap-anywhere">
      <li>{born}</li>
      {of.email !== "" && (
        <li>
          <bdi dir="ltr">{of.email}</bdi>
        </li>
      )}
      {of.phone !== "" && (
        <li>
          <bdi dir="ltr">{of.phone}</bdi>
        </li>
      )}
    </ul>
  );
}

function Item({ item: { row, draft, known } }: { item: ReviewItem }) {
  const { t } = useT();
  const name = `${draft.firstName} ${draft.lastName}`.trim();
  return (
    <li className="flex flex-col gap-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="grid gap-4 tablet:grid-cols-2">
        <div>
          <h3 className="font-semibold">{t("imports:review.inFile", { row })}</h3>
          <p>
            <bdi>{name}</bdi>
          </p>
          <Facts of={draft} />
        </div>
        <div>
          <h3 className="font-semibold">{t("imports:review.known", { number: known.number })}</h3>
          <TextLink href={paths.patient(known.patientId)} className="inline-flex min-h-11 items-center">
            <bdi>{`${known.firstName} ${known.lastName}`.trim()}</bdi>
          </TextLink>
          <Facts of={known} />
        </div>
      </div>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="decide" />
        <input type="hidden" name="row" value={row} />
        <Button
          type="submit"
          name="decision"
          value="SAME"
          tone="secondary"
          aria-label={t("imports:review.sameOf", { name })}
        >
          {t("imports:review.same")}
        </Button>
        <Button
          type="submit"
          name="decision"
          value="NEW"
          tone="secondary"
          aria-label={t("imports:review.newOf", { name })}
        >
          {t("imports:review.new")}
        </Button>
      </form>
    </li>
  );
}

/** Rows that may be patients who are there: a person decides about each. */
export function ReviewList({ reviews }: { reviews: readonly ReviewItem[] }) {
  const { t } = useT();
  return (
    <Card title={t("imports:review.title")}>
      <p className="mb-4">{t("imports:review.text")}</p>
      <ul>
        {reviews.map((item) => (
          <Item key={item.row} item={item} />
        ))}
      </ul>
    </Card>
  );
}
