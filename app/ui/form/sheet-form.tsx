import type { ReactNode } from "react";
import { Button } from "../action/button";
import { Card } from "../view/card";
import { formClass } from "./form-style";
import { ErrorSummary, type ErrorSummaryProps } from "./error-summary";
import { VersionField } from "./version-field";

export interface SheetFormProps {
  errors: ErrorSummaryProps["errors"];
  /** Above the errors. */
  errorsTitle: string;
  /** The version of what is changed that the form was made from. */
  version: unknown;
  /** What the button says. */
  save: string;
  children: ReactNode;
}

/** A form by which one thing that is there is changed: what is wrong with it above, what is asked, and one button. */
export function SheetForm({ errors, errorsTitle, version, save, children }: SheetFormProps) {
  return (
    <>
      <ErrorSummary title={errorsTitle} errors={errors} />
      <Card>
        <form method="post" noValidate data-draft className={formClass}>
          <VersionField version={version} />
          {children}
          <div>
            <Button type="submit" size="large">
              {save}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
