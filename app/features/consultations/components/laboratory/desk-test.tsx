import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { FileForm } from "~/screens/files/file-form";
import { usePostedForm } from "~/screens/use-posted-form";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { isFinal } from "../../domain/laboratory/lab-order-states";
import { answerAbout, type DeskTestProps, type TestAtDesk } from "./desk-view";
import { EntryForm } from "./entry-form";

const enters = ({ actions }: TestAtDesk) => actions.includes("enter") || actions.includes("correct");

interface EnterLinkProps {
  test: TestAtDesk;
  orderId: string;
  /** It is one of several, and says of which test it is. */
  about?: string;
  /** Its values are entered with those of its panel; by itself it takes files, too. */
  inPanel?: boolean;
}

/** Leads to the one form of all open values of a panel. */
export function EnterPanelLink({ orderId, panelId, name }: { orderId: string; panelId: string; name: string }) {
  const { t } = useT();
  return (
    <div>
      <LinkButton href={`${paths.labDeskOrder(orderId, { panel: panelId })}#panel-${panelId}`} icon="edit">
        {t("laboratory:enter.panel", { name })}
      </LinkButton>
    </div>
  );
}

/** Leads to the form of a test's values; nothing where they cannot be entered. */
export function EnterLink({ test, orderId, about, inPanel = false }: EnterLinkProps) {
  const { t } = useT();
  if (!enters(test)) return null;
  const changes = isFinal(test.state) || test.state === "ENTERED";
  const words = changes
    ? t("laboratory:enter.correct")
    : t(inPanel ? "laboratory:enter.single" : "laboratory:enter.title");
  return (
    <LinkButton
      href={`${paths.labDeskOrder(orderId, { test: test.id })}#test-${test.id}`}
      tone={about || changes ? "secondary" : "primary"}
      icon="edit"
      {...(about && { size: "small", "aria-label": `${words}: ${about}` })}
    >
      {words}
    </LinkButton>
  );
}

/** What is to be done with a test at the desk: that its sample was rejected, its values, their second look, its files. */
export function DeskTest(props: DeskTestProps) {
  const { test, isOpen, isNamed, verifiers } = props;
  const { t } = useT();
  const opens = enters(test) && isOpen;
  const verifies = test.actions.includes("verify");
  const waits = test.state === "ENTERED" && test.isOwn && !verifies;
  const reason = { reason: test.rejectedReason };
  // The field of its one value says the same.
  const isSaid = opens && test.rejectedReason === "" && test.components.every(({ name }) => name === test.name);
  if (test.rejectedReason === "" && !waits && !opens && !verifies) return null;
  return (
    <section id={`test-${test.id}`} aria-label={test.name} className="flex scroll-mt-24 flex-col gap-4">
      {isNamed && !isSaid && (
        <h3 className="font-semibold">
          <bdi>{test.name}</bdi>
        </h3>
      )}
      {test.rejectedReason !== "" && (
        <Banner tone="warn">
          {t(test.state === "CANCELLED" ? "laboratory:declined" : "laboratory:rejected", reason)}
          {test.state !== "CANCELLED" && test.sampleCode !== "" && (
            <>
              {" "}
              <bdi dir="ltr">{test.sampleCode}</bdi>
            </>
          )}
        </Banner>
      )}
      {waits && <SecondPerson names={verifiers} />}
      {opens && <EntryForm {...props} />}
      {(verifies || waits) && <VerifyForms {...props} />}
      {opens && <AttachForm {...props} />}
    </section>
  );
}

/** Whoever entered values does not verify them: says so, and who can. */
function SecondPerson({ names }: { names: readonly string[] }) {
  const { t, format } = useT();
  return (
    <Banner tone="info" title={t("laboratory:verify.own")}>
      {names.length === 0 ? (
        t("laboratory:verify.nobody")
      ) : (
        <bdi>{t("laboratory:verify.who", { names: format.list(names) })}</bdi>
      )}
    </Banner>
  );
}

/** A second person finds the values right, or wants them looked at again; whoever entered them opens them again. */
function VerifyForms({ test, version, answer }: DeskTestProps) {
  const { t } = useT();
  const verifies = test.actions.includes("verify");
  const label = t(test.isOwn ? "laboratory:fields.reopenReason" : "laboratory:fields.sendBackReason");
  const form = usePostedForm({
    answer: answerAbout(answer, "sendBack", test.id),
    values: {},
    labels: {},
    prefix: `${test.id}-`,
  });
  return (
    <div className="flex flex-wrap items-end gap-4">
      {verifies && (
        <form method="post" data-once>
          <HiddenFields fields={{ intent: "verify", test: test.id }} />
          <VersionField version={version} />
          <Button type="submit" icon="check">
            {t("laboratory:verify.submit")}
          </Button>
        </form>
      )}
      <form method="post" noValidate data-once className="flex flex-wrap items-end gap-3">
        <HiddenFields fields={{ intent: "sendBack", test: test.id }} />
        <VersionField version={version} />
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <TextField {...form.text("reason")} label={label} maxLength={300} />
        <Button type="submit" tone="secondary">
          {t(test.isOwn ? "laboratory:verify.reopen" : "laboratory:verify.back")}
        </Button>
      </form>
    </div>
  );
}

/** Where files are put to a test: with script in parts, and without it one of up to 10 MB. */
function AttachForm({ test, orderId, answer }: DeskTestProps) {
  const { t } = useT();
  return (
    <section aria-label={t("record-files:add")} className="border-t border-line pt-4">
      <FileForm
        uploads={paths.labUploads(orderId, test.id)}
        done={paths.labDeskOrder(orderId, { test: test.id, done: "attached" })}
        there={paths.labDeskOrder(orderId, { test: test.id, done: "there" })}
        fields={{ intent: "attach", test: test.id }}
        thereWords={t("laboratory:done.there")}
        answer={answerAbout(answer, "attach", test.id)}
        tone="secondary"
      />
    </section>
  );
}
