import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button, LinkButton } from "~/ui/action/button";
import { WrittenText } from "~/ui/base/written-text";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { FoldedCard } from "~/ui/view/folded-card";
import type { RenewalState } from "../../domain/prescriptions/renewal";
import { RenewalLine } from "./prescription-rows";

interface Renewal {
  state: RenewalState;
  answer: string;
  /** When it was asked for, and once it is answered or withdrawn, when that was. */
  at: number;
  renewedById: string | null;
}

interface AskRenewalProps {
  renewal: Renewal | null;
  prescriberId: string;
  mayAsk: boolean;
  mayWithdraw: boolean;
  /** Most of it must be left: a wish needs a reason. */
  isEarly: boolean;
  /** Staff see an open request where they answer it. */
  asPatient: boolean;
  timeZone: string;
  answer: Partial<PostedAnswer> | undefined;
}

/** What became of the last wish for the same again, and the way to ask for it or to take it back. */
export function AskRenewal(props: AskRenewalProps) {
  const { renewal, prescriberId, mayAsk, mayWithdraw, isEarly, asPatient, timeZone, answer } = props;
  const { t } = useT();
  const form = usePostedForm({
    // Where the form of one is gone, its answer stands above the page.
    answer:
      (mayAsk ? answerTo(answer, { intent: "askRenewal" }) : undefined) ??
      (mayWithdraw ? answerTo(answer, { intent: "withdrawRenewal" }) : undefined),
    values: {},
    labels: { note: t(isEarly ? "prescriptions:renewal.whyEarly" : "prescriptions:renewal.note") },
  });
  if (!mayAsk && (!renewal || (!asPatient && renewal.state === "REQUESTED"))) return null;
  const title = t("prescriptions:renewal.title");
  const shown = (
    <div className="flex flex-col gap-4">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      {renewal &&
        (asPatient ? <Outcome {...{ renewal, prescriberId, timeZone, mayAsk }} /> : <RenewalLine renewal={renewal} />)}
      {mayWithdraw && <WithdrawRenewal />}
      {mayAsk && (
        <form method="post" noValidate data-once className="flex flex-col gap-4">
          {isEarly && <p className="text-muted">{t("prescriptions:renewal.earlyText")}</p>}
          <TextField
            {...form.text("note")}
            {...(!isEarly && { optionalLabel: `(${t("common:form.optional")})` })}
            maxLength={300}
          />
          <div>
            <Button type="submit" name="intent" value="askRenewal" {...(isEarly && { tone: "secondary" as const })}>
              {t("prescriptions:renewal.ask")}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
  // While most of it must be left, hardly anybody asks.
  return isEarly && !renewal ? (
    <FoldedCard title={title} open={form.summary.length > 0}>
      {shown}
    </FoldedCard>
  ) : (
    <Card title={title}>{shown}</Card>
  );
}

/** The button that takes a wish back; of a list, with the prescription's `id`. */
export function WithdrawRenewal({ id }: { id?: string }) {
  const { t } = useT();
  return (
    <form method="post" data-once>
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button type="submit" name="intent" value="withdrawRenewal" tone="secondary">
        {t("prescriptions:renewal.withdraw")}
      </Button>
    </form>
  );
}

/** What a patient is told: what was decided, why, and what they can do now. */
function Outcome({
  renewal,
  prescriberId,
  timeZone,
  mayAsk,
}: Pick<AskRenewalProps, "prescriberId" | "timeZone" | "mayAsk"> & { renewal: Renewal }) {
  const { t, format } = useT();
  const { state, answer, at, renewedById } = renewal;
  const date = format.date(at, timeZone);
  const isNotRenewed = state === "DENIED" || state === "APPOINTMENT_NEEDED";
  // Of one that was called off since then, no renewal can be asked for.
  const hasEnded = state === "WITHDRAWN" && !mayAsk;
  return (
    <>
      <p className="font-medium">
        {hasEnded
          ? t("prescriptions:renewal.withdrawnEnded", { date })
          : t(`prescriptions:renewal.outcome.${state}`, { date })}
      </p>
      {answer !== "" && <WrittenText text={t("prescriptions:renewal.why", { reason: answer })} />}
      {isNotRenewed && <p>{t(`prescriptions:renewal.next.${state}`)}</p>}
      {(isNotRenewed || hasEnded) && (
        <div>
          <LinkButton href={paths.bookWithProvider(prescriberId)} icon="calendar" tone="secondary">
            {t("prescriptions:renewal.book")}
          </LinkButton>
        </div>
      )}
      {renewedById !== null && (
        <div>
          <LinkButton href={paths.prescriptionView(renewedById)} tone="secondary">
            {t("prescriptions:renewal.open")}
          </LinkButton>
        </div>
      )}
    </>
  );
}
