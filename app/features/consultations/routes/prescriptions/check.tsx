import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import { InvalidError, NotFoundError, RateLimitedError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { addressOf } from "~/platform/rate-limit.server";
import { SheetOfPaper } from "~/screens/print/sheet-of-paper";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { CodeForm } from "../../components/prescriptions/code-form";
import { Verdict } from "../../components/prescriptions/verdict";
import { soughtPrescription } from "../../domain/pharmacy/desk";
import { isLive } from "../../domain/prescriptions/validity";
import { readCode, shownCode } from "../../domain/prescriptions/verification-code";
import { checkPrescription } from "../../services/prescriptions/check-prescription.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

/** What a visitor is told of a code that shows no prescription; the status says it to programs. */
function refusedAs(error: unknown): { status: number; refused: "unknown" | "tooMany"; headers?: HeadersInit } {
  if (error instanceof NotFoundError) return { status: 404, refused: "unknown" };
  if (error instanceof RateLimitedError) {
    const headers = { "retry-after": String(error.retryAfterSeconds) };
    return { status: error.status, refused: "tooMany", headers };
  }
  throw error;
}

export const loader = defineLoader(async ({ app, params, request }) => {
  const code = params["code"];
  const page = { title: createTranslator(app.locale).t("prescriptions:check.title"), checked: null, refused: null };
  if (code === undefined) return { ...page, code: "" };
  try {
    const checked = await checkPrescription(app, code, addressOf(request));
    return { ...page, code, checked: { ...checked, checkedAt: app.now, timeZone: app.profile.timeZone } };
  } catch (error) {
    const { status, refused, headers } = refusedAs(error);
    return data({ ...page, code, refused }, headers ? { status, headers } : { status });
  }
});

const posted = z.object({ code: z.string().max(400).default("") });

/** The code that somebody typed, or the one in the address that a scanner types. */
function codeIn(typed: string): string | null {
  const sought = soughtPrescription(typed);
  return readCode(typed) ?? (sought && "code" in sought ? sought.code : null);
}

export const action = defineForm({
  check: act(posted, ({ value: { code } }) => {
    const read = codeIn(code);
    if (read === null) throw new InvalidError([{ field: "code", message: "prescriptions:check.malformed" }]);
    return Promise.resolve(redirect(paths.prescriptionCheck(read), 303));
  }),
});

/** What the paper of a code says, for a pharmacy without an account. */
export default function CheckPrescription() {
  const { checked, title, code, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  if (!checked)
    return (
      <>
        <PageHeader title={title} lead={t("prescriptions:check.lead")} />
        {refused === "tooMany" && !answer && <Banner tone="warn">{t("prescriptions:check.tooMany")}</Banner>}
        <Card>
          <CodeForm
            answer={answer}
            code={shownCode(readCode(code) ?? code)}
            problem={refused === "unknown" ? "prescriptions:check.unknown" : null}
          />
        </Card>
        <p className="text-muted">{t("prescriptions:check.whatIsShown")}</p>
      </>
    );
  return <Checked checked={checked} title={title} />;
}

type CheckedNow = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["checked"]>;

/** What became of the prescription, and its paper, with what is left of each medicine. */
function Checked({ checked, title }: { checked: CheckedNow; title: string }) {
  const { t, format } = useT();
  const { sheet, state, refused, sentTo, checkedAt, timeZone } = checked;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <LinkButton href={paths.prescriptionCheck()} tone="secondary" icon="search">
            {t("prescriptions:check.another")}
          </LinkButton>
        }
      />
      {state !== "DRAFT" && (
        <Verdict {...{ state, refused, sentTo }}>
          {sentTo !== null && <p className="font-medium">{t("prescriptions:check.otherPharmacy")}</p>}
          <p>
            <Means checked={checked} />
          </p>
          <p className="text-base text-muted">
            {t("prescriptions:check.checkedAt", { time: format.dateTime(checkedAt, timeZone) })}
          </p>
        </Verdict>
      )}
      <SheetOfPaper sheet={sheet} />
    </>
  );
}

interface MeansProps {
  checked: Pick<Awaited<ReturnType<typeof checkPrescription>>, "state" | "refused" | "stateAt" | "validUntil"> & {
    timeZone: string;
  };
}

/** What has become of it, and what the pharmacy can do. */
function Means({ checked: { state, refused, stateAt, validUntil, timeZone } }: MeansProps) {
  const { t, format } = useT();
  if (state === "DRAFT") return null;
  const date = state === "EXPIRED" || isLive(state) ? format.plainDate(validUntil) : format.date(stateAt, timeZone);
  return t(refused === null ? `prescriptions:check.means.${state}` : `prescriptions:check.refused.${refused}.means`, {
    date,
  });
}
