import { useT } from "~/i18n/use-t";
import type { BookingList } from "~/paths";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import type { VisitKind } from "../../domain/visit-kind";
import { AboutClinic, type Clinic } from "./about-clinic";
import { ChoiceCard } from "./choice-card";
import { Islands } from "./islands";
import { listHref } from "./list-tabs";

const KINDS = {
  clinic: { icon: "building", title: "booking:kind.clinic", hint: "booking:kind.clinicHint" },
  video: { icon: "camera", title: "booking:kind.video", hint: "booking:kind.videoHint" },
} as const;

/** The first decision: at the clinic or by video. */
export function KindChoice({ kinds, by, clinic }: { kinds: readonly VisitKind[]; by: BookingList; clinic: Clinic }) {
  const { t } = useT();
  return (
    <>
      <PageHeader caption={t("booking:title")} title={t("booking:kind.title")} />
      {kinds.length === 0 && <EmptyState icon="phone" title={t("booking:kind.none")} />}
      <ul className="flex flex-col gap-4">
        {kinds.map((kind) => (
          <li key={kind}>
            <ChoiceCard href={listHref(kind, by)} icon={KINDS[kind].icon} title={t(KINDS[kind].title)}>
              {t(KINDS[kind].hint)}
            </ChoiceCard>
          </li>
        ))}
      </ul>
      <AboutClinic clinic={clinic} />
      <p className="text-sm text-muted">{t("booking:emergency")}</p>
      <Islands />
    </>
  );
}
