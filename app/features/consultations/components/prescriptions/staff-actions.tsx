import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { FoldedCard } from "~/ui/view/folded-card";
import type { RenewalState } from "../../domain/prescriptions/renewal";

interface Staff {
  /** Whether a pharmacy has it already. */
  isSent: boolean;
  version: number;
  detailsShown: boolean | null;
  /** What the organization has set. */
  shownByDefault: boolean;
  pharmacies: readonly { id: string; name: string }[];
  replacesId: string | null;
  replacedById: string | null;
  renewsId: string | null;
  may: Readonly<Record<"cancel" | "stop" | "replace" | "send" | "renew" | "show" | "answer", boolean>>;
}

interface StaffActionsProps {
  staff: Staff;
  renewal: { id: string; state: RenewalState; note: string; early: boolean } | null;
  /** Makes a second press of 'renew' the same draft. */
  copyKey: string;
  answer: Partial<PostedAnswer> | undefined;
}

/** What staff may do about a signed prescription. */
export function StaffActions({ staff, renewal, copyKey, answer }: StaffActionsProps) {
  const { t } = useT();
  const { may, version, replacesId, replacedById, renewsId } = staff;
  const links = [
    { to: replacedById, words: t("prescriptions:linked.replacedBy") },
    { to: replacesId, words: t("prescriptions:linked.replaces") },
    { to: renewsId, words: t("prescriptions:linked.renews") },
  ];
  const asked = renewal?.state === "REQUESTED" && may.answer;
  // Where the patient asks for it, the answer has the button.
  const copying = (["renew", "replace"] as const).filter((each) => may[each] && !(asked && each === "renew"));
  const ending = (["cancel", "stop"] as const).filter((each) => may[each]);
  return (
    <>
      {links.map(
        ({ to, words }) =>
          to !== null && (
            <p key={to}>
              <TextLink href={paths.prescriptionView(to)}>{words}</TextLink>
            </p>
          ),
      )}
      {asked && <AnswerRenewal renewal={renewal} copyKey={copyKey} answer={answer} />}
      {copying.length > 0 && (
        <form method="post" data-once className="flex flex-wrap gap-3">
          <input type="hidden" name="copyKey" value={copyKey} />
          {copying.map((each) => (
            <Button key={each} type="submit" name="intent" value={each} tone="secondary">
              {t(`prescriptions:actions.${each}`)}
            </Button>
          ))}
        </form>
      )}
      {may.send && staff.pharmacies.length > 0 && <SendForm {...{ staff, version, answer }} />}
      {may.show && <ShowForm {...{ staff, version }} />}
      {ending.map((each) => (
        <EndForm key={each} action={each} {...{ version, answer }} />
      ))}
    </>
  );
}

function AnswerRenewal({
  renewal,
  copyKey,
  answer,
}: Pick<StaffActionsProps, "answer" | "copyKey"> & { renewal: NonNullable<StaffActionsProps["renewal"]> }) {
  const { t } = useT();
  const form = usePostedForm({
    answer: answerTo(answer, { intent: "answerRenewal" }),
    values: {},
    labels: { reason: t("prescriptions:renewal.reason") },
  });
  return (
    <Card title={t("prescriptions:renewal.asked")}>
      <form method="post" data-once className="mb-6 flex flex-col gap-4">
        <input type="hidden" name="copyKey" value={copyKey} />
        {renewal.note !== "" && (
          <p dir="auto" className="whitespace-pre-line">
            {renewal.note}
          </p>
        )}
        {renewal.early && <Banner tone="warn">{t("prescriptions:renewal.early")}</Banner>}
        <p>{t("prescriptions:renewal.renewText")}</p>
        <div>
          <Button type="submit" name="intent" value="renew">
            {t("prescriptions:actions.renew")}
          </Button>
        </div>
      </form>
      <form method="post" noValidate data-once className="flex flex-col gap-4">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <input type="hidden" name="intent" value="answerRenewal" />
        <input type="hidden" name="renewalId" value={renewal.id} />
        <TextField {...form.text("reason")} hint={t("prescriptions:renewal.reasonHint")} maxLength={300} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="answer" value="APPOINTMENT_NEEDED" tone="secondary">
            {t("prescriptions:renewal.appointment")}
          </Button>
          <Button type="submit" name="answer" value="DENIED" tone="secondary">
            {t("prescriptions:renewal.deny")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface PartProps {
  staff: Staff;
  version: number;
  answer?: Partial<PostedAnswer> | undefined;
}

function SendForm({ staff, version, answer }: PartProps) {
  const { t } = useT();
  const words = t(staff.isSent ? "prescriptions:actions.sendElsewhere" : "prescriptions:actions.send");
  const form = usePostedForm({
    answer: answerTo(answer, { intent: "send" }),
    values: {},
    labels: { pharmacyId: t("prescriptions:fields.pharmacy") },
  });
  return (
    <Card title={words}>
      <form method="post" noValidate data-once className="flex flex-col gap-4">
        <input type="hidden" name="version" value={version} />
        <NativeSelect
          {...form.text("pharmacyId")}
          placeholder={t("common:form.selectOne")}
          options={staff.pharmacies.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <div>
          <Button type="submit" name="intent" value="send" tone="secondary">
            {words}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function ShowForm({ staff: { detailsShown, shownByDefault }, version }: PartProps) {
  const { t } = useT();
  return (
    <FoldedCard title={t("prescriptions:fields.details")}>
      <form method="post" data-once className="flex flex-col gap-4">
        <input type="hidden" name="version" value={version} />
        <NativeSelect
          name="details"
          label={t("prescriptions:fields.details")}
          hideLabel
          defaultValue={detailsShown === null ? "" : detailsShown ? "shown" : "hidden"}
          options={[
            {
              value: "",
              label: t(shownByDefault ? "prescriptions:details.defaultShown" : "prescriptions:details.defaultHidden"),
            },
            { value: "shown", label: t("prescriptions:details.shown") },
            { value: "hidden", label: t("prescriptions:details.hidden") },
          ]}
        />
        <div>
          <Button type="submit" name="intent" value="show" tone="secondary">
            {t("common:actions.save")}
          </Button>
        </div>
      </form>
    </FoldedCard>
  );
}

function EndForm({ action, version, answer }: { action: "cancel" | "stop" } & Omit<PartProps, "staff">) {
  const { t } = useT();
  const form = usePostedForm({
    answer: answerTo(answer, { intent: action }),
    values: {},
    labels: { reason: t("prescriptions:end.reason"), told: t("prescriptions:end.told") },
    prefix: `${action}-`,
  });
  return (
    <FoldedCard title={t(`prescriptions:actions.${action}`)} open={form.summary.length > 0}>
      <form method="post" noValidate data-once className="flex flex-col gap-4">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <input type="hidden" name="version" value={version} />
        <TextField
          {...form.text("reason")}
          hint={t("prescriptions:end.reasonHint")}
          maxLength={300}
          autoComplete="off"
        />
        <TextField
          {...form.text("told")}
          hint={t("prescriptions:end.toldHint")}
          optionalLabel={`(${t("common:form.optional")})`}
          maxLength={300}
          autoComplete="off"
        />
        <div>
          <Button type="submit" name="intent" value={action} tone="danger">
            {t(`prescriptions:actions.${action}`)}
          </Button>
        </div>
      </form>
    </FoldedCard>
  );
}
