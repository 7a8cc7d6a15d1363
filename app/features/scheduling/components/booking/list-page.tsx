import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths, type BookingList } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import type { VisitKind } from "../../domain/visit-kind";
import { Islands } from "./islands";
import { KindSwitch } from "./kind-switch";
import { ListTabs } from "./list-tabs";

interface ListPageProps {
  kind: VisitKind;
  by: BookingList;
  byProvider: boolean;
  children: ReactNode;
}

/** The frame of the four lists of a kind of visit. */
export function ListPage({ kind, by, byProvider, children }: ListPageProps) {
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.booking()}>{t("common:actions.back")}</BackLink>}
        title={t(
          by === "service"
            ? "booking:offering.title"
            : by === "practiceLocation"
              ? "booking:place.title"
              : "booking:provider.title",
        )}
        actions={<KindSwitch kind={kind} by={by} />}
      />
      <ListTabs kind={kind} current={by} byProvider={byProvider} />
      {children}
      <Islands />
    </>
  );
}
