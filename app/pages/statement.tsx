import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { settingsOf } from "~/features/organization/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { emergencyNumber } from "~/kernel/codes/emergency-numbers";
import { phoneShown } from "~/kernel/contact/phone-text";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import { STATEMENTS, type Statement } from "~/kernel/statements";
import { NotFoundError } from "~/platform/http/errors.server";
import type { RequestContext } from "~/platform/context.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { TextLink } from "~/ui/base/link";
import { PageHeader } from "~/ui/view/page-header";

export const handle = { width: "narrow", sheet: "front" } satisfies ScreenHandle;

const isStatement = (name: string): name is Statement => STATEMENTS.some((each) => each === name);

/** What the practice wrote, else what this site can say by itself. */
async function textOf(app: RequestContext, name: Statement): Promise<string> {
  const { statements, "patient-registration": registration } = await settingsOf(app, [
    "statements",
    "patient-registration",
  ]);
  const { t } = createTranslator(app.locale);
  const { name: practice, countryCode, phoneCallingCode } = app.profile;
  if (name === "privacy") return statements.privacyText || t("front:statements.privacyText", { name: practice });
  if (name === "accessibility") return statements.accessibilityText || t("front:statements.accessibilityText");
  const number = emergencyNumber(countryCode, phoneCallingCode);
  return statements.termsText || registration.terms || t("front:statements.termsText", { number });
}

export const loader = defineLoader(async ({ app, params }) => {
  const name = params.name ?? "";
  if (!isStatement(name)) throw new NotFoundError();
  const { phone, email } = app.profile.settings.contact;
  return {
    ...{ text: await textOf(app, name), phone, email },
    canonical: app.origin + paths.statement(name),
    title: createTranslator(app.locale).t(`front:statements.${name}`),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...screenTitle({ data, matches }),
  ...(data ? [{ tagName: "link", rel: "canonical", href: data.canonical }] : []),
];

/** What a practice says of privacy, its terms or accessibility, and how to reach it. */
export default function StatementPage() {
  const { title, text, phone, email } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  const ways = [
    phone && { href: telHref(phone), text: phoneShown(phone) },
    email && { href: `mailto:${email}`, text: email },
  ].filter((way) => way !== "");
  return (
    <>
      <PageHeader title={title} />
      <div dir="auto" className="max-w-prose whitespace-pre-line">
        {text}
      </div>
      {ways.length > 0 && (
        <section aria-label={t("front:statements.contact")}>
          <h2 className="text-xl font-semibold">{t("front:statements.contact")}</h2>
          <ul className="flex flex-wrap gap-x-6">
            {ways.map((way) => (
              <li key={way.href}>
                <TextLink href={way.href} dir="ltr" className="inline-flex min-h-11 items-center">
                  {way.text}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
