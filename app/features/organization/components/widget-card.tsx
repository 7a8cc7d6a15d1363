import { listedLanguages } from "~/screens/listed-options";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { snippetAttributes, widgetSnippet } from "../domain/connections/widget-snippet";
import type { WidgetChoice } from "../schemas/connections/widget-choice";

export interface WidgetCardProps {
  origin: string;
  organizationId: string;
  organizationName: string;
  /** Codes of the languages that the organization allows. */
  locales: readonly string[];
  chosen: WidgetChoice;
}

/** What to copy into one's own site, as it was chosen, and how that looks there. */
export function WidgetCard({ origin, organizationId, organizationName, locales, chosen }: WidgetCardProps) {
  const { t } = useT();
  const { locale, ...fixed } = chosen;
  const address = paths.widget(organizationId, { lang: locale, ...fixed });
  const words = `${t("booking:title")} – ${organizationName}`;
  const snippet = { origin, organizationId, ...chosen, address, words };
  return (
    <>
      <Card title={t("settings:widget.lookTitle")}>
        <LookForm locales={locales} chosen={chosen} />
      </Card>
      <Card title={t("settings:widget.copyTitle")}>
        <div className="flex flex-col gap-4">
          <p className="max-w-prose text-muted">{t("settings:widget.copyText")}</p>
          <pre
            dir="ltr"
            tabIndex={0}
            aria-label={t("settings:widget.copyTitle")}
            data-testid="snippet"
            className="overflow-x-auto rounded-md bg-sunken p-4 font-mono text-sm select-all"
          >
            {widgetSnippet(snippet)}
          </pre>
          <p className="max-w-prose text-muted">{t("settings:widget.withoutScript")}</p>
        </div>
      </Card>
      <Card title={t("settings:widget.previewTitle")}>
        <div className="flex flex-col gap-4">
          <p className="max-w-prose text-muted">{t("settings:widget.previewText")}</p>
          <a href={address} className="inline-flex min-h-11 items-center font-medium text-brand-text underline">
            {words}
          </a>
          <script async src="/widget.js" {...snippetAttributes(snippet)} />
        </div>
      </Card>
    </>
  );
}

function LookForm({ locales, chosen }: Pick<WidgetCardProps, "locales" | "chosen">) {
  const { t } = useT();
  const field = (name: "locale" | "kind" | "theme", label: string, placeholder: string) => ({
    ...{ name, label, placeholder },
    defaultValue: chosen[name],
  });
  return (
    <form method="get" className="flex flex-col gap-6">
      <div className="grid gap-6 tablet:grid-cols-2">
        <NativeSelect
          {...field("locale", t("settings:widget.language"), t("settings:widget.asVisitor"))}
          options={listedLanguages(locales)}
        />
        <NativeSelect
          {...field("kind", t("settings:widget.kind"), t("settings:widget.allKinds"))}
          options={(["clinic", "video"] as const).map((kind) => ({ value: kind, label: t(`booking:kind.${kind}`) }))}
        />
        <NativeSelect
          {...field("theme", t("settings:widget.theme"), t("settings:widget.asDevice"))}
          options={(["light", "dark"] as const).map((theme) => ({
            value: theme,
            label: t(`settings:widget.${theme}`),
          }))}
        />
        <TextField
          name="colour"
          label={t("settings:widget.colour")}
          hint={t("settings:widget.colourHint")}
          defaultValue={chosen.colour}
          dir="ltr"
        />
      </div>
      <div>
        <Button type="submit" tone="secondary">
          {t("settings:widget.show")}
        </Button>
      </div>
    </form>
  );
}
