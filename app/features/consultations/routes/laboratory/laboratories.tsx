import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { laboratoryKind } from "../../schemas/laboratory/catalogue";
import { laboratories } from "../../services/catalogue/laboratories.server";
import { seedLaboratory } from "../../services/catalogue/seed-laboratory.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const listed = await laboratories.list(app);
  // Whoever looks for critical limits and has one laboratory is led to its own.
  const [only, ...others] = url.searchParams.has("limits") ? listed.filter(({ enabled }) => enabled) : [];
  if (only && others.length === 0) throw redirect(paths.labTests(only.id, { limits: "1" }));
  return {
    ...recordMode(url, listed),
    title: createTranslator(app.locale).t("laboratory:laboratories.title"),
  };
});

export const action = defineForm({
  ...recordActs(laboratories),
  seed: press(async ({ app, value }) => {
    await seedLaboratory(app, value["id"]);
    return redirect(paths.labTests(String(value["id"])), 303);
  }),
});

/** The laboratories of the organization, and the ways to their tests, to all orders, to the desk and to the report. */
export default function Laboratories() {
  const loaded = useLoaderData<typeof loader>();
  const { t, format } = useT();
  return (
    <RecordScreen
      kind={laboratoryKind}
      loaded={loaded}
      columns={[
        {
          key: "catalogue",
          header: t("laboratory:catalogue"),
          cell: ({ id, tests }) => (
            <span className="flex flex-wrap gap-x-4">
              <TextLink href={paths.labTests(id)} className="inline-flex min-h-11 items-center">
                {t("laboratory:tests.title")} ({format.number(tests)})
              </TextLink>
              <TextLink href={paths.labPanels(id)} className="inline-flex min-h-11 items-center">
                {t("laboratory:panels.title")}
              </TextLink>
              <TextLink href={paths.labTests(id, { limits: "1" })} className="inline-flex min-h-11 items-center">
                {t("laboratory:limits.title")}
              </TextLink>
            </span>
          ),
        },
      ]}
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.labOrders()} tone="secondary">
          {t("laboratory:list.title")}
        </LinkButton>
        <LinkButton href={paths.labDesk()} tone="secondary">
          {t("laboratory:desk.title")}
        </LinkButton>
        <LinkButton href={paths.labReport()} tone="secondary">
          {t("laboratory:report.title")}
        </LinkButton>
      </div>
    </RecordScreen>
  );
}
