import { usePatientT } from "~/i18n/use-t";
import type { FrontPageView } from "../../domain/front-page/front-page-view";
import { listHref } from "../public-lists/list-tabs";
import { Facts } from "./facts";
import { FrontSection } from "./front-section";
import { Hero } from "./hero";
import { Places } from "../public-lists/places";
import { Services } from "./services";
import { Team } from "./team";

interface FrontPageProps extends FrontPageView {
  name: string;
  logo: string | null;
  about: string;
  introduction: string;
}

/** What a practice shows whoever comes to its address. */
export function FrontPage({ name, logo, about, introduction, ...view }: FrontPageProps) {
  const { t } = usePatientT();
  const { team, services, places, insurers, languages, byService } = view;
  const [lead = "", ...rest] = about.split("\n\n");
  const kind = services.some((service) => service.kind === "clinic") ? "clinic" : "video";
  const priced = services.some(({ prices }) => prices.length > 0);
  return (
    <div className="flex flex-col gap-12">
      <Hero name={name} logo={logo} about={lead} photo={view.photo} soonest={view.soonest} />
      {team.length > 0 && (
        <FrontSection
          title={t("front:team.title")}
          more={{ href: listHref(kind, "provider"), text: t("front:team.all") }}
        >
          <Team cards={team} />
        </FrontSection>
      )}
      {services.length > 0 && (
        <FrontSection
          title={t(priced ? "front:services.title" : "front:services.titleOnly")}
          more={{ href: listHref(kind, "service"), text: t("front:services.all") }}
        >
          {introduction && (
            <p dir="auto" className="max-w-prose whitespace-pre-line">
              {introduction}
            </p>
          )}
          <Services services={services} byService={byService} />
        </FrontSection>
      )}
      {places.length > 0 && (
        <FrontSection title={t("front:places.title")}>
          <Places places={places} severalZones={new Set(places.map(({ timeZone }) => timeZone)).size > 1} />
        </FrontSection>
      )}
      {rest.length > 0 && (
        <FrontSection title={t("front:facts.about")}>
          <p dir="auto" className="max-w-prose whitespace-pre-line">
            {rest.join("\n\n")}
          </p>
        </FrontSection>
      )}
      <Facts insurers={insurers} languages={languages} />
    </div>
  );
}
