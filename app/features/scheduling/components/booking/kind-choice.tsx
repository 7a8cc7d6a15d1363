import { usePatientT } from "~/i18n/use-t";
import type { BookingList } from "~/paths";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import type { OfferingView } from "../../domain/booking/booking-view";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import { AboutClinic, type Clinic } from "../public-lists/about-clinic";
import { ChoiceCard } from "~/ui/action/choice-card";
import { Island } from "~/ui/base/island";
import { listHref } from "../public-lists/list-tabs";
import { ServiceList } from "../public-lists/service-list";

const KINDS = {
  clinic: { icon: "building", title: "booking:kind.clinic", hint: "booking:kind.clinicHint" },
  video: { icon: "camera", title: "booking:kind.video", hint: "booking:kind.videoHint" },
} as const;

interface KindChoiceProps {
  kinds: readonly AppointmentKind[];
  by: BookingList;
  /** Where appointments are booked by service alone, the services: they lead further than the kind. */
  services: readonly OfferingView[];
  clinic: Clinic;
}

/** The first decision: at the clinic or by video. */
export function KindChoice({ kinds, by, services, clinic }: KindChoiceProps) {
  const { t } = usePatientT();
  const byService = services.length > 0;
  return (
    <>
      <PageHeader caption={t("booking:title")} title={t(byService ? "booking:offering.title" : "booking:kind.title")} />
      {kinds.length === 0 && <EmptyState icon="phone" title={t("booking:kind.none")} />}
      {byService ? (
        kinds.map((kind) => (
          <section key={kind} aria-labelledby={kind} className="flex flex-col gap-4">
            <h2 id={kind} className="text-xl font-semibold">
              {t(KINDS[kind].title)}
            </h2>
            <ServiceList offerings={services.filter((each) => each.kind === kind)} byService />
          </section>
        ))
      ) : (
        <ul className="flex flex-col gap-4">
          {kinds.map((kind) => (
            <li key={kind}>
              <ChoiceCard href={listHref(kind, by)} icon={KINDS[kind].icon} title={t(KINDS[kind].title)}>
                {t(KINDS[kind].hint)}
              </ChoiceCard>
            </li>
          ))}
        </ul>
      )}
      <AboutClinic clinic={clinic} />
      <p className="text-sm text-muted">{t("booking:emergency")}</p>
      <Island name="booking" />
    </>
  );
}
