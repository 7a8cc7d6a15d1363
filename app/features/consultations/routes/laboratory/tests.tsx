import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { holdsWords } from "~/kernel/fold-for-search";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { CatalogueTable } from "../../components/laboratory/catalogue-table";
import { CriticalLimits, MissingLimits } from "../../components/laboratory/standard-limits";
import { wordsOf as synonymsOf } from "../../domain/laboratory/synonyms";
import type { MeasuredValue } from "../../domain/laboratory/measured";
import { labTestKind } from "../../schemas/laboratory/catalogue";
import { labTests } from "../../services/catalogue/lab-tests.server";
import { listStandardLimits, takeStandardLimits } from "../../services/catalogue/standard-limits.server";

export const handle = { ...recordHandle, islands: ["narrow"] } satisfies ScreenHandle;
export const meta = screenTitle;

/** By what a test is found: its names and codes, what it measures, and what else people call that. */
const foundBy = (
  { id, name, code, loinc, sample }: { id: string; name: string; code: string; loinc: string; sample: string },
  measured: readonly MeasuredValue[],
) =>
  [
    ...[name, sample, synonymsOf({ code, loinc })],
    ...measured
      .filter(({ testId }) => testId === id)
      .flatMap((value) => [value.name, synonymsOf({ code: "", loinc: value.loinc })]),
  ]
    .filter(Boolean)
    .join(" ");

export const loader = defineLoader(async ({ app, url, params: { laboratoryId = "" } }) => {
  const { searchParams } = url;
  const isLimits = searchParams.has("limits");
  const [tests, limits] = await Promise.all([labTests.list(app, laboratoryId), listStandardLimits(app, laboratoryId)]);
  const words = Object.fromEntries(tests.map((test) => [test.id, foundBy(test, limits.measured)]));
  const q = searchParams.get("q")?.trim() ?? "";
  const { t } = createTranslator(app.locale);
  return {
    ...recordMode(url, tests),
    ...{ laboratoryId, limits, isLimits, q, words },
    title: t(isLimits ? "laboratory:limits.title" : "laboratory:tests.title"),
    found: tests.filter(({ id }) => holdsWords(words[id] ?? "", q)),
    hasTaken: searchParams.get("done") === "limits",
  };
});

export const action = defineForm({
  ...recordActs(labTests, { of: ({ laboratoryId = "" }) => laboratoryId }),
  takeLimits: press(async ({ app, value, params: { laboratoryId = "" } }) => {
    await takeStandardLimits(app, { laboratoryId, shown: value["shown"] });
    return redirect(paths.labTests(laboratoryId, { done: "limits" }), 303);
  }),
});

/** What a laboratory can be asked for. */
export default function LabTests() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useT();
  const { laboratoryId, limits, isLimits, hasTaken, found, q, words } = loaded;
  const { offers, measured } = limits;
  if (isLimits && !loaded.isForm) return <CriticalLimits {...{ laboratoryId, ...limits }} />;
  return (
    <div data-narrow-in className="contents">
      <RecordScreen
        kind={labTestKind}
        loaded={loaded}
        defaults={{ turnaroundHours: 24 }}
        back={<BackLink href={paths.laboratories()}>{t("laboratory:laboratories.title")}</BackLink>}
        rows={() => (
          <>
            {found.length > 0 && <CatalogueTable tests={found} {...{ measured, words }} />}
            <p role="status" data-narrow-none="" hidden={found.length > 0} className="text-muted">
              {t("laboratory:tests.findNone")}
            </p>
          </>
        )}
      >
        {hasTaken && (
          <Banner tone="good" live>
            {t("laboratory:limits.taken")}
          </Banner>
        )}
        {offers.length > 0 && <MissingLimits laboratoryId={laboratoryId} count={offers.length} />}
        {loaded.items.length > 0 && <FindTest q={q} laboratoryId={laboratoryId} />}
        {loaded.items.length === 0 && (
          <form method="post" action={paths.laboratories()} data-once>
            <HiddenFields fields={{ intent: "seed", id: laboratoryId }} />
            <Button type="submit" tone="secondary">
              {t("laboratory:seed.submit")}
            </Button>
            <p className="mt-2 text-sm text-muted">{t("laboratory:seed.text")}</p>
          </form>
        )}
      </RecordScreen>
    </div>
  );
}

/** Narrows the catalogue as one types; beside it the way to all critical limits. */
function FindTest({ q, laboratoryId }: { q: string; laboratoryId: string }) {
  const { t } = useT();
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <form method="get" role="search" className="flex min-w-0 grow basis-72 items-end gap-3 tablet:max-w-xl">
        <div className="min-w-0 grow">
          <TextField
            {...{ name: "q", type: "search", defaultValue: q, dir: "auto", autoComplete: "off" }}
            label={t("laboratory:tests.find")}
            data-narrow=""
          />
        </div>
        {/* With a script the list narrows while one types. */}
        <noscript>
          <Button type="submit" icon="search" tone="secondary">
            {t("common:actions.search")}
          </Button>
        </noscript>
      </form>
      <LinkButton href={paths.labTests(laboratoryId, { limits: "1" })} tone="secondary">
        {t("laboratory:limits.title")}
      </LinkButton>
    </div>
  );
}
