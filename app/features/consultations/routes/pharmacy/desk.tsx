import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { DeskSearch } from "~/screens/desk-search";
import { QueueLinks } from "~/screens/queue-links";
import { ScaleOf } from "~/screens/scale";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { SentElsewhereList } from "../../components/pharmacy/sent-elsewhere";
import { DeskTable } from "../../components/pharmacy/desk-table";
import { DESK_QUEUES, MOST_COUNTED } from "../../domain/pharmacy/desk";
import { shownNumber } from "../../domain/prescriptions/verification-code";
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
  const { queue, find, rows, counts, more, next, now, number, elsewhere, isFirst, timeZone, title } =
    useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <ScaleOf scale="staff">
      <PageHeader title={title} lead={t("pharmacy:desk.lead")} />
      <DeskSearch
        href={paths.pharmacyDesk()}
        find={find}
        label={t("pharmacy:desk.find")}
        hint={t("pharmacy:desk.findHint")}
      />
      {find === "" ? (
        <Queues queue={queue} counts={counts} />
      ) : (
        <p role="status" className="font-medium wrap-anywhere">
          {t("pharmacy:desk.found", { number: rows.length, find })}
        </p>
      )}
      {find === "" && queue === "ENDED" && <p className="text-muted">{t("pharmacy:desk.ended")}</p>}
      {rows.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="document" title={t(find === "" ? "pharmacy:desk.empty" : "pharmacy:desk.notFound")}>
            {t(find === "" ? "pharmacy:desk.emptyText" : "pharmacy:desk.notFoundText")}
          </EmptyState>
        </Card>
      ) : (
        <Found {...{ rows, now, timeZone, number }} />
      )}
      {elsewhere.length > 0 && <SentElsewhereList elsewhere={elsewhere} timeZone={timeZone} />}
      {find !== "" && more && <Banner tone="info">{t("pharmacy:desk.narrow")}</Banner>}
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

const FOUND_AS = ["number", "patient"] as const;

/** The rows of a list; where a number was looked for, those of each that it names by themselves. */
function Found({ rows, now, timeZone, number }: Pick<Listed, "rows" | "now" | "number"> & { timeZone: string }) {
  const { t } = useT();
  if (number === null || rows.every(({ foundAs }) => foundAs === null))
    return <DeskTable {...{ rows, now, timeZone }} />;
  const title = {
    number: t("pharmacy:one.title", { number: shownNumber(number) }),
    patient: t("patients:details.numberIs", { number: String(number) }),
  };
  return FOUND_AS.map((as) => {
    const own = rows.filter(({ foundAs }) => foundAs === as);
    return own.length === 0 ? null : (
      <section key={as} aria-labelledby={`found-${as}`} className="flex flex-col gap-3">
        <h2 id={`found-${as}`} className="text-xl font-semibold">
          {title[as]}
        </h2>
        <DeskTable {...{ rows: own, now, timeZone }} />
      </section>
    );
  });
}

type Listed = Awaited<ReturnType<typeof listDesk>>;

function Queues({ queue, counts }: Pick<Listed, "queue" | "counts">) {
  const { t } = useT();
  return (
    <QueueLinks
      label={t("pharmacy:desk.queues")}
      most={MOST_COUNTED}
      queues={DESK_QUEUES.map((key) => ({
        ...{ key, href: paths.pharmacyDesk({ queue: key }), isHere: key === queue },
        words: t(`pharmacy:desk.queue.${key}`),
        count: key === "DISPENSED" || key === "ENDED" ? undefined : counts?.[key],
      }))}
    />
  );
}
