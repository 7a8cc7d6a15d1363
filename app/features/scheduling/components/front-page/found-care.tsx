import { usePatientT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { ChoiceCard } from "~/ui/action/choice-card";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import type { FoundCareView } from "../../domain/front-page/front-page-view";
import { listHref } from "../public-lists/list-tabs";
import { FrontSection } from "./front-section";
import { SearchBox } from "./search-box";
import { Services } from "./services";
import { Team } from "./team";

interface FoundCareProps extends FoundCareView {
  query: string;
  /** What to call in an emergency. */
  emergency: string;
}

/** What fits a patient's words, each leading into booking with the choice made. */
export function FoundCare({ query, emergency, ...found }: FoundCareProps) {
  const { t, format } = usePatientT();
  const { departments, services, cards, insurers, byService } = found;
  const nothing = [departments, services, cards, insurers].every((list) => list.length === 0);
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.front()}>{t("common:actions.back")}</BackLink>}
        title={t("front:search.title")}
        lead={query && t("front:search.found", { query })}
      />
      <SearchBox query={query} />
      {found.urgent && (
        <Banner tone="warn" title={t("front:search.urgent")}>
          <a href={telHref(emergency)} className="inline-flex min-h-11 items-center font-semibold underline">
            {t("front:search.urgentText", { number: emergency })}
          </a>
        </Banner>
      )}
      {nothing && !found.urgent && (
        <EmptyState
          icon="search"
          title={t("front:search.none", { query })}
          action={<LinkButton href={paths.booking()}>{t("front:search.all")}</LinkButton>}
        >
          {t("front:search.noneText")}{" "}
          <a href={telHref(emergency)} className="font-semibold underline">
            {t("common:foot.emergency", { number: emergency })}
          </a>
        </EmptyState>
      )}
      {insurers.length > 0 && (
        <Banner tone="info">{t("front:search.insured", { names: format.list(insurers) })}</Banner>
      )}
      {cards.length > 0 && (
        <FrontSection title={t("front:search.doctors")}>
          <Team cards={cards} />
        </FrontSection>
      )}
      {departments.length > 0 && (
        <FrontSection title={t("front:search.departments")}>
          <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
            {departments.map(({ id, name, kind }) => (
              <li key={id} className="*:h-full">
                <ChoiceCard href={listHref(kind, "provider", { department: id })} icon="heart" title={name} />
              </li>
            ))}
          </ul>
        </FrontSection>
      )}
      {services.length > 0 && (
        <FrontSection title={t("front:search.services")}>
          <Services services={services} byService={byService} />
        </FrontSection>
      )}
    </>
  );
}
