import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";

export interface ClosingFieldsProps {
  /** What was said before, kept on a refusal. */
  sent: Readonly<Record<string, string>>;
  /** What the patient may have agreed to on the phone; no such question where they stand at the desk. */
  agreed?: string;
  /** The patient is told of it unless staff say otherwise. */
  notifies?: boolean;
  submit: string;
  cancelHref: string;
}

/** The end of each form by which staff set appointments: what the patient agreed to, why they come, and the buttons. */
export function ClosingFields({ sent, agreed, notifies, submit, cancelHref }: ClosingFieldsProps) {
  const { t } = useT();
  return (
    <>
      {agreed !== undefined && (
        <Checkbox name="patientAgreed" label={agreed} defaultChecked={sent["patientAgreed"] === "on"} />
      )}
      {notifies && (
        <Checkbox
          name="doNotNotify"
          label={t("scheduling:notify.nobody")}
          hint={t("scheduling:notify.nobodyHint")}
          defaultChecked={sent["doNotNotify"] === "on"}
        />
      )}
      <TextArea
        name="reason"
        label={t("scheduling:details.reason")}
        optionalLabel={`(${t("common:form.optional")})`}
        rows={2}
        maxLength={500}
        defaultValue={sent["reason"]}
      />
      <Cluster>
        <Button type="submit">{submit}</Button>
        <LinkButton href={cancelHref} tone="quiet">
          {t("common:actions.cancel")}
        </LinkButton>
      </Cluster>
    </>
  );
}
