import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { OfferingsType } from "../../domain/catalog/payment-options";
import { pricesOf } from "./prices-of";

interface BookablePricesProps {
  offerings: readonly {
    id: string;
    name: string;
    offeringsType: OfferingsType;
    branches: readonly { cost: number; currencyCode: string }[];
  }[];
}

const formOf = (type: OfferingsType) =>
  paths.setting(type === "VIDEO_CONSULTATION" ? "video_service_offering" : "clinic_service_offering");

/** What patients book and what they pay for it, each with the way to its form. */
export function BookablePrices({ offerings }: BookablePricesProps) {
  const { t, format } = useT();
  return (
    <Card title={t("prices:services.bookable")}>
      <p className="text-muted">{t("prices:services.bookableText")}</p>
      {offerings.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {offerings.map(({ id, name, offeringsType, branches }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6">
              <TextLink href={`${formOf(offeringsType)}?edit=${id}`} className="inline-flex min-h-11 items-center">
                <bdi>{name}</bdi>
              </TextLink>
              <span className="tabular-nums">{pricesOf(branches, format.money) || "–"}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton href={formOf("PHYSICAL_CONSULTATION")} tone="secondary" size="small">
          {t("prices:services.bookableClinic")}
        </LinkButton>
        <LinkButton href={formOf("VIDEO_CONSULTATION")} tone="secondary" size="small">
          {t("prices:services.bookableVideo")}
        </LinkButton>
      </div>
    </Card>
  );
}
