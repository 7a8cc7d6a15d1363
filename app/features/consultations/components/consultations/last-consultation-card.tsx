import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { useProviderName } from "./provider-name";

interface LastConsultationCardProps {
  last: { id: string; provider: { title: number; name: string }; at: number; withdrawn: boolean };
  /** Of the practice. */
  timeZone: string;
}

/** Where a patient finds what came of their last consultation. */
export function LastConsultationCard({ last: { id, provider, at, withdrawn }, timeZone }: LastConsultationCardProps) {
  const { t, format } = usePatientT();
  const nameOf = useProviderName();
  return (
    <Card title={t("consultations:last.title")}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          <bdi className="font-medium">{nameOf(provider)}</bdi>
          <br />
          <span className="text-muted">
            {format.parts([format.date(at, timeZone), withdrawn && t("consultations:withdrawnTitle")])}
          </span>
        </p>
        <LinkButton href={paths.consultation(id)} icon="document" tone="secondary">
          {t("consultations:read")}
        </LinkButton>
      </div>
    </Card>
  );
}
