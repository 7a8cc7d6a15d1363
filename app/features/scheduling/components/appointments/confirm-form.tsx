import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { Button, LinkButton, type ButtonProps } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { TextArea } from "~/ui/form/text-area";

export interface ConfirmFormProps {
  /** Name of the action that the form asks for. */
  action: "confirm" | "cancel";
  idempotencyKey: string;
  submit: { label: string; tone: NonNullable<ButtonProps["tone"]>; disabledReason?: string };
  /** Back to where nothing has happened. */
  keep: { label: string; href: string };
  /** Pressing the button says that the patient agreed on the phone. */
  agreed?: boolean | undefined;
  /** Label of a box for the reason; without one there is none. */
  reasonLabel?: string;
  reasonHint?: string | undefined;
  children?: ReactNode;
}

/** The button that does it. Opening the page did nothing. */
export function ConfirmForm({
  action,
  idempotencyKey,
  submit,
  keep,
  agreed,
  reasonLabel,
  reasonHint,
  children,
}: ConfirmFormProps) {
  const { t } = usePatientT();
  return (
    <form method="post">
      <Stack>
        <input type="hidden" name="intent" value={action} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {agreed && <input type="hidden" name="patientAgreed" value="on" />}
        {children}
        {reasonLabel && !submit.disabledReason && (
          <TextArea
            name="note"
            label={reasonLabel}
            hint={reasonHint}
            optionalLabel={`(${t("common:form.optional")})`}
            maxLength={500}
            rows={3}
          />
        )}
        <Cluster>
          <Button type="submit" tone={submit.tone} disabledReason={submit.disabledReason}>
            {submit.label}
          </Button>
          <LinkButton href={keep.href} tone="quiet">
            {keep.label}
          </LinkButton>
        </Cluster>
      </Stack>
    </form>
  );
}
