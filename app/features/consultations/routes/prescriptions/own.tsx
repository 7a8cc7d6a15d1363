import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { LinkButton } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { OwnTable } from "../../components/prescriptions/own-table";
import { Declined } from "../../components/prescriptions/prescription-rows";
import { PrescriptionStateBadge } from "../../components/prescriptions/state-badge";
import { PRESCRIPTION_PARTS } from "../../domain/prescriptions/prescription-parts";
import { listOwnPrescriptions } from "../../services/prescriptions/list-own-prescriptions.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await listOwnPrescriptions(app, {
    part: url.searchParams.get("part") ?? undefined,
    after: url.searchParams.get("after") ?? undefined,
  })),
  parts: PRESCRIPTION_PARTS,
  timeZone: app.profile.timeZone,
  title: createTranslator(app.locale).t("prescriptions:title"),
}));

/** What a provider prescribes: first the wishes that wait for an answer, then drafts, valid ones or ended ones. */
export default function OwnPrescriptions() {
  const { part, parts, next, prescriptions, renewals, ofAll, timeZone, title } = useLoaderData<typeof loader>();
  const { t, format } = useT();
  return (
    <ScaleOf scale="staff">
      <PageHeader
        title={title}
        actions={
          <LinkButton href={paths.prescriptionCreate()} icon="plus" size="small">
            {t("prescriptions:write")}
          </LinkButton>
        }
      />
      {renewals.length > 0 && (
        <Card title={t("prescriptions:renewal.waiting")}>
          <ul className="flex flex-col gap-2">
            {renewals.map(({ id, note, createdAt, prescription }) => (
              <li key={id}>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <TextLink href={paths.prescriptionView(prescription.id)}>
                    {format.parts([
                      prescription.patientName,
                      prescription.details && format.list([...prescription.details.medicines]),
                    ])}
                  </TextLink>
                  {prescription.refusal && <PrescriptionStateBadge {...prescription} />}
                </p>
                <Declined row={prescription} />
                <p className="text-sm text-muted">
                  <Dotted parts={[format.date(createdAt, timeZone), note]} />
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <nav aria-label={title} className="flex flex-wrap gap-2">
        {parts.map((each) => (
          <LinkButton
            key={each}
            href={paths.ownPrescriptions({ part: each })}
            tone={each === part ? "primary" : "secondary"}
            size="small"
            aria-current={each === part ? "page" : undefined}
          >
            {t(`prescriptions:parts.${each}`)}
          </LinkButton>
        ))}
      </nav>
      {prescriptions.length === 0 ? (
        <Card>
          <EmptyState icon="heart" title={t("prescriptions:empty")} />
        </Card>
      ) : (
        <OwnTable caption={title} rows={prescriptions} timeZone={timeZone} isOwn={!ofAll} />
      )}
      {next && (
        <p>
          <LinkButton href={paths.ownPrescriptions({ part, after: next })} tone="secondary">
            {t("phr:list.more")}
          </LinkButton>
        </p>
      )}
    </ScaleOf>
  );
}
