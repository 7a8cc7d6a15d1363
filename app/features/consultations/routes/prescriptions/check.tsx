import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import { InvalidError, NotFoundError, RateLimitedError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { addressOf } from "~/platform/rate-limit.server";
import { SheetOfPaper } from "~/screens/print/sheet-of-paper";
import { usePostedForm } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { isLive } from "../../domain/prescriptions/validity";
import { readCode } from "../../domain/prescriptions/verification-code";
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
    return { ...page, code, checked: { ...checked, valid: isLive(checked.state), timeZone: app.profile.timeZone } };
  } catch (error) {
    const { status, refused, headers } = refusedAs(error);
    return data({ ...page, code, refused }, headers ? { status, headers } : { status });
  }
});

const posted = z.object({ code: z.string().max(100).default("") });

export const action = defineForm({
  check: act(posted, ({ value: { code } }) => {
    const read = readCode(code);
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
          <CodeForm {...{ answer, code, problem: refused === "unknown" ? "prescriptions:check.unknown" : null }} />
        </Card>
      </>
    );
  const { sheet, valid } = checked;
  return (
    <>
      <PageHeader title={title} />
      <Banner
        tone={valid ? "good" : "error"}
        title={t(valid ? "prescriptions:check.valid" : "prescriptions:check.invalid")}
      >
        <Means checked={checked} />
      </Banner>
      <SheetOfPaper sheet={sheet} />
    </>
  );
}

interface MeansProps {
  checked: Pick<Awaited<ReturnType<typeof checkPrescription>>, "state" | "stateAt" | "validUntil" | "pharmacy"> & {
    timeZone: string;
  };
}

/** What has become of it, and what the pharmacy can do. */
function Means({ checked: { state, stateAt, validUntil, pharmacy, timeZone } }: MeansProps) {
  const { t, format } = useT();
  if (state === "DRAFT") return null;
  const date = state === "EXPIRED" ? format.plainDate(validUntil) : format.date(stateAt, timeZone);
  return t(`prescriptions:check.means.${state}`, { date, pharmacy: pharmacy ?? t("prescriptions:check.someWhere") });
}

interface CodeFormProps {
  answer: FormAnswer | undefined;
  /** What is in the address. */
  code: string;
  problem: Problem["message"] | null;
}

/** Where the code is typed; it keeps what was typed, and says what is wrong with it. */
function CodeForm({ answer, code, problem }: CodeFormProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer: answer ?? { result: problem ? { error: { code: [{ message: problem }] } } : {} },
    values: { code },
    labels: { code: t("prescriptions:check.code") },
  });
  return (
    <form method="post" className="flex flex-col gap-6">
      <TextField
        {...form.text("code")}
        hint={t("prescriptions:check.hint")}
        autoComplete="off"
        dir="ltr"
        maxLength={40}
      />
      <div>
        <Button type="submit" name="intent" value="check" size="large">
          {t("prescriptions:check.submit")}
        </Button>
      </div>
    </form>
  );
}
