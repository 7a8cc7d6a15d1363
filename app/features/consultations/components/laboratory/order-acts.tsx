import { useT } from "~/i18n/use-t";
import { FormFields } from "~/screens/form-field";
import { answerTo, usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { ActBar } from "~/ui/action/act-bar";
import { Button, LinkButton } from "~/ui/action/button";
import { WrittenText } from "~/ui/base/written-text";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { isOpen } from "../../domain/laboratory/critical";
import { isolatedAmount } from "../../domain/laboratory/result-value";
import { isPart, type HowFar } from "../../domain/laboratory/how-far";
import type { Critical } from "./critical-notices";

interface ActProps {
  order: { version: number };
  answer: PostedAnswer | undefined;
}

interface ReviewProps extends ActProps {
  howFar: HowFar;
  criticals: readonly Critical[];
  /** The patient can sign in and read them. */
  hasAccount: boolean;
  /** How many tests wait for the review, and the names of those whose results the patient sees already. */
  waiting: number;
  seen: readonly string[];
  /** What was said to the patient by the last review, where it was taken back. */
  offered: { message: string } | null;
  /** It is to be said again, as whoever reviews has asked by following `useHref`. */
  usesOffered: boolean;
  useHref: string;
}

/** What marking results as reviewed does, by what their patient sees of them already. */
function WhatHappens({ hasAccount, waiting, seen }: Pick<ReviewProps, "hasAccount" | "waiting" | "seen">) {
  const { t, format } = useT();
  if (seen.length > 0 && seen.length === waiting)
    return <p>{t(hasAccount ? "laboratory:review.textSeen" : "laboratory:review.textSeenUntold")}</p>;
  return (
    <>
      <p>{t(hasAccount ? "laboratory:review.text" : "laboratory:review.textUntold")}</p>
      {seen.length > 0 && hasAccount && <p>{t("laboratory:review.someSeen", { tests: format.list(seen) })}</p>}
    </>
  );
}

/** What was said before is not sent again by itself: whoever reviews reads it first, and asks for it. */
function OfferedMessage({ message, useHref }: { message: string; useHref: string }) {
  const { t } = useT();
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-4">
      <p className="font-semibold">{t("laboratory:review.offered")}</p>
      <WrittenText text={message} />
      <div>
        <LinkButton href={useHref} tone="secondary" size="small">
          {t("laboratory:review.useOffered")}
        </LinkButton>
      </div>
    </div>
  );
}

/**
 * The message of a review that was refused because the results had changed: it speaks of other values, so that nobody may
 * send it by pressing again. Empty where there is none.
 */
function writtenForOthers(answer: Partial<PostedAnswer> | undefined, version: number): string {
  const { word, version: read } = answer?.result?.initialValue ?? {};
  return typeof word === "string" && Number(read) !== version ? word.trim() : "";
}

const withoutWord = (answer: Partial<PostedAnswer> | undefined) =>
  answer?.result && {
    ...answer,
    result: { ...answer.result, initialValue: { ...answer.result.initialValue, word: "" } },
  };

/** The provider has looked at the results, knows of what is critical in them, and says a word to the patient. */
export function ReviewOrder(props: ReviewProps) {
  const { order, howFar, criticals, hasAccount, answer, waiting, seen, offered, usesOffered, useHref } = props;
  const { t } = useT();
  const label = t(hasAccount ? "laboratory:fields.word" : "laboratory:fields.wordUntold");
  const own = answerTo(answer, { intent: "review" });
  const message = offered?.message ?? "";
  const unsent = writtenForOthers(own, order.version);
  const form = usePostedForm({
    answer: unsent === "" ? own : withoutWord(own),
    ...{ values: { word: usesOffered ? message : "" }, labels: { word: label } },
  });
  return (
    <Card title={t("laboratory:review.title")}>
      <form method="post" noValidate data-draft={own ? "answered" : "kept"} data-once className={formClass}>
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <HiddenFields fields={{ intent: "review" }} />
        <VersionField version={order.version} />
        {isPart(howFar) && (
          <p className="font-medium">{t("laboratory:review.part", { come: howFar.come, wanted: howFar.wanted })}</p>
        )}
        <WhatHappens {...{ hasAccount, waiting, seen }} />
        {unsent !== "" && (
          <div className="flex flex-col gap-2 rounded-md bg-sunken p-4">
            <p className="font-semibold">{t("laboratory:review.unsent")}</p>
            <WrittenText text={unsent} />
          </div>
        )}
        {message !== "" && !usesOffered && <OfferedMessage {...{ message, useHref }} />}
        {criticals.filter(isOpen).map(({ id, name, value }) => (
          <p key={id} className="font-medium">
            {t("laboratory:review.acknowledges", { name, value: isolatedAmount(value) })}
          </p>
        ))}
        <FormFields
          fields={[
            {
              name: "word",
              kind: "lines",
              label,
              hint: t(hasAccount ? "laboratory:fields.wordHint" : "laboratory:fields.wordUntoldHint"),
              optional: true,
              maxLength: 2000,
            },
          ]}
          form={form}
        />
        <div>
          <Button type="submit" icon="check">
            {t("laboratory:review.submit")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface UndoReviewProps {
  version: number;
  /** `isSeen`: the patient sees the results already, and waits for the message alone. */
  undoable: { until: number; isSeen: boolean };
  hasAccount: boolean;
  timeZone: string;
}

const SHOWN = {
  account: { all: "laboratory:review.shownAt", message: "laboratory:review.messageAt" },
  record: { all: "laboratory:review.inRecordAt", message: "laboratory:review.messageInRecordAt" },
} as const;

/** Until the patient has been shown a review, whoever wrote it takes it back with one press. */
export function UndoReview({ version, undoable, hasAccount, timeZone }: UndoReviewProps) {
  const { t, format } = useT();
  return (
    <Banner
      tone="info"
      action={
        <form method="post" data-once>
          <HiddenFields fields={{ intent: "undoReview" }} />
          <VersionField version={version} />
          <Button type="submit" tone="secondary">
            {t("laboratory:review.undo")}
          </Button>
        </form>
      }
    >
      {t(SHOWN[hasAccount ? "account" : "record"][undoable.isSeen ? "message" : "all"], {
        time: format.time(undoable.until, timeZone),
      })}
    </Banner>
  );
}

/** Asked where tests are sent that are running already: one press of a box sends them all the same. */
export function OrderAgain({ form }: { form: PostedForm }) {
  const { t } = useT();
  if (form.error("again") === undefined && form.value("again") === undefined) return null;
  return <FormFields fields={[{ name: "again", kind: "switch", label: t("laboratory:order.again") }]} form={form} />;
}

/** Sends a draft to the laboratory as it is shown. */
export function SendOrder({ order, answer }: ActProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer: answerTo(answer, { intent: "send" }),
    values: {},
    labels: { again: t("laboratory:order.again") },
  });
  return (
    <form method="post" noValidate data-once className={form.error("again") ? formClass : undefined}>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <HiddenFields fields={{ intent: "send" }} />
      <VersionField version={order.version} />
      <OrderAgain form={form} />
      <ActBar>
        <Button type="submit">{t("laboratory:order.send")}</Button>
      </ActBar>
    </form>
  );
}

/** Takes back what the laboratory has not begun to examine. */
export function CancelOrder({ order, answer }: ActProps) {
  const { t } = useT();
  const label = t("laboratory:fields.cancelReason");
  const own = answerTo(answer, { intent: "cancel" });
  const form = usePostedForm({ answer: own, values: {}, labels: {} });
  return (
    <details className="group" open={form.posted}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-danger-text">
        {t("laboratory:cancel.open")}
      </summary>
      <Card>
        <form method="post" noValidate data-once className={formClass}>
          <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
          <HiddenFields fields={{ intent: "cancel" }} />
          <VersionField version={order.version} />
          <p>{t("laboratory:cancel.text")}</p>
          <FormFields
            fields={[{ name: "reason", kind: "text", label, maxLength: 300, hint: t("laboratory:fields.cancelHint") }]}
            form={form}
          />
          <div>
            <Button type="submit" tone="danger">
              {t("laboratory:cancel.submit")}
            </Button>
          </div>
        </form>
      </Card>
    </details>
  );
}
