import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { DeskTable } from "../../components/pharmacy/desk-table";
import { DESK_QUEUES } from "../../domain/pharmacy/desk";
import { listDesk } from "../../services/pharmacy/list-desk.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await listDesk(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== "")))),
  isFirst: !url.searchParams.has("after"),
  timeZone: app.profile.timeZone,
  title: createTranslator(app.locale).t("pharmacy:desk.title"),
}));

/** The queues of a pharmacy's desk, and the search by what stands on the paper. */
export default function PharmacyDesk() {
  const { queue, find, rows, next, now, isFirst, timeZone, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <ScaleOf scale="staff">
      <PageHeader title={title} lead={t("pharmacy:desk.lead")} />
      <form method="get" role="search" className="flex max-w-xl flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            name="find"
            type="search"
            label={t("pharmacy:desk.find")}
            hint={t("pharmacy:desk.findHint")}
            defaultValue={find}
            autoComplete="off"
            dir="ltr"
          />
        </div>
        <Button type="submit" icon="search" tone="secondary">
          {t("common:actions.search")}
        </Button>
        {find !== "" && (
          <LinkButton href={paths.pharmacyDesk()} tone="quiet">
            {t("common:actions.clear")}
          </LinkButton>
        )}
      </form>
      {find === "" && <Queues queue={queue} />}
      {find === "" && queue === "ENDED" && <p className="text-muted">{t("pharmacy:desk.ended")}</p>}
      {rows.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="document" title={t(find === "" ? "pharmacy:desk.empty" : "pharmacy:desk.notFound")}>
            {t(find === "" ? "pharmacy:desk.emptyText" : "pharmacy:desk.notFoundText")}
          </EmptyState>
        </Card>
      ) : (
        <DeskTable {...{ rows, now, timeZone }} />
      )}
      <Cluster className="justify-between">
        {!isFirst && (
          <LinkButton href={paths.pharmacyDesk({ queue })} tone="secondary" icon="chevron-start">
            {t("pharmacy:desk.first")}
          </LinkButton>
        )}
        {next && (
          <LinkButton href={paths.pharmacyDesk({ queue, ...next })} tone="secondary" iconEnd="chevron-end">
            {t("pharmacy:desk.next")}
          </LinkButton>
        )}
      </Cluster>
    </ScaleOf>
  );
}

function Queues({ queue }: { queue: (typeof DESK_QUEUES)[number] }) {
  const { t } = useT();
  return (
    <nav aria-label={t("pharmacy:desk.queues")}>
      <Cluster gap="tight">
        {DESK_QUEUES.map((each) => (
          <LinkButton
            key={each}
            href={paths.pharmacyDesk({ queue: each })}
            tone={each === queue ? "primary" : "secondary"}
            aria-current={each === queue ? "page" : undefined}
          >
            {t(`pharmacy:desk.queue.${each}`)}
          </LinkButton>
        ))}
      </Cluster>
    </nav>
  );
}
