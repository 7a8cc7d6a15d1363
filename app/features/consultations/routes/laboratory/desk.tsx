import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { DeskSearch } from "~/screens/desk-search";
import { QueueLinks } from "~/screens/queue-links";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { DeskAlarms } from "../../components/desks/desk-alarms";
import { LabStateBadge, PriorityBadge } from "../../components/laboratory/lab-state";
import { isDeclined, sampleCodeOf } from "../../domain/laboratory/lab-order";
import { isRunning, MOST_COUNTED, WORKLISTS } from "../../domain/desks/lab-worklists";
import { listLabDesk } from "../../services/laboratory/list-lab-desk.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url: { searchParams } }) => {
  const listed = await listLabDesk(app, {
    list: searchParams.get("list"),
    laboratoryId: searchParams.get("laboratory"),
    find: searchParams.get("find"),
  });
  // Whoever scans the label of a sample has it before them: its order is opened at once, where its values are entered.
  if (listed.scanned !== null) throw redirect(paths.labDeskOrder(listed.scanned, { enter: "1" }));
  return {
    ...listed,
    timeZone: app.profile.timeZone,
    title: createTranslator(app.locale).t("laboratory:desk.title"),
  };
});

type Row = Awaited<ReturnType<typeof listLabDesk>>["rows"][number];

function useColumns(timeZone: string): Column<Row>[] {
  const { t, format } = useT();
  return [
    {
      key: "test",
      header: t("laboratory:column.test"),
      lead: true,
      // What is to be known of it stands below its name, and not in the narrow column of states.
      cell: ({ orderId, name, state, rejectedReason, isOwn, ...test }) => (
        <span className="flex flex-col items-start">
          <TextLink
            href={paths.labDeskOrder(orderId, { enter: isRunning(state) ? "1" : undefined })}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            <bdi>{name}</bdi>
          </TextLink>
          {isOwn && <span className="max-w-72 text-sm">{t("laboratory:verify.ownInList")}</span>}
          {rejectedReason !== "" && (
            <span className="max-w-72 text-sm">
              {t(isDeclined({ ...test, state, rejectedReason }) ? "laboratory:declined" : "laboratory:rejected", {
                reason: rejectedReason,
              })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "patient",
      header: t("laboratory:column.patient"),
      plain: true,
      cell: ({ patientName, birthDate }) => (
        <span className="flex flex-col">
          <bdi>{patientName}</bdi>
          {birthDate !== "" && <span className="text-sm text-muted">{format.plainDate(birthDate)}</span>}
        </span>
      ),
    },
    {
      key: "number",
      header: t("laboratory:column.number"),
      cell: ({ number, ...test }) => sampleCodeOf(test) || String(number ?? ""),
    },
    {
      key: "state",
      header: t("laboratory:column.state"),
      cell: ({ priority, ...test }) => (
        <span className="flex flex-col items-start gap-1">
          <PriorityBadge priority={priority} />
          <LabStateBadge state={test.state} isDeclined={isDeclined(test)} />
        </span>
      ),
    },
    {
      key: "sample",
      header: t("laboratory:fields.sample"),
      cell: ({ state, sample, preparation, fasting }) => {
        const how = state === "ORDERED" ? preparation || (fasting ? t("laboratory:fastingNeeded") : "") : "";
        return (
          <span className="flex flex-col">
            <span>{sample || "–"}</span>
            {how !== "" && <strong className="max-w-56 text-sm">{how}</strong>}
          </span>
        );
      },
    },
    {
      key: "laboratory",
      header: t("laboratory:fields.laboratory"),
      plain: true,
      cell: ({ laboratoryName }) => <bdi>{laboratoryName}</bdi>,
    },
    {
      key: "since",
      header: t("laboratory:column.since"),
      cell: ({ stateAt }) => format.dateTime(stateAt, timeZone, "short"),
    },
  ];
}

/** What a number that was looked for names; what was found otherwise stands by itself. */
const GROUPS = [null, "number", "patient"] as const;

/** The laboratory's desk: what is to be collected, examined and verified, the most urgent first. */
export default function LabDesk() {
  const shown = useLoaderData<typeof loader>();
  const { list, laboratoryId, find, counts, rows, more, laboratories, criticals, emergencies, title, timeZone } = shown;
  const { t } = useT();
  const columns = useColumns(timeZone);
  const number = String(shown.number ?? "");
  const headingOf = (as: "number" | "patient") =>
    as === "number" ? t("laboratory:orderNumber", { number }) : t("patients:details.numberIs", { number });
  return (
    <>
      <PageHeader title={title} lead={t(list === "done" ? "laboratory:desk.leadDone" : "laboratory:desk.lead")} />
      <DeskAlarms {...{ emergencies, criticals, timeZone }} />
      <DeskSearch
        href={paths.labDesk()}
        find={find}
        label={t("laboratory:desk.find")}
        hint={t("laboratory:desk.findHint")}
      />
      {find === "" ? (
        <QueueLinks
          label={t("laboratory:desk.lists")}
          most={MOST_COUNTED}
          queues={WORKLISTS.map((key) => ({
            ...{ key, href: paths.labDesk({ list: key, laboratory: laboratoryId ?? undefined }), isHere: key === list },
            words: t(`laboratory:desk.list.${key}`),
            count: key === "done" ? undefined : counts?.[key],
          }))}
        />
      ) : (
        <p role="status" className="font-medium wrap-anywhere">
          {t("laboratory:desk.found", { number: rows.length, find })}
        </p>
      )}
      {find === "" && laboratories.length > 1 && (
        <form
          method="get"
          action={paths.labDesk()}
          className="grid items-end gap-4 tablet:grid-cols-[minmax(0,20rem)_auto] tablet:justify-start"
        >
          <HiddenFields fields={{ list }} />
          <NativeSelect
            name="laboratory"
            label={t("laboratory:fields.laboratory")}
            defaultValue={laboratoryId ?? ""}
            placeholder={t("laboratory:desk.all")}
            options={laboratories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button type="submit" tone="secondary" icon="filter">
            {t("laboratory:list.show")}
          </Button>
        </form>
      )}
      {rows.length === 0 ? (
        <Card>
          {find === "" ? (
            <EmptyState icon="check-circle" title={t("laboratory:desk.empty")} />
          ) : (
            <EmptyState icon="search" title={t("laboratory:desk.notFound")}>
              {t("laboratory:desk.notFoundText")}
            </EmptyState>
          )}
        </Card>
      ) : (
        GROUPS.map((as) => {
          const own = rows.filter(({ foundAs }) => foundAs === as);
          const heading = as === null ? "" : headingOf(as);
          return own.length === 0 ? null : (
            <section key={as} aria-label={heading || undefined} className="flex flex-col gap-3">
              {heading !== "" && <h2 className="text-xl font-semibold">{heading}</h2>}
              <DataTable
                caption={heading || (find === "" ? t(`laboratory:desk.list.${list}`) : t("laboratory:desk.find"))}
                columns={columns}
                rows={own}
                rowKey={({ id }) => id}
              />
            </section>
          );
        })
      )}
      {more && <Banner tone="info">{t("laboratory:desk.more")}</Banner>}
    </>
  );
}
